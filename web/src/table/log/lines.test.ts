import { beforeAll, expect, it } from 'vitest';
import { settled } from '../../api/table.svelte';
import { tongue } from '../../i18n/index.svelte';
import type { Seen } from '../../types';
import { speech } from '../../words/speech';
import { lastOwn, lines, seatOf } from './lines';

const voice = speech((seat) => `P${seat}`, { hour_glass: [] });
beforeAll(() => tongue.choose('en'));

const LOG: Seen[] = [
  { number: 1, events: [{ round: 2 }, { drew: [0, 'monk'] }, { drew: [0, 'knight'] }, { drew: [1, 'farmer'] }] },
  { number: 2, events: [{ used: [1, 'castle'] }, { recruited: [1, 'knight'] }, { returned: { seat: 1, place: 'castle', follower: 'farmer' } }] },
  { number: 3, events: [{ passed: 0 }] },
  { number: 4, events: [{ passed: 1 }, { coins: [0, 3] }, { coins: [1, 3] }] },
];

it('says in one line what belongs together', () => {
  expect(lines(LOG, voice).map((line) => line.text).slice(0, 3)).toEqual(['P0 draws: monk, knight.', 'P1 draws: farmer.', 'P1 uses the Castle.']);
});

it('groups by round and phase; after the last pass comes the event', () => {
  expect(lines(LOG, voice, 2).map((line) => line.phase)).toEqual(['followers', 'followers', 'actions', 'actions', 'actions', 'actions', 'event', 'event']);
  expect(new Set(lines(LOG, voice).map((line) => line.round))).toEqual(new Set([2]));
});

it('knows who an event is about', () => {
  expect(seatOf({ passed: 1 })).toBe(1);
  expect(seatOf({ round: 1 })).toBeUndefined();
  expect(seatOf({ handed: { from: 2, to: 0, good: 'wine' } })).toBe(2);
  expect(seatOf('game_over')).toBeUndefined();
});

it('finds the last own answer', () => {
  expect(lastOwn(LOG, 0)).toBe(3);
  expect(lastOwn(LOG, 1)).toBe(4);
  expect(lastOwn(LOG, 7)).toBe(0);
});

it('forgets what was taken back and tells nothing twice', () => {
  const later: Seen[] = [{ number: 4, events: [] }, { number: 5, events: [], undone: [3] }];
  expect(settled(LOG, later).map((entry) => entry.number)).toEqual([1, 2, 4, 5]);
});
