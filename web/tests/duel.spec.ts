import { answer, untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';
import { begin, laid, view } from './trade';

test('The Duel is played on the screen to its end, which says its rule', async ({ page }) => {
  test.setTimeout(300_000);
  await guest(page, 'Ada');
  const { id } = await laid(page, ['duel'], { bot: 'easy' });
  await begin(page, id);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await expect(page.getByTestId('objectives').first()).toBeAttached();
  while ((await answer(page)) !== 'over');
  const { outcome } = await view(page, id, 0);
  expect(outcome).toMatchObject({ kind: 'decided', sheets: [] });
  expect(outcome!.rule).toMatch(/^duel\./);
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();
});
