// What the score table and the bars show of each player, and of Joan.

import { isIn } from '../../../shell/seat_set';
import type { Outcome } from '../../../types';
import type { Facts, PlayerSheet, Sight } from '../../../types/joan';
import type { Seat } from '../../../types/tabletop';

/** Points by source, as the rules count them. */
export type Column = {
  seat: Seat | 'joan';
  won: boolean;
  total: number;
  stations: number;
  citizens: number;
  status: number;
  points: Record<string, number>;
  /** Full rows of the warehouse, by their points. */
  rows: number[];
};

const byName = (lines: { source: string; points: number }[]) =>
  Object.fromEntries(lines.map(({ source, points }) => [source, points]));

const rowsOf = ({ goods }: PlayerSheet, facts: Facts) =>
  facts.warehouse.map(({ points }, n) => (goods[n] === facts.warehouse_columns.length ? points : 0));

export function columns({ view, glance }: Sight, outcome: Outcome, facts: Facts): Column[] {
  const seats = outcome.sheets.map(({ total, lines }, seat): Column => {
    const { citizens, status } = glance.seats[seat]!;
    const stations = view.sheets[seat]!.stations.length;
    const won = isIn(outcome.winners, seat);
    const points = byName(lines);
    return { seat, won, total, stations, citizens, status, points, rows: rowsOf(view.sheets[seat]!, facts) };
  });
  const { joan } = view;
  if (!joan || !glance.joan) return seats;
  const { total, lines } = glance.joan;
  const points = byName(lines);
  const status = facts.solo.levels[joan.levels - 1] ?? 0;
  const counted = status ? points.development! / status - joan.stations : joan.citizens;
  const { stations } = joan;
  const won = outcome.winners === 0;
  return [...seats, { seat: 'joan', won, total, stations, citizens: counted, status, points, rows: [] }];
}
