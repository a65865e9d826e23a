import { expect, test } from './program';
import { answer, round, sitDown, untilAsked, wish } from './person';

test('three people at one screen, each hand hidden until its owner is there', async ({ page }) => {
  test.setTimeout(240_000);
  await sitDown(page, 'Ada');
  await wish(page, 'Ben', 'Cleo');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.locator('main.table')).toBeAttached();
  await page.locator('main.table').evaluate((laid) => laid.setAttribute('data-mark', 'laid once'));

  const turns = ['Ada', 'Ben', 'Cleo'].map((name) => `${name}, it is your turn.`);
  const curtains: string[] = [];
  const calls = await page.evaluateHandle(() => {
    const calls: string[] = [];
    const call = () => document.querySelector('[data-testid="call"]')?.textContent?.trim() ?? '';
    new MutationObserver(() => call() && calls.at(-1) !== call() && calls.push(call())).observe(document.body, {
      childList: true,
      subtree: true,
    });
    return calls;
  });
  // Three plans are hidden in a round, and nothing else: whoever acts is called without a curtain.
  while ((await round(page)) < 2) {
    if ((await untilAsked(page)) === 'curtain')
      curtains.push((await page.getByRole('dialog').getByRole('heading').textContent()) ?? '');
    await answer(page);
  }
  expect(curtains.toSorted()).toEqual(turns);
  for (const name of ['Ada', 'Ben', 'Cleo'])
    expect((await calls.jsonValue()).join(), 'whoever acts is called').toContain(`${name}, it is your turn.`);
  // Whatever is told of the table while they play, nobody lays it anew under their hands.
  await expect(page.locator('main.table')).toHaveAttribute('data-mark', 'laid once');
});
