import { expect, test } from './program';
import { known, playOn, putOne, round, sitDown, table, untilAsked } from './person';

test('a reload in mid-planning and a power cut in mid-turn lose nothing', async ({ page, program }) => {
  test.setTimeout(180_000);
  await sitDown(page, 'Ada');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await expect(table(page)).toBeAttached();
  while ((await untilAsked(page)) !== 'plan') await page.getByTestId('main').click();

  await putOne(page);
  const planned = page.locator('.space.planned');
  await expect(planned.first()).toBeVisible();
  await expect(table(page)).not.toHaveAttribute('data-busy');
  const before = await planned.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await page.reload();
  await expect(planned.first()).toBeVisible();
  expect(await planned.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(before);

  const { number } = await known(page);
  await program.kill();
  await expect(page.getByText('The connection to the server is lost')).toBeVisible();
  await program.revive();
  await expect(page.getByText('The connection to the server is lost')).toBeHidden({ timeout: 30_000 });
  expect((await known(page)).number).toBeGreaterThanOrEqual(number);
  expect(await planned.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(before);
  // The socket is back as well: the game goes on, bots and all.
  await playOn(page, async () => (await round(page)) >= 2);
});
