import { answer, round, sheet, table, untilAsked } from './person';
import { expect, test } from './program';
import { guest, playFast } from './quick';
import { begin, laid, view } from './trade';

test('Prosperity is played to its end: cards, Carpenter and what each Structure lacks are in view', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await guest(page, 'Ada');
  const { id } = await laid(page, ['prosperity'], { bot: 'easy' });
  await begin(page, id);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await expect(page.getByText('Which Structure card do you keep?').first()).toBeVisible();
  await playFast(page, id, ({ view: { table } }) => table.round >= 15);
  await page.reload();
  await untilAsked(page);
  await expect(page.getByTestId('carpenter')).toBeAttached();
  await expect(page.getByTestId('structures').first()).toContainText('Your card');

  expect(await round(page)).toBeGreaterThan(14);
  while ((await answer(page)) !== 'over');
  await expect(sheet(page)).toContainText('Structures');
  const { outcome } = await view(page, id, 0);
  expect(outcome).toMatchObject({ kind: 'ranked' });
  expect(outcome!.sheets).toHaveLength(2);
});

test('others see how many cards there are, and no card', async ({ page }) => {
  await guest(page, 'Ada');
  const { id } = await laid(page, ['prosperity'], { bot: 'easy' }, { bot: 'easy' });
  await begin(page, id);
  const { view: seen } = await view(page, id, 0);
  expect(seen.players[0]!.hand).toBeDefined();
  expect(seen.players[1]!.hand).toBeUndefined();
  await page.goto(`/table/${id}`);
  await expect(table(page)).toBeAttached();
});
