import { expect, test } from 'vitest';
import { stops } from './stops';

const step = (seat: number, round = 1) => ({ seat, round });
const game = [step(0), step(0), step(1), step(0), step(0, 2), step(1, 2)];

test('every move, with the beginning and the end', () => {
  expect(stops(game, 'move', undefined)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(stops([], 'turn', undefined)).toEqual([0]);
});

test('a turn is all that one seat does in a row, within a round', () => {
  expect(stops(game, 'turn', undefined)).toEqual([0, 2, 3, 4, 5, 6]);
});

test('own decisions are shown before they are made', () => {
  expect(stops(game, 'own', 0)).toEqual([0, 3, 4, 6]);
  expect(stops(game, 'own', 1)).toEqual([2, 5, 6]);
});
