// Who sits where, by name.

import { inText } from '../shell/names';
import type { Seat, TableDescription } from '../types';

// Whoever has no name goes by the pigment of the pieces.
const PIGMENTS = ['Lapis', 'Minium', 'Verdigris', 'Folium', 'Orpiment'];

/** The name shown for a seat: its own, its person's, or that of who has left it; a bot goes by the colour of its pieces. */
export function seatName(description: TableDescription | undefined, seat: Seat): string {
  const at = description?.seats[seat];
  return inText(at?.name ?? at?.person?.name ?? at?.away?.name ?? PIGMENTS[seat] ?? `${seat + 1}`);
}
