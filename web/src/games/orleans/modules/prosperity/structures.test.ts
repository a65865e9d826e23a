import { beforeAll, describe, expect, test } from 'vitest';
import { tongue } from '../../../../i18n/index.svelte';
import type { BuiltStructure, Facts } from '../../../../types';
import { board, built, card, line, missing } from './structures';

const facts = {
  prosperity: {
    structures: [
      {
        structure: 'castle',
        towns: ['loches', 'blois'],
        items: [{ follower: 'knight' }, { follower: 'knight' }, { follower: 'craftsman' }, 'coin', 'coin', 'coin'],
        points: 13,
        reconstructed: true,
      },
    ],
  },
} as unknown as Facts;
const castle = (laid: number, done = false): BuiltStructure => ({ structure: 'castle', space: 4, laid, done });

beforeAll(() => tongue.choose('en'));

describe('Structures', () => {
  test('what is missing is what does not lie there', () => {
    expect(missing(facts, castle(0b001001))).toEqual([
      { follower: 'knight' },
      { follower: 'craftsman' },
      'coin',
      'coin',
    ]);
    expect(missing(facts, castle(0b111111, true))).toEqual([]);
  });

  test('in words', () => {
    expect(line(facts, castle(0b000111))).toBe('Castle: still missing: 3 × a coin');
    expect(line(facts, castle(0b111111, true))).toBe('Castle: completed');
  });

  test('tables of other games have none', () => {
    expect(board({})).toBeUndefined();
    expect(built({})).toEqual([]);
    expect(card({})).toBeUndefined();
  });
});
