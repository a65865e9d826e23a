import { beforeAll, expect, it } from 'vitest';
import { tongue } from '../../i18n/index.svelte';
import type { Facts, TradeTile, View } from '../../types';
import { inForce, isIn, letters, toCome } from './tile';

const tile = (event: TradeTile['event'], letter: TradeTile['letter'], amount = 0): TradeTile => ({ event, letter, special: false, amount, reconstructed: false });
const facts = {
  hour_glass: Array.from({ length: 18 }, () => ({ event: 'harvest', letter: 'b' })),
  trade_tiles: [...Array.from({ length: 32 }, (_, n) => tile('tax', (['a', 'b', 'c', 'd'] as const)[Math.floor(n / 8)]!, 3)), tile('silentium', null), tile('silentium', null)],
} as unknown as Facts;
const view = (over: object, uprising_last = false) => ({ table: { tile: 49, turned: 0, ...over }, setup: { edition: 'bigbox', modules: ['trade_events'], options: { uprising_last } } }) as unknown as View;

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
