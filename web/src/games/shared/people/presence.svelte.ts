// Who has the table open, as far as the server tells it.

import type { Seat } from '../../../types';
import type { SharedScreen } from '../screen';

/** Whether somebody is here; if not, for how many minutes, where that is known. */
export type Presence = { here: boolean; minutes?: number };

const MINUTE = 60_000;
/** Minutes pass while one looks. */
const clock = $state({ now: Date.now() });
if (typeof window !== 'undefined') setInterval(() => (clock.now = Date.now()), MINUTE / 2);

/** Nothing for bots, empty seats, oneself, and where the server does not say. */
export function presence({ table }: SharedScreen, seat: Seat): Presence | undefined {
  if (seat === table.seat || table.description?.state !== 'running') return undefined;
  const person = table.description.seats[seat]?.person?.id;
  const told = table.people?.find((one) => one.person === person);
  if (!person || !told) return undefined;
  const minutes = told.since === undefined ? undefined : Math.floor((clock.now - told.since * 1_000) / MINUTE);
  return { here: told.here, minutes: told.here ? undefined : minutes };
}
