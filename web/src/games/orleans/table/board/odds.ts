// The chances of the next draw: so many followers out of a bag, without putting any back.

import type { Follower, Kind, Pool } from '../../../../types';
import { kindOf } from '../../words/names';

export const KINDS: Kind[] = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];

/** How many of each kind, own followers among their like. */
export function byKind(pool: Pool): Record<Kind, number> {
  const found = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const [follower, number] of Object.entries(pool)) {
    const kind = kindOf(follower as Follower);
    // The doctor is never drawn.
    if (kind !== 'plague_doctor') found[kind] += number ?? 0;
  }
  return found;
}

export const size = (pool: Pool): number => Object.values(pool).reduce((sum, number) => sum + (number ?? 0), 0);

/** The chance of at least one of `good` among `drawn` out of `all`: 1 minus the chance of none (hypergeometric). */
export function atLeastOne(good: number, all: number, drawn: number): number {
  let none = 1;
  for (let n = 0; n < Math.min(drawn, all); n++) none *= Math.max(0, all - good - n) / (all - n);
  return good === 0 || all === 0 || drawn === 0 ? 0 : 1 - none;
}

/** A chance as whole percent; 100 and 0 only if it is certain. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
