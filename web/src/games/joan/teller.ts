// A finished game told move by move.

import { seatName } from '../../shell/seats';
import type { Event as AnyEvent, TableDescription } from '../../types';
import type { Event, Setup } from '../../types/joan';
import { facts } from './table/facts';
import { told } from './words/speech';

/** Tells what happened, as sentences. */
export async function teller(description: TableDescription): Promise<(events: AnyEvent[]) => string> {
  const printed = await facts();
  const solo = (description.setup as unknown as Setup).players === 1;
  const speech = { name: (seat: number) => seatName(description, seat), facts: printed, solo };
  return (happened) => (happened as unknown as Event[]).map((event) => told(event, speech)).join(' ');
}
