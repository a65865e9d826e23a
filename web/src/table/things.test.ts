import { expect, it } from 'vitest';
import type { Move } from '../types';
import { pointingAt, tabOf, things, thingsOf } from './things';

const SWAPS: Move[] = [{ swap: { give: 'grain', take: 'wool' } }, { swap: { give: 'grain', take: 'wine' } }, { swap: { give: 'wine', take: 'wool' } }];

it('knows what an answer points at', () => {
  expect(thingsOf({ feed: 'wine' })).toEqual(['store/wine']);
  expect(thingsOf({ recruit: 'knight' })).toEqual(['track/knights']);
  expect(thingsOf({ displace: { victim: 2, to: 'blois', by: 'road', take: null } })).toEqual(['seat/2', 'town/blois']);
  expect(thingsOf('give_follower')).toEqual(['bag']);
});

it('leaves planning and passing to their own ways', () => {
  for (const move of ['ready', 'pass', 'decline', { use: 'castle' }, { draw: 3 }] as Move[]) expect(thingsOf(move)).toEqual([]);
});

it('gathers the answers of a thing, and narrows them by what was chosen', () => {
  expect(things(SWAPS).get('store/grain')).toHaveLength(2);
  expect(pointingAt(SWAPS, ['store/grain', 'supply/wool'])).toEqual([SWAPS[0]]);
  expect(pointingAt(SWAPS, [])).toEqual(SWAPS);
});

it('shows a phone where most of it lies', () => {
  expect(tabOf(['track/farmers', 'development', 'coins'])).toBe('tracks');
  expect(tabOf(['store/wine', 'place/bakery'])).toBe('board');
  expect(tabOf([])).toBeUndefined();
});
