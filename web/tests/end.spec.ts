import { lastMoveOf, takeUp } from './past';
import { answer, sheet } from './person';
import { expect, test } from './program';
import { guest } from './quick';

test('an end that one has seen come is celebrated once, and sounds are offered until one has chosen', async ({
  page,
}) => {
  await guest(page, 'Ada');
  await page.addInitScript(() => localStorage.setItem('scenes', 'fast'));
  await page.goto(`/table/${await takeUp(page, lastMoveOf('bigbox-2'))}`);
  while ((await answer(page)) !== 'over');
  const confetti = page.getByTestId('confetti');
  await expect(confetti).toBeVisible();
  // It counts up to what the headline says, and the confetti is gone.
  const [points] = /\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent())!)!;
  await expect(sheet(page).locator('tr', { hasText: 'Total' }).locator('td.won').first()).toHaveText(points);
  await expect(confetti).toHaveCount(0);

  const yes = page.getByRole('button', { name: 'Yes, please' });
  await page.reload();
  await expect(sheet(page)).toContainText(points);
  await expect(confetti).toHaveCount(0);
  await yes.click();
  expect(await page.evaluate(() => localStorage.getItem('sound'))).toBe('on');
  await page.reload();
  await expect(sheet(page)).toContainText(points);
  await expect(yes).toHaveCount(0);
});
