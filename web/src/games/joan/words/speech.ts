// The voice of a table: questions, answers and events as sentences.

import { tongue } from '../../../i18n/index.svelte';
import { choose } from '../../../i18n/cases';
import type { Event, Facts, Holder, Move } from '../../../types/joan';
import type { Seat } from '../../../types/tabletop';
import { de } from './events.de';
import { en } from './events.en';
import { fr } from './events.fr';
import { moves } from './moves';

export type Speech = { name: (seat: Seat) => string; facts: Facts; solo: boolean };

/** What the sentences of one language need. */
export type Voice = { who: (seat: Seat) => string; first: (holder: Holder) => string; facts: Facts };

export const JOAN: Record<typeof tongue.language, string> = { en: 'Joan', de: 'Jeanne', fr: 'Jeanne' };
export const joan = (): string => JOAN[tongue.language];

const EVENTS = { en, de, fr };

/** An event as a sentence. */
export function told(event: Event, { name, facts, solo }: Speech): string {
  // Alone the second side is Joan's.
  const who = (seat: Seat) => (solo && seat !== 0 ? joan() : name(seat));
  const first = (holder: Holder) => (holder === 'joan' ? joan() : name(holder.seat));
  return choose(event, EVENTS[tongue.language]({ who, first, facts }));
}

/** An answer as a sentence. */
export const said = (move: Move, { facts }: Pick<Speech, 'facts'>): string => moves(move, facts);
