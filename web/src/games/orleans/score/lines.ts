// The score sheet as on paper, from the outcome and what lies on the table at the end.

import { isIn } from '../../../shell/seat_set';
import type { ScoreRow } from '../modules/descriptor';
import type { Good, Outcome, Seat, Sight } from '../../../types';

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
  /** What modules add, in the order of their rows. */
  own: { count: number; points: number }[];
  total: number;
};

/** The columns, the winner first. */
export function columns(
  sight: Sight,
  outcome: Pick<Outcome, 'sheets' | 'winners'>,
  pointsOf: number[],
  rows: ScoreRow[],
): Column[] {
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
        own: rows.map(({ source, count }) => ({ count: count(mat), points: points(source) })),
        total: sheet.total,
      };
    })
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);
}
