// Where a game's rules are read.

import { FIRST } from '../games';

/** The address of a game's rules, or of one of them. */
export function rulesAddress(game: string, rule?: string): string {
  const path = rule === undefined ? '/rules' : `/rules/${encodeURIComponent(rule)}`;
  return game === FIRST ? path : `${path}?game=${encodeURIComponent(game)}`;
}
