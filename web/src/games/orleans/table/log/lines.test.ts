import { beforeAll, expect, it } from 'vitest';
import { settled } from '../../../../api/table.svelte';
import { tongue } from '../../../../i18n/index.svelte';
import type { Facts, Seen } from '../../../../types';
import { inPlay } from '../../modules';
import { speech } from '../../words/speech';
import { lines, seatOf, since } from './lines';

const modules = await inPlay({ modules: ['orders', 'intrigue'] });
const voice = speech((seat) => `P${seat}`, { events: [], facts: {} as Facts, modules });
beforeAll(() => tongue.choose('en'));

const LOG: Seen[] = [
  {
    number: 1,
    events: [
      { round: 2 },
      { phase: 'followers' },
      { drew: [0, 'monk'] },
      { drew: [0, 'knight'] },
      { drew: [1, 'farmer'] },
    ],
  },
  {
    number: 2,
    events: [
      { phase: 'actions' },
      { used: [1, 'castle'] },
      { recruited: [1, 'knight'] },
      { returned: { seat: 1, place: 'castle', follower: 'farmer' } },
    ],
  },
  { number: 3, events: [{ passed: 0 }] },
  { number: 4, events: [{ passed: 1 }, { phase: 'event' }, { coins: [0, 3] }, { coins: [1, 3] }] },
];

it('says in one line what belongs together', () => {
  expect(
    lines(LOG, voice)
      .map((line) => line.text)
      .slice(0, 3),
  ).toEqual(['P0 draws: monk, knight.', 'P1 draws: farmer.', 'P1 uses the Castle.']);
});

it('groups by round and phase', () => {
  expect(lines(LOG, voice).map((line) => line.phase)).toEqual([
    'followers',
    'followers',
    'actions',
    'actions',
    'actions',
    'actions',
    'event',
    'event',
  ]);
  expect(new Set(lines(LOG, voice).map((line) => line.round))).toEqual(new Set([2]));
});

it('knows who an event is about', () => {
  expect(seatOf({ passed: 1 }, modules)).toBe(1);
  expect(seatOf({ round: 1 }, modules)).toBeUndefined();
  expect(seatOf({ handed: { from: 2, to: 0, good: 'wine' } }, modules)).toBe(2);
  expect(seatOf('game_over', modules)).toBeUndefined();
  expect(seatOf({ orders: { delivered: [2, 4] } }, modules)).toBe(2);
  expect(seatOf({ orders: { turned_up: 4 } }, modules)).toBeUndefined();
  expect(
    seatOf(
      { intrigue: { offered: { victim: 1, to: 0, bribe: { coins: 1, goods: [0, 0, 0, 0, 0], bread: 0 } } } },
      modules,
    ),
  ).toBe(1);
});

it('tells what happened since the last own turn, what was done to oneself as well', () => {
  const told = (me: number | undefined) => since(lines(LOG, voice), me).map((line) => line.text);
  expect(told(0)).toEqual(['P1 passes.', 'P0 receives 3 coins.', 'P1 receives 3 coins.']);
  // Whoever passed last hears of the event that came with it, not of the own pass.
  expect(told(1)).toEqual(['P0 receives 3 coins.', 'P1 receives 3 coins.']);
  expect(told(undefined)).toEqual([]);
  expect(told(7)).toHaveLength(6);
});

it('forgets what was taken back and tells nothing twice', () => {
  const later: Seen[] = [
    { number: 4, events: [] },
    { number: 5, events: [], undone: [3] },
  ];
  expect(settled(LOG, later).map((entry) => entry.number)).toEqual([1, 2, 4, 5]);
});

it('puts what was missed where it belongs, and what was taken back stays away', () => {
  const entry = (number: number, undone?: number[]): Seen => ({ number, events: [], undone });
  const log = settled([entry(1), entry(2)], [entry(5, [4])]);
  expect(settled(log, [entry(3), entry(4)]).map(({ number }) => number)).toEqual([1, 2, 3, 5]);
});

it('knows the round in which a game was taken up', () => {
  const rounds = (log: Seen[]) => lines(log, voice, 15).map(({ round }) => round);
  const passed: Seen = { number: 1, events: [{ passed: 0 }] };
  expect(rounds([passed])).toEqual([15]);
  expect(rounds([passed, { number: 2, events: [{ round: 15 }, { passed: 1 }] }])).toEqual([14, 15]);
  expect(rounds([passed, { number: 2, events: [{ round: 1 }, { passed: 1 }] }])).toEqual([1, 1]);
});
