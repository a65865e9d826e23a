// What a game without points asked for and how far it came, in the same shape for all of them.

import type { Seat } from '../../../types';
import type { PieceOf } from '../pieces/piece';

export type Row = {
  sign: string;
  name: string;
  /** Whose it is, where everybody has something of their own. */
  seat?: Seat;
  have: number;
  of: number;
  done: boolean;
  hopeless?: boolean;
  /** What it is counted in, where it is few enough to be laid out. */
  piece?: PieceOf;
  /** What was missing, where numbers do not say it. */
  note?: string;
  /** All of it in a sentence, for whoever listens. */
  said: string;
};

/** Rows that belong together: those of a player, or of all. */
export type Reached = { title: string; seat?: Seat; rows: Row[]; note?: string };
