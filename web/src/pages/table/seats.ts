// Which seats are mine: several at a shared screen, none for somebody who looks on.

import type { Person, Seat, TableDescription } from '../../types';

export function mySeats(description: TableDescription | undefined, person: Person | undefined): Seat[] {
  if (!description || !person) return [];
  return description.seats.flatMap((seat, n) => (seat.person?.id === person.id ? [n] : []));
}
