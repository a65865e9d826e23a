import { beforeEach, expect, it } from 'vitest';
import { tongue } from '../../i18n/index.svelte';
import type { MyTable, TableDescription } from '../../types';
import { stands } from './stands';

const seat = (name: string, colour: number) => ({ kind: 'person' as const, name, colour });
const table = (state: TableDescription['state']) =>
  ({ state, seats: [seat('Ada', 0), seat('Ben', 1), { kind: 'bot', bot: 'easy', name: null, colour: 3 }] }) as never;
const mine = (given: Partial<MyTable>): MyTable => ({
  table: table('running'),
  asked: [],
  waits_for: [],
  round: 10,
  points: 14,
  moved: Date.now() / 1000 - 2 * 3_600,
  ...given,
});

beforeEach(() => tongue.choose('en'));

it('tells round, points, whose turn it is, and since when', () => {
  expect(stands(mine({ asked: [0], waits_for: [0] }))).toBe('round 10 · 14 points · your turn · 2 hours ago');
  expect(stands(mine({ waits_for: [1, 2] }))).toBe('round 10 · 14 points · waiting for Ben and Folium · 2 hours ago');
});

it('tells how a game ended', () => {
  const over = { table: table('over'), points: 134 };
  expect(stands(mine({ ...over, ended: { outcome: 'ranked', won: true, place: 1 } }))).toBe(
    '1st of 3 · 134 points · 2 hours ago',
  );
  expect(stands(mine({ ...over, points: undefined, ended: { outcome: 'alone', won: false } }))).toBe(
    'lost · 2 hours ago',
  );
});

it('tells nothing that is not known: a game that has not begun, and one of long ago', () => {
  expect(stands(mine({ table: table('open'), points: undefined, round: 0 }))).toBe('has not begun');
  expect(stands(mine({ table: table('over'), points: undefined }))).toBe('2 hours ago');
});
