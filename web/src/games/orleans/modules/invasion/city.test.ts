import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, tongue } from '../../../../i18n/index.svelte';
import type { Danger, Due, Facts, Mat, Part, Task } from '../../../../types';
import {
  comingDangers,
  common,
  dangerLines,
  dueName,
  outOfReach,
  partAsked,
  partLine,
  personal,
  spotOf,
  standing,
} from './city';
import { wants } from './wants';

const task = (aim: Task['aim'], have: number, of: number): Task => ({
  aim,
  done: have >= of,
  hopeless: false,
  have,
  of,
  lacks: [],
  rounds: 3,
  threat: null,
});
const PARTS: Part[] = [
  { status: 5 },
  { station: 'loches' },
  { stations: 4 },
  { tiles: 4 },
  { coins: 10 },
  { citizens: 2 },
  { track_end: 'knights' },
  { wheels: 4 },
  { monks: 4 },
  { goods: ['wool', 2] },
  { fabrics: 50 },
  { food: 16 },
  'assembly_hall',
  'dues',
];
const DUES: Due[] = [{ coins: 2 }, { goods: ['wine', 1] }, { books: 3 }, { follower: 'farmer' }, 'wheel', 'tile'];
const who = (seat: number) => ['Ada', 'Ben'][seat]!;

it('tells common, personal and helping things apart', () => {
  const tasks = [
    task({ common: 'city_walls' }, 10, 10),
    task({ personal: [1, { coins: 10 }] }, 3, 10),
    task({ achievement: 'militia' }, 6, 6),
  ];
  expect(common(tasks).map(({ what }) => what)).toEqual(['city_walls']);
  expect(personal(tasks, 0)).toEqual([]);
  expect(personal(tasks, 1)).toHaveLength(1);
  expect(standing(tasks), 'an achievement need not be complete').toEqual({ holds: 1, of: 2 });
});

it('knows where in the City an answer sends something', () => {
  expect(spotOf({ send_good: { good: 'wool', to: 'city' } })).toBe('clothing_store');
  expect(spotOf({ send_good: { good: 'wine', to: 'city' } })).toBe('warehouse');
  expect(spotOf({ send_good: { good: 'wine', to: { player: 1 } } })).toBeUndefined();
  expect(spotOf({ send_coins: { coins: 2, to: 'treasury' } })).toBe('treasury');
  expect(spotOf({ man: { kind: 'knight', at: 'city_walls' } })).toBe('city_walls');
});

it('says what partners can send', () => {
  const mat = {
    coins: 1,
    goods: [0, 0, 0, 0, 0],
    market: {},
    tower: {},
    modules: { system: { invasion: { character: 'estate_manager', hall: [], towers: [], vote: null } } },
  } as unknown as Mat;
  const facts = {
    invasion: { dues: [{ due: { coins: 2 } }, { due: { goods: ['grain', 1] } }, { due: { follower: 'monk' } }] },
  } as unknown as Facts;
  expect(wants(0, mat, [], facts, 1)).toEqual([{ pieces: [{ icon: 'coin', number: 1 }] }]);
  expect(wants(0, mat, [], facts, 2)).toEqual([{ pieces: [{ good: 'grain' }] }]);
  expect(wants(0, mat, [], facts, 3)).toEqual([{ pieces: [{ follower: 'monk' }] }]);
  expect(wants(0, { ...mat, tower: { monk: 1 } } as unknown as Mat, [], facts, 3)).toEqual([]);
  const wool = [task({ personal: [0, { goods: ['wool', 2] }] }, 0, 2)];
  expect(wants(0, { ...mat, modules: undefined } as unknown as Mat, wool, facts, 1)).toEqual([
    { pieces: [{ good: 'wool' }, { good: 'wool' }] },
  ]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => tongue.choose(language));

  it('names every part and every due', () => {
    const all = [
      ...PARTS.map((what) => partLine({ what, have: 1, of: 2, done: false, hopeless: false })),
      ...DUES.map(dueName),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((one) => one !== '' && !/undefined|_|\[object/.test(one))).toBe(true);
    expect(partAsked({ goods: ['wool', 2] })).toMatch(/^2 /);
  });

  it('names what would lose the game, that in force first', () => {
    const danger = (given: Partial<Danger>): Danger => ({ event: 'trip', now: false, seat: null, rule: '', ...given });
    const dangers = [danger({ seat: 0 }), danger({ seat: 1 }), danger({ event: 'robbery', now: true })];
    const lines = dangerLines(dangers, who);
    expect(lines.map(({ now }) => now)).toEqual([true, false]);
    expect(lines[1]!.line).toMatch(/Ada.*Ben/);
    expect(comingDangers(dangers)).toHaveLength(1);
  });

  it('names what can no longer be reached, and leaves out what need not be', () => {
    const tasks = [
      task({ common: 'citizens' }, 5, 9),
      task({ personal: [1, { coins: 10 }] }, 3, 10),
      task({ achievement: 'militia' }, 1, 6),
    ];
    expect(outOfReach(tasks, who)).toEqual([]);
    const gone = outOfReach(
      tasks.map((one) => ({ ...one, hopeless: true })),
      who,
    );
    expect(gone).toHaveLength(2);
    expect(gone[1]).toMatch(/^Ben: /);
  });
});
