import { beforeEach, expect, it } from 'vitest';
import { tongue } from '../../i18n/index.svelte';
import type { RecordPage } from '../../types';
import { soFar } from './so_far';

const none = { games: 0, wins: 0, most_done: 0 };
const page = (given: Partial<RecordPage>): RecordPage => ({
  game: 'a game',
  variant: 'a scenario',
  level: 'normal',
  plain: none,
  aided: none,
  streak: 0,
  longest_streak: 0,
  ...given,
});

beforeEach(() => tongue.choose('en'));

it('tells victories and the fastest of them', () => {
  const plain = { games: 5, wins: 2, best_round: 12, most_done: 5 };
  expect(soFar(page({ plain }))).toBe('won 2 of 5 · fastest in round 12');
});

it('tells how near it was where nothing was won', () => {
  const plain = { games: 3, wins: 0, most_done: 4 };
  expect(soFar(page({ plain }), (scenario, n) => `${n} parts of ${scenario}`)).toBe(
    'won 0 of 3 · 4 parts of a scenario',
  );
  expect(soFar(page({ plain: { games: 1, wins: 0, most_done: 0 } }))).toBe('won 0 of 1');
});

it('tells practice apart, and nothing where nothing was played', () => {
  expect(soFar(page({ aided: { games: 2, wins: 2, best_round: 3, most_done: 5 } }))).toBe('practised 2 times');
  expect(soFar(undefined)).toBe('not played yet');
});
