// Which colour the pieces of a seat have: everybody chooses before the game, so it is a matter of the table that is shown.

import { getContext, setContext } from 'svelte';
import type { Seat, TableDescription } from '../types';
import { LETTERS, PIGMENTS } from './players';

type Colour = (seat: Seat) => number;
const KEY = Symbol('colours');

/** What lies below this component has the colours of this table. */
export const paint = (table: () => TableDescription | undefined) =>
  setContext<Colour>(KEY, (seat) => colourOf(table(), seat));

export const colourOf = (table: TableDescription | undefined, seat: Seat): number => table?.seats[seat]?.colour ?? seat;

/** Pigment and letter of the pieces of a seat. */
export function usePaint() {
  const colour = getContext<Colour | undefined>(KEY) ?? ((seat: Seat) => seat);
  return {
    pigment: (seat: Seat) => PIGMENTS[colour(seat)] ?? PIGMENTS[0],
    letter: (seat: Seat) => LETTERS[colour(seat)] ?? LETTERS[0],
  };
}
