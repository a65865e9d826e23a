import { expect, test } from './program';
import { plan, round, sitDown, table, untilAsked, act, choose } from './person';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('three rounds on a phone, by touch', async ({ page }) => {
  test.setTimeout(180_000);
  await sitDown(page, 'Ada');
  await page.getByRole('button', { name: /^Play now/ }).tap();
  await expect(table(page)).toBeAttached();
  while ((await round(page)) < 4) {
    const question = await untilAsked(page);
    if (question === 'plan') await plan(page);
    else if (question === 'action') await act(page);
    else await choose(page, question);
  }
  // Nothing sticks out sideways, on any tab, and whatever can be touched is big enough: of a place the whole card.
  for (const tab of ['Map', 'Board', 'Tracks', 'Others', 'Log']) {
    await page.getByRole('navigation').getByRole('button', { name: tab, exact: true }).tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), tab).toBeLessThanOrEqual(0);
  }
  await page.getByRole('navigation').getByRole('button', { name: 'Board', exact: true }).tap();
  const small = await page
    .locator('.prompt button:visible, nav button:visible, .place .card:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().height < 40)
        .map((one) => `${one.textContent?.trim()} ${one.getBoundingClientRect().height}`),
    );
  expect(small).toEqual([]);
});
