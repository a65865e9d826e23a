import { expect, it } from 'vitest';
import type { Move } from '../../../types';
import { inPlay } from '../modules';
import { boardOf, pointingAt, standing, tabOf, things, thingsOf } from './things';

const modules = await inPlay({ modules: ['intrigue'] });
const SWAPS: Move[] = [
  { swap: { give: 'grain', take: 'wool' } },
  { swap: { give: 'grain', take: 'wine' } },
  { swap: { give: 'wine', take: 'wool' } },
];

it('knows what an answer points at', () => {
  expect(thingsOf({ feed: 'wine' }, modules)).toEqual(['store/wine']);
  expect(thingsOf({ recruit: 'knight' }, modules)).toEqual(['track/knights']);
  expect(thingsOf({ displace: { victim: 2, to: 'blois', by: 'road', take: null } }, modules)).toEqual([
    'seat/2',
    'town/blois',
  ]);
  expect(thingsOf('give_follower', modules)).toEqual(['bag']);
});

it('leaves planning and passing to their own ways', () => {
  for (const move of ['ready', 'pass', 'decline', { use: 'castle' }, { draw: 3 }] as Move[])
    expect(thingsOf(move, modules)).toEqual([]);
});

it('gathers the answers of a thing, and narrows them by what was chosen', () => {
  expect(things(SWAPS, modules).get('store/grain')).toHaveLength(2);
  expect(pointingAt(SWAPS, ['store/grain', 'supply/wool'], modules)).toEqual([SWAPS[0]]);
  expect(pointingAt(SWAPS, [], modules)).toEqual(SWAPS);
});

it('shows a phone where most of it lies', () => {
  expect(tabOf(['track/farmers', 'development', 'coins'])).toBe('tracks');
  expect(tabOf(['store/wine', 'place/bakery'])).toBe('board');
  expect(tabOf([])).toBeUndefined();
});

it('points at what is struck where it lies', () => {
  const strike = (plot: unknown) => thingsOf({ intrigue: { plot: { victim: 2, plot } } } as Move, modules);
  expect(strike({ sabotage: { place: 'castle', space: 'farmer', follower: 'own_farmer' } })).toEqual([
    'on/2/castle/farmer/own_farmer',
  ]);
  expect(strike({ spy: { place: 'castle', space: 'farmer' } })).toEqual([standing(2, 'castle', 'farmer', 'wheel')]);
  expect(strike({ fraud: { take: { good: 'wine' }, give: 'bread' } })).toEqual(['goods/2/wine', 'place/bakery']);
  expect(strike('kidnap')).toEqual(['merchant/2', 'seat/2']);
  expect(strike({ treason: { follower: 'knights' } })).toEqual(['track/knights', 'seat/2']);
  expect(
    thingsOf(
      { trade_events: { dismiss: { kind: 'farmer', from: { space: ['village', 'farmer'] } } } } as Move,
      modules,
    ),
  ).toEqual(['on/me/village/farmer/farmer']);
});

it('knows on whose board a thing lies', () => {
  expect(boardOf('on/2/castle/farmer/wheel')).toBe(2);
  expect(boardOf('goods/0/wine')).toBe(0);
  expect(boardOf('on/me/village/farmer/farmer')).toBeUndefined();
  expect(boardOf('seat/2')).toBeUndefined();
});
