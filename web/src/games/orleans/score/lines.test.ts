import { describe, expect, it } from 'vitest';
import type { Outcome, Sight } from '../../../types';
import orders from '../modules/orders';
import { isIn } from '../../../shell/seat_set';
import { columns } from './lines';

const sheet = (coins: number, stations: number, orders: number) => ({
  total: coins + stations + orders,
  lines: [
    { source: 'coins', points: coins },
    { source: 'stations', points: stations },
    { source: 'orders', points: orders },
  ],
});
const player = (goods: number[]) => ({ mat: { goods } });
const sight = {
  view: {
    setup: { modules: ['orders'] },
    players: [{ mat: { goods: [1, 0, 0, 0, 2], modules: { orders: [3, 5] } } }, player([0, 0, 0, 0, 0])],
  },
  glance: { seats: [{ status: 3 }, { status: 2 }] },
} as unknown as Sight;

describe('the score sheet', () => {
  const outcome: Outcome = { kind: 'ranked', rule: null, sheets: [sheet(10, 9, 22), sheet(30, 14, 0)], winners: 0b10 };
  const [first, second] = columns(sight, outcome, [1, 2, 3, 4, 5], orders.score);

  it('has the winner first, whatever the seat', () => {
    expect(first!.seat).toBe(1);
    expect(first!.won).toBe(true);
    expect(second!.won).toBe(false);
  });

  it('counts stations back from their points and values goods', () => {
    expect(second!.stations).toBe(3);
    expect(second!.goods.at(-1)).toEqual({ count: 2, points: 10 });
  });

  it('has a line for what a module adds', () => {
    expect(second!.own).toEqual([{ count: 2, points: 22 }]);
    expect(first!.own).toEqual([{ count: 0, points: 0 }]);
  });
});

describe('small things', () => {
  it('reads sets of seats', () => {
    expect([0, 1, 2].filter((seat) => isIn(0b101, seat))).toEqual([0, 2]);
  });
});
