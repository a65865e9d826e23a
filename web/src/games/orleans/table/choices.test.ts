import { expect, it } from 'vitest';
import type { Move } from '../../../types';
import { canonical } from '../../shared/canonical';
import { mainMove, nextToFill, offered, spacesFor, towns } from './choices';

const put = (follower: string, place: string, space: string) =>
  ({ put: { follower, place, space, from: 'market' } }) as Move;
const OPTIONS: Move[] = [
  'ready',
  put('monk', 'castle', 'farmer'),
  put('own_farmer', 'castle', 'farmer'),
  put('own_boatman', 'castle', 'boatman'),
  put('monk', 'town_hall', 'any'),
];

it('knows a move whatever the order of its parts', () => {
  expect(canonical({ b: 1, a: { d: 2, c: 3 } })).toBe(canonical({ a: { c: 3, d: 2 }, b: 1 }));
  expect(offered(OPTIONS, { put: { space: 'farmer', place: 'castle', from: 'market', follower: 'own_farmer' } })).toBe(
    true,
  );
  expect(offered(OPTIONS, put('own_farmer', 'ship', 'farmer'))).toBe(false);
});

it('lights the spaces a follower in hand fits', () => {
  expect(spacesFor(OPTIONS, { follower: 'own_boatman', from: 'market' }, 'castle')).toEqual(new Set(['boatman']));
  expect(spacesFor(OPTIONS, { follower: 'own_boatman', from: 'tower' }, 'castle')).toEqual(new Set());
});

it('fills with the printed kind first and spends no monk in vain', () => {
  expect(nextToFill(OPTIONS, 'castle', true)).toEqual(put('own_farmer', 'castle', 'farmer'));
  const monkOnly = [put('monk', 'castle', 'trader')];
  expect(nextToFill(monkOnly, 'castle', false)).toBeUndefined();
  expect(nextToFill(monkOnly, 'castle', true)).toEqual(monkOnly[0]);
  expect(nextToFill(OPTIONS, 'town_hall', true)).toBeUndefined();
  expect(nextToFill(OPTIONS, 'castle', true, 'boatman')).toEqual(put('own_boatman', 'castle', 'boatman'));
  expect(nextToFill(OPTIONS, 'castle', true, 'trader')).toBeUndefined();
});

it('offers the largest draw, or what ends the question', () => {
  expect(mainMove([{ draw: 0 }, { draw: 4 }, { draw: 3 }])).toEqual({ draw: 4 });
  expect(mainMove(OPTIONS)).toBe('ready');
  expect(mainMove([{ recruit: 'trader' }])).toBeUndefined();
});

it('gathers all ways to a town', () => {
  const ways = towns([
    { travel: { to: 'blois', by: 'water', take: 'wine' } },
    { travel: { to: 'blois', by: 'water', take: null } },
    { go_to: 'tours' },
    'decline',
  ]);
  expect([...ways.keys()]).toEqual(['blois', 'tours']);
  expect(ways.get('blois')).toHaveLength(2);
});
