// The events as everybody may know them: the one in force, how many of each letter are still to come, and where they lie open
// which round brings which.

import type { EventFacts, Glance, Letter, View } from '../../../../types';
import { brings } from '../../words/happenings';
import { event as eventName, letter as letterName } from '../../words/names';
import { eventSign, isCrossed } from './signs';

export type InForce = { name: string; brings: string; sign: string; crossed: boolean; letter: Letter | 'none' };

/** The event in force. */
export function inForce(events: EventFacts[], { table }: Pick<View, 'table'>): InForce | undefined {
  const fact = table.tile === null ? undefined : events[table.tile];
  return fact && told(fact);
}

const told = (fact: EventFacts): InForce => ({
  name: eventName(fact.event),
  brings: brings(fact),
  sign: eventSign(fact.event),
  crossed: isCrossed(fact.event),
  letter: fact.letter === null || fact.letter === 'start' ? 'none' : fact.letter,
});

export type Day = InForce & { round: number };

/** The events from this round on, where a board shows them: no back has a letter, and each round has its own. */
export function calendar(
  events: EventFacts[] = [],
  view: Pick<View, 'table'>,
  glance: Pick<Glance, 'letters' | 'rounds'>,
): Day[] {
  const { round, tile } = view.table;
  const open = glance.letters.every((letter) => letter === null) && events.length >= glance.rounds;
  if (!open || (tile ?? round - 1) !== round - 1) return [];
  const from = Math.max(1, round);
  return events.slice(from - 1, glance.rounds).map((fact, n) => ({ ...told(fact), round: from + n }));
}

/** How many tiles of each letter are still to come, as words. */
export function toCome(letters: (Letter | null)[]): string[] {
  const lettered = letters.filter((letter) => letter !== null && letter !== 'start');
  return [...new Set(lettered)].map(
    (letter) => `${lettered.filter((one) => one === letter).length} ${letterName(letter)}`,
  );
}
