import { expect, test } from './program';
import { playOn, round, sheet, sitDown, table } from './person';

test('a whole game against three bots, from the first click to the score sheet', async ({ page }) => {
  test.setTimeout(330_000);
  await sitDown(page, 'Ada');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(table(page)).toBeAttached();
  const rounds = new Set<number>();
  await playOn(page, async () => (rounds.add(await round(page).catch(() => 18)), false));
  expect(rounds.size).toBeGreaterThanOrEqual(18);

  await expect(sheet(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins with \d+ points|share the victory/);
  await expect(sheet(page).getByRole('columnheader')).toHaveCount(4);
  // The sheet adds up.
  for (const row of await sheet(page).locator('tfoot td').allTextContents()) expect(Number(row)).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Score by round' })).toBeVisible();
  await page.goto('/');
  await page.getByText(/Finished games/).click();
  await expect(page.getByRole('link', { name: 'Score' })).toBeVisible();
});
