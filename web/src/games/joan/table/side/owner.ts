// Who has a place, as far as it has left the market.

import type { Place, View } from '../../../../types/joan';
import type { Seat } from '../../../../types/tabletop';

/** Whose a place is; `out` where Joan has removed it, nothing while it is for sale. */
export function ownerOf(place: Place, { sheets, table }: View): Seat | 'out' | undefined {
  const seat = sheets.findIndex(({ places }) => places.includes(place));
  return seat >= 0 ? seat : table.removed.includes(place) ? 'out' : undefined;
}

/** The places of this game, whoever has them. */
export const ofThisGame = ({ table }: View): Set<Place> =>
  new Set([...table.market, ...table.acquired, ...table.removed]);
