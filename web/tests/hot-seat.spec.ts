import { expect, test } from './program';
import { curtain, playOn, round, sitDown, table, wish } from './person';

test('three people at one screen, each hand hidden until its owner is there', async ({ page }) => {
  test.setTimeout(240_000);
  await sitDown(page, 'Ada');
  await wish(page, 'Ben', 'Cleo');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(table(page)).toBeAttached();

  const seen = new Set<string>();
  await playOn(page, async () => {
    if (await curtain(page).isVisible()) {
      const words = (await page.locator('body').innerText()).match(/(Ada|Ben|Cleo), it is your turn/)?.[1];
      if (words) seen.add(words);
    }
    return (await round(page)) >= 3;
  });
  expect([...seen].sort()).toEqual(['Ada', 'Ben', 'Cleo']);
});
