// Who sits where, by name.

import { colourOf } from './colours';
import { inText } from './names';
import { CALLED } from './players';
import type { Seat, TableDescription } from '../types';

/** The name shown for a seat: its own, its person's, or that of who has left it; a bot goes by the colour of its pieces. */
export function seatName(description: TableDescription | undefined, seat: Seat): string {
  const at = description?.seats[seat];
  return inText(at?.name ?? at?.person?.name ?? at?.away?.name ?? CALLED[colourOf(description, seat)] ?? `${seat + 1}`);
}
