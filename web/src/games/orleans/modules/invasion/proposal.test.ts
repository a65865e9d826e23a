import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, tongue } from '../../../../i18n/index.svelte';
import type { Unit } from '../../../../types';
import { about, changes, does, named, said, shares } from './proposal';

const UNITS: Unit[] = [
  { wheel: { seat: 1, wheel: 'later' } },
  { placed_wheel: { seat: 1, place: 'castle' } },
  { tile: { seat: 2, place: 'school' } },
  { pay: { seat: 0, coins: 3 } },
  { gain: { seat: 0, coins: 1 } },
  { develop: { seat: 0, points: 1 } },
  { wine: 2 },
  { step_back: { seat: 0, points: 4 } },
  { monk: { seat: 1, from: 'bag' } },
  { citizen: { achievement: 'militia' } },
  { wither: { a: 'tours', b: 'blois', by: 'water' } },
  { turn_over: 'library' },
  { buy: { seat: 2, good: 'wool' } },
  { sell: { seat: 2, good: 'brocade', to: 0 } },
  { sail: 1 },
];
const speech = { who: (seat: number) => ['Ada', 'Ben', 'Chloé'][seat]!, spot: () => 'there' };

it('says whom each unit is about', () => {
  expect(UNITS.map(about)).toEqual([1, 1, 2, 0, 0, 0, 2, 0, 1, undefined, undefined, undefined, 2, 2, 1]);
});

it('gathers the units of each player, and what is about nobody last', () => {
  expect(shares(UNITS).map(({ seat, units }) => [seat, units.length])).toEqual([
    [0, 4],
    [1, 4],
    [2, 4],
    [undefined, 3],
  ]);
  expect(named([UNITS[0]!, null])).toEqual([UNITS[0]]);
});

it('counts coins and development together', () => {
  expect(changes(UNITS.slice(3, 8), { coins: 5, development: 7 })).toEqual([
    { icon: 'coin', from: 5, to: 3 },
    { icon: 'development', from: 7, to: 4 },
  ]);
  expect(changes([{ wine: 0 }], { coins: 5, development: 7 })).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => tongue.choose(language));

  it('says each unit in its own words', () => {
    const all = UNITS.map((unit) => said(unit, speech));
    expect(new Set(all).size).toBe(UNITS.length);
    expect(all.every((one) => !/undefined|_|\[object/.test(one))).toBe(true);
    expect(said(UNITS[3]!, speech)).toMatch(/^Ada .*3/);
    expect(does({ sell: { seat: 2, good: 'wool', to: 2 } }, speech)).not.toContain('Chloé');
  });
});
