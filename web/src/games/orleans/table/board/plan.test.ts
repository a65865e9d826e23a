import { expect, test } from 'vitest';
import type { Follower, Move, PlaceFact, PlaceGlance, PlayerView, SpaceKind } from '../../../../types';
import { missing, near, outlook } from './plan';

const put = (follower: Follower, space: SpaceKind): Move => ({
  put: { follower, place: 'castle', space, from: 'market' },
});
const fact = { place: 'castle', spaces: ['farmer', 'boatman', 'trader'], sort: 'action' } as PlaceFact;
const twice = { ...fact, spaces: ['farmer', 'farmer'] } as PlaceFact;
const holding = (market: Partial<Record<Follower, number>>, taken: number[] = []): PlayerView =>
  ({
    mat: { market, tower: {}, board: taken.map((nth) => [{ place: 'castle', nth }, 'wheel']) },
  }) as unknown as PlayerView;
const glance = (complete = false): PlaceGlance => ({
  place: 'castle',
  complete,
  forbidden: null,
  gives: { events: [], asks: null, chance: false },
});

test('a monk stands in for one, not for two', () => {
  const options = [put('monk', 'farmer'), put('monk', 'boatman'), put('monk', 'trader'), put('own_farmer', 'farmer')];
  expect(missing(options, holding({ monk: 1, own_farmer: 1 }), fact)).toHaveLength(1);
  expect(missing(options, holding({ monk: 1, own_farmer: 1 }, [2]), fact)).toEqual([]);
  expect(missing(options, holding({ monk: 1 }, [0, 1, 2]), fact)).toBeUndefined();
});

test('one follower does not fill two spaces of a kind', () => {
  const options = [put('farmer', 'farmer')];
  expect(missing(options, holding({ farmer: 1 }), twice)).toEqual(['farmer']);
  expect(missing(options, holding({ farmer: 2 }), twice)).toEqual([]);
});

test('somebody makes way for who fits nowhere else', () => {
  const options = [
    put('monk', 'farmer'),
    put('monk', 'boatman'),
    put('monk', 'trader'),
    put('farmer', 'farmer'),
    put('trader', 'trader'),
  ];
  expect(missing(options, holding({ monk: 1, farmer: 1, trader: 1 }), fact)).toEqual([]);
});

test('what is complete, forbidden or no action is not near', () => {
  const options = [put('farmer', 'farmer')];
  const player = holding({ farmer: 1 }, [1, 2]);
  expect(near(options, player, fact, glance())).toBe('can');
  expect(near([], holding({}, [1, 2]), fact, glance())).toBe('one');
  expect(near([], holding({}, [2]), fact, glance())).toBeUndefined();
  expect(near(options, player, fact, glance(true))).toBeUndefined();
  expect(near(options, player, { ...fact, sort: 'passive' }, glance())).toBeUndefined();
  expect(near(options, player, fact, { ...glance(), forbidden: 'base.guildhall.one-per-town' })).toBeUndefined();
});

test('a plan tells what acts and what is left aside', () => {
  const player = holding({ farmer: 1 }, [1, 2]);
  expect(outlook([put('farmer', 'farmer')], player, [glance()], () => fact)).toMatchObject({
    acting: [],
    aside: ['castle'],
  });
  expect(outlook([], player, [glance(true)], () => fact)).toMatchObject({ acting: ['castle'], aside: [] });
});
