// The log as lines: one turn each, its sentences joined, round by round.

import { bodyOf, nameOf } from '../../../../i18n/cases';
import type { Event, Seen } from '../../../../types/joan';
import type { Seat } from '../../../../types/tabletop';
import { told, type Speech } from '../../words/speech';

export type Line = { key: string; number: number; round: number; who: Seat | 'joan' | undefined; text: string };

/** What is seen anyway, or said better by another event. */
const SILENT = ['turn_ended', 'point'];

/** Who an event is about. */
export function whoOf(event: Event): Seat | 'joan' | undefined {
  const name = nameOf(event);
  if (name.startsWith('joan') || name === 'card') return 'joan';
  const body = bodyOf(event);
  if (!body || typeof body !== 'object') return undefined;
  if ('seat' in body) return body.seat as Seat;
  if ('holder' in body) {
    const holder = (body as { holder: 'joan' | { seat: Seat } }).holder;
    return holder === 'joan' ? 'joan' : holder.seat;
  }
  return undefined;
}

/** Where a new line begins, whoever it is about. */
const BEGINS = ['taken', 'recruited', 'card', 'bag', 'round', 'game_over'];

export function lines(log: Seen[], speech: Speech): Line[] {
  const found: Line[] = [];
  let round = 1;
  for (const { number, events } of log) {
    events.forEach((event, nth) => {
      const name = nameOf(event);
      if (name === 'round') round = (bodyOf(event) as { round: number }).round;
      if (SILENT.includes(name)) return;
      const who = whoOf(event);
      const text = told(event, speech);
      const last = found.at(-1);
      if (last && last.who === who && who !== undefined && !BEGINS.includes(name)) {
        last.text += ` ${text}`;
        last.number = number;
      } else found.push({ key: `${number}.${nth}`, number, round, who, text });
    });
  }
  return found;
}

/** What others did since one's own last turn was over, and what chance brought. */
export function since(log: Seen[], all: Line[], me: Seat | undefined): Line[] {
  const ended = log.findLast(({ events }) =>
    events.some((event) => nameOf(event) === 'turn_ended' && whoOf(event) === me),
  );
  return me === undefined ? [] : all.filter(({ who, number }) => who !== me && number >= (ended?.number ?? 0));
}
