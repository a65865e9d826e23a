import type { Sight } from '../src/types';
import { table, untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';
import { begin, laid, until, view, type Taste } from './trade';

const PLACES: Record<string, number> = { town_hall: 9, farm_house: 6, castle: 5, village: 4, monastery: -5 };

/** Somebody who is up to no good as soon as there are people to send. */
const schemer: Taste = (move, { view: { players, viewer } }) => {
  if (typeof move === 'string') return move === 'ready' || move === 'pass' || move === 'decline' ? -50 : 0;
  if ('put_back' in move || 'take_back' in move) return -90;
  if ('intrigue' in move) return 20;
  if ('send_to' in move) return 10;
  if ('use' in move) return PLACES[move.use] ?? 1;
  if ('draw' in move) return move.draw;
  if ('put' in move) {
    const mat = players[typeof viewer === 'object' ? (Object.values(viewer)[0] as number) : 0]!.mat;
    return (PLACES[move.put.place] ?? 0) + 2 * mat.board.filter(([id]) => id.place === move.put.place).length;
  }
  return 0;
};

test('somebody threatened in one browser bribes somebody in another', async ({ page: ada, browser, baseURL }) => {
  test.setTimeout(240_000);
  const other = await browser.newContext({ baseURL, viewport: { width: 1366, height: 768 }, locale: 'en-GB' });
  const ben = await other.newPage();
  await guest(ada, 'Ada');
  await guest(ben, 'Ben');
  const { id } = await laid(ada, ['intrigue'], 'open');
  const joined = await ben.request.post(`/api/tables/${id}/join`, { data: { seat: 1 } });
  expect(joined.ok(), await joined.text()).toBe(true);
  await begin(ada, id);

  const threatened = ({ question }: Sight) => question !== null && typeof question === 'object' && 'intrigue' in question && typeof question.intrigue === 'object' && 'offer' in question.intrigue;
  const victim = await until([ada, ben], id, schemer, threatened);
  expect(victim, 'somebody is threatened').toBeDefined();
  const [striker, target] = victim === 1 ? [ada, ben] : [ben, ada];
  const [name, by] = victim === 1 ? ['Ben', 'Ada'] : ['Ada', 'Ben'];
  const before = await view(target, id, victim!);
  const coins = (seat: number) => before.view.players[seat]!.mat.coins;

  await target.goto(`/table/${id}`);
  await striker.goto(`/table/${id}`);
  await expect(table(striker)).toBeAttached();
  expect(await untilAsked(target)).toBe('intrigue');
  const offer = target.getByRole('region', { name: 'A bribe' });
  await expect(offer).toContainText(`${by} threatens you`);
  await expect(offer.getByRole('button', { name: 'Make this offer' })).toBeDisabled();
  for (let n = 0; n < 3; n++) await offer.getByRole('button', { name: 'More coins' }).click();
  await offer.getByRole('button', { name: 'Less coins' }).click();
  await offer.getByRole('button', { name: 'Make this offer' }).click();

  expect(await untilAsked(striker)).toBe('intrigue');
  const verdict = striker.getByRole('region', { name: 'A bribe' });
  await expect(verdict).toContainText(`${name} offers`);
  await expect(verdict.getByRole('img', { name: '2 coins' })).toBeVisible();
  await verdict.getByRole('button', { name: 'Accept' }).click();

  for (const page of [striker, target]) {
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.getByRole('region', { name: 'Log' })).toContainText(`${name} offers ${by} a bribe: 2 coins.`);
    await expect(page.getByRole('region', { name: 'Log' })).toContainText(`${by} accepts the bribe`);
    await expect(page.locator(`[data-at="coins/${victim}"] b`).first()).toHaveText(String(coins(victim!) - 2));
    await expect(page.locator(`[data-at="coins/${1 - victim!}"] b`).first()).toHaveText(String(coins(1 - victim!) + 2));
  }
  await other.close();
});
