import { expect, it } from 'vitest';
import { isNothing, moves } from './bribe';

const NOTHING = { coins: 0, goods: [0, 0, 0, 0, 0] as [number, number, number, number, number], bread: 0 };

it('lays handfuls first, then single coins and goods, and offers once', () => {
  const wish = { coins: 7, goods: [0, 0, 2, 0, 0] as typeof NOTHING.goods, bread: 1 };
  expect(moves(NOTHING, wish)).toEqual([
    { intrigue: { add_coins: 5 } },
    { intrigue: { add_coins: 1 } },
    { intrigue: { add_coins: 1 } },
    { intrigue: { add_ware: { good: 'wine' } } },
    { intrigue: { add_ware: { good: 'wine' } } },
    { intrigue: { add_ware: 'bread' } },
    { intrigue: 'offer' },
  ]);
});

it('adds only what does not lie there yet', () => {
  expect(moves({ ...NOTHING, coins: 2 }, { ...NOTHING, coins: 3 })).toEqual([
    { intrigue: { add_coins: 1 } },
    { intrigue: 'offer' },
  ]);
  expect(isNothing(NOTHING)).toBe(true);
});
