import { describe, expect, it } from 'vitest';
import type { Ahead, Facts } from '../../../types/joan';
import { consequences } from './ahead';
import { pale } from './pale';

const GOODS = ['grain', 'cheese', 'wine', 'wool', 'brocade'] as const;
const facts = {
  warehouse: GOODS.map((good, n) => ({ good, points: n + 3 })),
  development: [{ star: 1 }, {}, {}],
} as unknown as Facts;

/** A way with cheese and a Development space that fills column 2 and the row of cheese. */
const way: Ahead = {
  answer: { do: { with: 'action', act: { route: 'l05' } } },
  brings: [
    { point: { seat: 0, space: 1 } },
    { point: { seat: 0, space: 2 } },
    { good: { seat: 0, good: 'cheese' } },
    { gained: { seat: 0, prize: { open: { action: 'monk' } } } },
  ],
  completes: [{ goods: 'cheese' }, { goods_column: 2 }],
};

describe('before a mark is made', () => {
  it('pale ink shows where it would write by itself', () => {
    const { goods, circled, struck, shields, spaces, whole } = pale(way, facts);
    expect([goods, circled, struck, shields, spaces]).toEqual([[0, 1, 0, 0, 0], [0, 0, 0], [0, 0, 0], 0, 2]);
    expect([...whole]).toEqual(['goods/cheese', 'goods_column/2']);
  });

  it('nothing is pale where nothing is pointed at', () => {
    const { goods, shields, whole } = pale(undefined, facts);
    expect([...goods, shields, whole.size].every((n) => n === 0)).toBe(true);
  });

  it('words tell the chain: what is whole, and what comes of it', () => {
    expect(consequences(way, facts)).toEqual([
      'the row of cheese is full: 4 points',
      'column 2 of the warehouse is full',
      'status 1',
      expect.stringMatching(/monk/i),
    ]);
    expect(consequences(undefined, facts)).toEqual([]);
  });
});
