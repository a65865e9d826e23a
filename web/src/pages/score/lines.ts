// The score sheet as on paper, from the outcome and what lies on the table at the end.

import type { Good, Outcome, Seat, Sight } from '../../types';

export const GOODS: Good[] = ['grain', 'cheese', 'wine', 'wool', 'brocade'];

/** One player's column. */
export type Column = {
  seat: Seat;
  won: boolean;
  coins: number;
  goods: { count: number; points: number }[];
  stations: number;
  citizens: number;
  status: number;
  /** Stations and citizens, times status. */
  product: number;
  bread: number;
  places: number;
  /** Only where orders are played. */
  orders: { count: number; points: number } | undefined;
  total: number;
};

/** Whether a seat is in a set of seats, which is one bit each. */
export const isIn = (seats: number, seat: Seat): boolean => ((seats >> seat) & 1) === 1;

/** The columns, the winner first. */
export function columns(sight: Sight, outcome: Outcome, pointsOf: number[]): Column[] {
  return outcome.sheets
    .map((sheet, seat): Column => {
      const { mat } = sight.view.players[seat]!;
      const { status } = sight.glance.seats[seat]!;
      const points = (source: string) => sheet.lines.find((line) => line.source === source)?.points ?? 0;
      return {
        seat,
        won: isIn(outcome.winners, seat),
        coins: points('coins'),
        goods: mat.goods.map((count, kind) => ({ count, points: count * (pointsOf[kind] ?? 0) })),
        // Some place tiles count as a citizen or a station: what was scored says how many there were.
        stations: points('stations') / status,
        citizens: points('citizens') / status,
        status,
        product: points('stations') + points('citizens'),
        bread: points('bread'),
        places: points('places'),
        orders: sight.view.setup.modules?.includes('orders') ? { count: mat.modules?.orders.length ?? 0, points: points('orders') } : undefined,
        total: sheet.total,
      };
    })
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);
}

/** Round numbers up the side of a chart. */
export function scale(most: number): number[] {
  const step = [10, 20, 25, 50, 100, 200].find((step) => most / step <= 5) ?? 500;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
}
