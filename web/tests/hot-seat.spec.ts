import { expect, test } from './program';
import { answer, round, sitDown, table, untilAsked, wish } from './person';

test('three people at one screen, each hand hidden until its owner is there', async ({ page }) => {
  test.setTimeout(240_000);
  await sitDown(page, 'Ada');
  await wish(page, 'Ben', 'Cleo');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(table(page)).toBeAttached();

  const called = new Set<string>();
  while ((await round(page)) < 2) {
    if ((await untilAsked(page)) === 'curtain') {
      called.add((await page.getByRole('dialog').getByRole('heading').textContent()) ?? '');
    }
    await answer(page);
  }
  expect([...called].sort()).toEqual(['Ada', 'Ben', 'Cleo'].map((name) => `${name}, it is your turn.`));
});
