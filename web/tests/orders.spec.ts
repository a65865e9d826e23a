import type { Facts, Follower, Good, PlaceFact, Sight, Town } from '../src/types';
import { distances } from '../src/table/trade/distance';
import { table, untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';
import { begin, laid, until, view, type Taste } from './trade';

const GOODS: Good[] = ['grain', 'cheese', 'wine', 'wool', 'brocade'];
const WISHED: Record<string, number> = { ship: 6, wagon: 6, farm_house: 5, castle: 4, village: 2, scriptorium: 1 };

/** Whether everybody missing at a place waits on the Market. */
function isFillable({ options, view: { players } }: Sight, place: PlaceFact): boolean {
  const { board, market } = players[0]!.mat;
  const left: Record<string, number | undefined> = { ...market };
  const empty = place.spaces.filter((_, nth) => !board.some(([id]) => id.place === place.place && id.nth === nth));
  return empty.every((space) => {
    const fits = options.find((move) => typeof move === 'object' && 'put' in move && move.put.place === place.place && move.put.space === space && (left[move.put.follower] ?? 0) > 0);
    if (fits) left[(fits as { put: { follower: Follower } }).put.follower]! -= 1;
    return fits !== undefined;
  });
}

/** Somebody who travels for goods, and with the goods to the town that wants them. */
function courier(facts: Facts): Taste {
  const lacks = (goods: number[], wanted: number[]) => wanted.reduce((sum, n, kind) => sum + Math.max(0, n - goods[kind]!), 0);
  const away = ({ view: { table, players } }: Sight, town: Town, extra: Good | null) => {
    const goods = players[0]!.mat.goods.map((n, kind) => n + Number(GOODS[kind] === extra));
    const far = distances(facts.routes, town);
    return Math.min(...table.modules!.orders.face_up.flatMap((id) => (id === null ? [] : [4 * lacks(goods, facts.orders[id]!.goods) + far.get(facts.orders[id]!.town)!])));
  };
  return (move, sight) => {
    if (typeof move === 'string') return move === 'ready' || move === 'pass' || move === 'decline' ? -50 : 0;
    if ('put_back' in move || 'take_back' in move) return -90;
    if ('draw' in move) return move.draw;
    if ('put' in move) return isFillable(sight, facts.places.find(({ place }) => place === move.put.place)!) ? (WISHED[move.put.place] ?? -60) : -60;
    if ('use' in move) return WISHED[move.use] ?? 1;
    if ('travel' in move) return 50 - away(sight, move.travel.to, move.travel.take);
    return -20;
  };
}

test('an order is fulfilled where it is asked for, and then one has passed', async ({ page }) => {
  test.setTimeout(300_000);
  await guest(page, 'Ada');
  const facts = (await (await page.request.get('/api/facts/orleans')).json()) as Facts;
  const asksForIt = ({ question }: Sight) => question !== null && typeof question === 'object' && 'orders' in question;
  let id = '';
  // Chance may keep the goods out of reach: then another game is played.
  for (let games = 0; games < 20; games++) {
    ({ id } = await laid(page, ['orders'], { bot: 'random' }));
    await begin(page, id);
    if ((await until([page], id, courier(facts), asksForIt)) === 0) break;
    id = '';
  }
  expect(id, 'an order can be fulfilled').not.toBe('');
  const before = await view(page, id, 0);
  await page.goto(`/table/${id}`);
  await expect(table(page)).toBeAttached();
  expect(await untilAsked(page)).toBe('orders');

  const drawer = page.getByRole('dialog', { name: 'Orders' });
  const card = drawer.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Fulfil and pass' }) }).first();
  await expect(card).toBeVisible();
  const worth = Number(/(\d+) points/.exec((await card.getAttribute('aria-label'))!)![1]);
  const town = (await card.getByRole('heading').textContent())!;
  await card.getByRole('button', { name: 'Fulfil and pass' }).click();

  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(`Ada fulfils the order of ${town} (${worth} points).`);
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Ada passes.');
  await expect(page.locator('[data-at="orders/0"] b')).toHaveText('1');
  // No action follows in this round, whoever is still at it.
  await untilAsked(page);
  const after = await view(page, id, 0);
  expect(after.view.players[0]!.mat.modules!.orders).toHaveLength(1);
  expect(after.view.table.round === before.view.table.round && after.question === 'action').toBe(false);
  await page.keyboard.press('r');
  await expect(drawer.getByText('Fulfilled', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('listitem', { name: new RegExp(`Order of ${town}`) })).toBeVisible();
});
