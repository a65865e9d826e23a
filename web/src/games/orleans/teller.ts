// A finished game told move by move.

import { nameOf } from '../../i18n/cases';
import { seatName } from '../../shell/seats';
import type { Event, TableDescription } from '../../types';
import { inPlay } from './modules';
import { eventsOf, facts } from './table/facts';
import { speech, told } from './words/speech';

/** Tells what happened, as sentences. */
export async function teller(description: TableDescription): Promise<(events: Event[]) => string> {
  const [printed, modules] = await Promise.all([facts(), inPlay(description.setup)]);
  const events = eventsOf(printed, description.setup, modules);
  const voice = speech((seat) => seatName(description, seat), { events, facts: printed, modules });
  const isTold = (event: Event) => nameOf(event) !== 'phase';
  return (happened) =>
    happened
      .filter(isTold)
      .map((event) => told(event, voice))
      .join(' ');
}
