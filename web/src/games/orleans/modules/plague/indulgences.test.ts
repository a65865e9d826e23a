import { beforeEach, expect, it } from 'vitest';
import { tongue } from '../../../../i18n/index.svelte';
import type { Condition, Indulgence, Mat } from '../../../../types';
import { signOf, stand } from './indulgences';

beforeEach(() => tongue.choose('en'));

const ROUTES = [
  { a: 'orleans', b: 'blois', by: 'water' },
  { a: 'orleans', b: 'vendome', by: 'road' },
  { a: 'vendome', b: 'le_mans', by: 'road' },
];
const EMPTY = {
  merchant: 'orleans',
  goods: [0, 0, 0, 0, 0],
  coins: 5,
  stations: [],
  on_tiles: { road: 0 },
  board: [],
  wheels: [0, 0, 0],
  places: ['infirmary', 'library'],
  citizens: 0,
  market: {},
  tracks: [4],
};

/** How a card with this condition stands before such a mat. */
function how(condition: Condition, mat: Partial<Record<keyof Mat, unknown>> = {}) {
  const own = { mat: { ...EMPTY, ...mat } };
  const screen = {
    facts: {
      routes: ROUTES,
      tracks: [{ track: 'farmers', spaces: ['nothing', 'nothing', 'nothing', 'nothing', 'nothing', { good: 'wine' }] }],
      plague: { indulgences: [{ card: 'two_monks', condition }] },
    },
    view: { players: [own, { mat: { ...EMPTY, stations: ['blois'] } }] },
    player: own,
    glance: { seats: [{ status: 2 }] },
    me: 0,
    place: (place: string) => ({ category: place === 'infirmary' ? null : 'i' }),
  };
  return stand(screen as never, 'two_monks' as Indulgence);
}

it('says how far it is, and what stands in the way', () => {
  expect(how({ arrive: 'le_mans' }).has).toBe('Your merchant is 2 towns away');
  expect(how({ build: 'blois' })).toMatchObject({
    has: 'Your merchant is 1 town away',
    lacks: 'A station stands there.',
  });
});

it('says what a gift still lacks, and where it can be given', () => {
  const gift = (town: 'vendome' | null, coins: number): Condition => ({
    give: { town, goods: [1, 0, 0, 0, 0], coins },
  });
  expect(how(gift(null, 6))).toMatchObject({ lacks: 'Missing: 1 grain and 1 coin', met: false });
  expect(how(gift('vendome', 0), { goods: [1, 0, 0, 0, 0] })).toMatchObject({ met: false, lacks: '' });
  expect(how(gift('vendome', 0), { goods: [1, 0, 0, 0, 0], merchant: 'vendome' })).toMatchObject({ met: true });
});

it('counts what must be reached from below', () => {
  expect(how({ status: 3 })).toMatchObject({ has: '2 of 3', lacks: '1 missing', late: false });
  expect(how({ status: 2 })).toMatchObject({ late: true });
  expect(how('first_wine')).toMatchObject({ has: '4 of 5' });
  expect(how({ tiles: 3 }).has).toBe('1 of 3');
  expect(how({ inland_stations: 3 }, { stations: ['blois', 'vendome'], on_tiles: { road: 1 } }).has).toBe('2 of 3');
  // Two monks on the Market can be collected anew.
  expect(how({ monks: 2 }, { market: { monk: 2 } })).toMatchObject({ has: '2 of 2', late: false });
});

it('has a sign for every card', () => {
  expect(signOf({ give: { town: null, goods: [0, 0, 3, 0, 0], coins: 0 } })).toBe('g-wine');
  expect(signOf({ give: { town: 'tours', goods: [0, 0, 0, 0, 0], coins: 5 } })).toBe('coin');
  expect(signOf('deed_citizen')).toBe('deed');
});
