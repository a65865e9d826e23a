import { beforeAll, expect, it } from 'vitest';
import { tongue } from '../../i18n/index.svelte';
import type { EventFacts, Facts, View } from '../../types';
import { inForce, isIn, letters, toCome } from './tile';

const tile = (event: EventFacts['event'], letter: EventFacts['letter'], amount = 0): EventFacts => ({ event, letter, special: false, amount, price: 0, board_only: false, rule: '', reconstructed: false });
const base = [tile('pilgrimage', 'start'), ...'aaaaabbbbbbcccccc'].map((one) => (typeof one === 'string' ? tile('harvest', one as 'a', 1) : one));
const facts = {
  hour_glass: [...base, ...Array.from({ length: 32 }, (_, n) => tile('tax', (['a', 'b', 'c', 'd'] as const)[Math.floor(n / 8)]!, 3)), tile('silentium', null), tile('silentium', null)],
  first_edition: base.map((one) => ({ ...one, letter: one.letter === 'start' ? one.letter : null })),
  tours: { events: [tile('strike', null), ...Array.from({ length: 13 }, () => tile('drought', null, 4))] },
} as unknown as Facts;
const sees = (over: object, setup: object) => ({ table: { tile: 1, turned: 0, ...over }, setup: { edition: 'bigbox', options: {}, ...setup } }) as unknown as View;
const view = (over: object, uprising_last = false) => sees({ tile: 49, ...over }, { modules: ['trade_events'], options: { uprising_last } });

beforeAll(() => tongue.choose('en'));

it('reads the set of turned tiles beyond 32', () => {
  expect(isIn(2 ** 51 + 1, 51)).toBe(true);
  expect(isIn(2 ** 51 + 1, 50)).toBe(false);
  expect(isIn(2 ** 51 + 1, 0)).toBe(true);
});

it('shows the tile of the expansion that is in force', () => {
  expect(inForce(facts, view({}))).toMatchObject({ name: 'Tax', brings: 'Everybody pays 3 coins.', letter: 'd' });
  expect(inForce(facts, view({ tile: null }))).toBeUndefined();
});

it('counts four of each letter in the stack, with the uprising at the bottom one more', () => {
  expect(toCome(facts, view({}))).toEqual(['4 A', '4 B', '4 C', '4 D']);
  expect(toCome(facts, view({ turned: 2 ** 18 + 2 ** 19 + 2 ** 50 }, true))).toEqual(['2 A', '4 B', '4 C', '5 D']);
});

it('has a letter for every round, one C fewer after a Vacation', () => {
  expect(letters(facts, view({}), 18).join('')).toBe('aaaaabbbbccccddddd');
  expect(letters(facts, view({}), 17).join('')).toBe('aaaaabbbbcccddddd');
});

it('shows the tiles of the base game, without letters in the first edition', () => {
  expect(inForce(facts, sees({ turned: 3 }, {}))).toMatchObject({ name: 'Harvest', letter: 'a' });
  expect(toCome(facts, sees({ turned: 3 }, {}))).toEqual(['4 A', '6 B', '6 C']);
  expect(letters(facts, sees({}, {}), 18).join('')).toBe('aaaaaabbbbbbcccccc');
  expect(inForce(facts, sees({}, { edition: 'first' }))).toMatchObject({ letter: 'none' });
  expect(toCome(facts, sees({}, { edition: 'first' }))).toEqual([]);
  expect(letters(facts, sees({}, { edition: 'first' }), 18).join('')).toBe('a'.repeat(18));
});

it('shows the events of a board, which carry no letters', () => {
  const tours = (over: object) => sees(over, { modules: ['tours'] });
  expect(inForce(facts, tours({ tile: 1 }))).toMatchObject({ name: 'Drought', letter: 'none', crossed: true });
  expect(toCome(facts, tours({}))).toEqual([]);
  expect(letters(facts, tours({}), 14)).toHaveLength(14);
});
