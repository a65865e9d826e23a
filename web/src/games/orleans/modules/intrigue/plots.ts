// What can be declared, by whom it strikes, and as pieces.

import type { PieceOf } from '../../pieces/piece';
import type { AnyTrack, IntrigueMove, Move, Plot, Seat, Ware } from '../../../../types';
import { TRACK_KIND } from '../../words/names';
import { every } from '../../table/choices';

export type Strike = { move: Move; plot: Plot };
export type Against = { seat: Seat; strikes: Strike[] };

const own = (options: Move[]): { move: Move; body: IntrigueMove }[] =>
  every(options, 'intrigue').map((move) => ({ move, body: move.intrigue }));

/** The ways to strike, gathered by victim. */
export function against(options: Move[]): Against[] {
  const found = new Map<Seat, Strike[]>();
  for (const { move, body } of own(options)) {
    if (typeof body !== 'object' || !('plot' in body)) continue;
    const { victim, plot } = body.plot;
    found.set(victim, [...(found.get(victim) ?? []), { move, plot }]);
  }
  return [...found].map(([seat, strikes]) => ({ seat, strikes }));
}

/** The answers that strike nobody but are more than nothing. */
export const alone = (options: Move[]): { move: Move; track: AnyTrack }[] =>
  own(options).flatMap(({ move, body }) =>
    typeof body === 'object' && 'alone' in body ? [{ move, track: body.alone }] : [],
  );

export const wareOf = (ware: Ware): PieceOf =>
  ware === 'bread' ? { icon: 'ti-bread' } : { good: 'good' in ware ? ware.good : ware.on_brasserie };

/** The pieces a plot is about. */
export function piecesOfPlot(plot: Plot): PieceOf[] {
  if (typeof plot === 'string') {
    const icons: Record<typeof plot, string> = {
      arson: 'station',
      kidnap: 'merchant',
      torture: 'torture',
      hang: 'bag',
      tax: 'coin',
    };
    return [{ icon: icons[plot] }];
  }
  if ('fraud' in plot) return [wareOf(plot.fraud.take), { icon: 'ti-swap' }, wareOf(plot.fraud.give)];
  if ('sabotage' in plot) return [{ follower: plot.sabotage.follower }];
  if ('spy' in plot) return [{ icon: 'gear' }];
  return [plot.treason === 'development' ? { icon: 'development' } : { follower: TRACK_KIND[plot.treason.follower] }];
}
