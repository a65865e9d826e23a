// Where a replay stops: after every move, after every turn, or before every decision of one seat.

import type { ReplayStep, Seat } from '../../types';

export const UNITS = ['move', 'turn', 'own'] as const;
export type Unit = (typeof UNITS)[number];

/** The moments to stop at, in order; a moment is the number of moves made. All moves in a row of one seat are one turn. */
export function stops(steps: Pick<ReplayStep, 'seat' | 'round'>[], unit: Unit, seat: Seat | undefined): number[] {
  const all = Array.from({ length: steps.length + 1 }, (_, at) => at);
  if (unit === 'move') return all;
  const turns = all.filter((at) => {
    const [before, after] = [steps[at - 1], steps[at]];
    return !before || !after || before.seat !== after.seat || before.round !== after.round;
  });
  return unit === 'turn' ? turns : turns.filter((at) => at === steps.length || steps[at]!.seat === seat);
}
