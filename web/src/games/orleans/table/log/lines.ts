// The log as lines: one sentence each, what belongs together in one, grouped by round and phase.

import type { InPlay } from '../../modules/in_play';
import { pieces, type PieceOf } from '../../pieces/piece';
import type { Event, Phase, Seat, Seen } from '../../../../types';
import { bodyOf, nameOf, type Names } from '../../../../i18n/cases';
import { told, type Speech } from '../../words/speech';

export type LogLine = {
  key: string;
  number: number;
  round: number;
  phase: Phase | undefined;
  seat: Seat | undefined;
  name: Names<Event>;
  text: string;
  pieces: PieceOf[];
  events: Event[];
};

// What is seen anyway, or said better by another event.
const SILENT: Names<Event>[] = ['put', 'put_back', 'returned', 'round', 'phase'];

/** Who an event is about. */
export function seatOf(event: Event, modules: InPlay): Seat | undefined {
  const body = bodyOf(event);
  if (modules.owns(event)) return seatWithin(bodyOf(body as object));
  if (typeof body === 'number')
    return [
      'start_player',
      'passed',
      'released',
      'built_on_road',
      'returned_bread',
      'gave_bread',
      'gave_road_station',
    ].includes(nameOf(event))
      ? body
      : undefined;
  if (Array.isArray(body)) return body[0] as Seat;
  if (body && typeof body === 'object')
    return 'seat' in body ? (body.seat as Seat) : 'from' in body ? (body.from as Seat) : undefined;
  return undefined;
}

// The events of modules are events within one.
function seatWithin(body: unknown): Seat | undefined {
  if (Array.isArray(body)) return body[0] as Seat;
  if (!body || typeof body !== 'object') return undefined;
  const { seat, victim, owner } = body as Record<string, Seat | undefined>;
  return seat ?? victim ?? owner;
}

/** The round in which a log begins: that before the first it tells of; one without any is of the round it is `now`. */
function firstRound(log: Seen[], now: number): number {
  const told = log.flatMap(({ events }) => events).find((event) => nameOf(event) === 'round');
  return told === undefined ? now : Math.max(1, (bodyOf(told) as number) - 1);
}

export function lines(log: Seen[], speech: Speech, now = 1): LogLine[] {
  const found: LogLine[] = [];
  let round = firstRound(log, now);
  let phase: Phase | undefined;
  for (const { number, events } of log) {
    events.forEach((event, nth) => {
      const name = nameOf(event);
      if (name === 'round') round = bodyOf(event) as number;
      if (name === 'phase') phase = bodyOf(event) as Phase;
      // Who recruits steps on, that goes without saying.
      const said = name === 'advanced' && nth > 0 && nameOf(events[nth - 1]!) === 'recruited';
      if (SILENT.includes(name) || said) return;
      const line: LogLine = {
        key: `${number}.${nth}`,
        number,
        round,
        phase,
        seat: seatOf(event, speech.modules),
        name,
        text: told(event, speech),
        pieces: pieces(event, speech.modules),
        events: [event],
      };
      const last = found.at(-1);
      if (last && joins(last, line)) {
        last.text = joined(last, line);
        last.pieces = [...last.pieces, ...line.pieces];
        last.events = [...last.events, event];
        last.number = number;
      } else found.push(line);
    });
  }
  return found;
}

const JOINING: Names<Event>[] = ['drew', 'placed'];
function joins(last: LogLine, next: LogLine): boolean {
  if (last.name !== next.name || last.seat !== next.seat || !JOINING.includes(next.name)) return false;
  return upTo(last.text) === upTo(next.text);
}
/** Sentences that end in who it was share a sentence if they begin alike. */
const upTo = (text: string) => (text.includes(':') ? text.slice(0, text.lastIndexOf(':')) : text);
function joined(last: LogLine, next: LogLine): string {
  if (!next.text.includes(':')) return last.text;
  return `${last.text.replace(/\.$/, '')}, ${next.text.slice(next.text.lastIndexOf(':') + 1).trim()}`;
}

// Drawing is no turn: it often happens by itself.
const OWN: Names<Event>[] = ['used', 'passed', 'ready'];

// What was drawn and placed lies before everybody's eyes.
const ON_TABLE: Names<Event>[] = ['drew', 'placed'];

/** What happened since one's last turn: what others did, and what was done to oneself. */
export function since(all: LogLine[], me: Seat | undefined): LogLine[] {
  const at = all.findLastIndex((line) => line.seat === me && OWN.includes(line.name));
  const last = all[at];
  if (me === undefined) return [];
  if (!last) return all.filter((line) => !ON_TABLE.includes(line.name));
  // The last to pass ends the phase: what follows in the same breath is news.
  return all
    .slice(at + 1)
    .filter(
      (line) =>
        !ON_TABLE.includes(line.name) &&
        (line.number > last.number || line.phase !== last.phase || line.round !== last.round),
    );
}
