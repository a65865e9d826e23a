import { delivers, moment } from './past';
import { table, untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';
import { view } from './trade';

test('an order is fulfilled where it is asked for, and then one has passed', async ({ page }) => {
  await guest(page, 'Ada');
  const { table: past, at, seat } = moment(delivers);
  await page.goto(`/table/${past}/replay?at=${at}`);
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toHaveValue(String(at));
  await page.getByRole('button', { name: 'Continue from here' }).click();
  const goOn = page.getByRole('dialog', { name: 'Continue from here' });
  await goOn.getByRole('combobox').first().selectOption(String(seat));
  await goOn.getByLabel('Bots').selectOption('easy');
  await goOn.getByRole('button', { name: 'Play on' }).click();
  await expect(page).not.toHaveURL(new RegExp(past));
  await expect(table(page)).toBeAttached();
  expect(await untilAsked(page)).toBe('orders');
  const id = /table\/(\w+)/.exec(page.url())![1]!;
  const before = await view(page, id, seat);

  const drawer = page.getByRole('dialog', { name: 'Orders' });
  const card = drawer
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Fulfil and pass' }) })
    .first();
  await expect(card).toBeVisible();
  const worth = Number(/(\d+) points/.exec((await card.getAttribute('aria-label'))!)![1]);
  const town = (await card.getByRole('heading').textContent())!;
  await card.getByRole('button', { name: 'Fulfil and pass' }).click();

  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(
    `Ada fulfils the order of ${town} (${worth} points).`,
  );
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Ada passes.');
  const had = before.view.players[seat]!.mat.modules?.orders.length ?? 0;
  await expect(page.locator(`[data-at="orders/${seat}"] b`)).toHaveText(String(had + 1));
  // No action follows in this round, whoever is still at it.
  await untilAsked(page);
  const after = await view(page, id, seat);
  expect(after.view.players[seat]!.mat.modules!.orders).toHaveLength(had + 1);
  expect(after.view.table.round === before.view.table.round && after.question === 'action').toBe(false);
  await page.keyboard.press('r');
  await expect(drawer.getByText('Fulfilled', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('listitem', { name: new RegExp(`Order of ${town}`) })).toBeVisible();
});
