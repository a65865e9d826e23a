// The log as lines: one sentence each, what belongs together in one, grouped by round and phase.

import { pieces, type PieceOf } from '../../pieces/piece';
import type { Event, Phase, Seat, Seen } from '../../types';
import { bodyOf, nameOf, type Names } from '../../words/cases';
import { told, type Speech } from '../../words/speech';

export type LogLine = { key: string; number: number; round: number; phase: Phase | undefined; seat: Seat | undefined; name: Names<Event>; text: string; pieces: PieceOf[] };

const PHASES: Partial<Record<Names<Event>, Phase>> = {
  round: 'hour_glass', hour_glass: 'hour_glass', census: 'census', drew: 'followers', took_back: 'followers', to_tower: 'followers', put: 'planning',
  put_back: 'planning', placed: 'planning', ready: 'planning', used: 'actions', passed: 'actions', plague: 'event', shielded: 'event', start_player: 'start_player',
};
// What is seen anyway, or said better by another event.
const SILENT: Names<Event>[] = ['put', 'put_back', 'returned', 'round'];

/** Who an event is about. */
export function seatOf(event: Event): Seat | undefined {
  const body = bodyOf(event);
  if (EXPANSIONS.includes(nameOf(event))) return seatWithin(bodyOf(body as object));
  if (typeof body === 'number') return ['start_player', 'passed', 'released', 'built_on_road', 'returned_bread', 'gave_bread', 'gave_road_station'].includes(nameOf(event)) ? body : undefined;
  if (Array.isArray(body)) return body[0] as Seat;
  if (body && typeof body === 'object') return 'seat' in body ? (body.seat as Seat) : 'from' in body ? (body.from as Seat) : undefined;
  return undefined;
}

// The events of expansions are events within one.
const EXPANSIONS: Names<Event>[] = ['orders', 'trade_deeds', 'trade_events', 'intrigue', 'tours'];
function seatWithin(body: unknown): Seat | undefined {
  if (Array.isArray(body)) return body[0] as Seat;
  if (!body || typeof body !== 'object') return undefined;
  const { seat, victim, owner } = body as Record<string, Seat | undefined>;
  return seat ?? victim ?? owner;
}

/** `players` tells when all have passed: what follows belongs to the event of the round. */
export function lines(log: Seen[], speech: Speech, players = Infinity): LogLine[] {
  const found: LogLine[] = [];
  let passed = 0;
  let round = 1;
  let phase: Phase | undefined;
  for (const { number, events } of log) {
    events.forEach((event, nth) => {
      const name = nameOf(event);
      if (name === 'round') [round, passed] = [bodyOf(event) as number, 0];
      phase = PHASES[name] ?? (passed >= players && name !== 'placed_wheel' ? 'event' : phase);
      if (name === 'passed') passed++;
      // Who recruits steps on, that goes without saying.
      const said = name === 'advanced' && nth > 0 && nameOf(events[nth - 1]!) === 'recruited';
      if (SILENT.includes(name) || said) return;
      const line: LogLine = { key: `${number}.${nth}`, number, round, phase, seat: seatOf(event), name, text: told(event, speech), pieces: pieces(event) };
      const last = found.at(-1);
      if (last && joins(last, line)) {
        last.text = joined(last, line);
        last.pieces = [...last.pieces, ...line.pieces];
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
  return all.slice(at + 1).filter((line) => !ON_TABLE.includes(line.name) && (line.number > last.number || line.phase !== last.phase || line.round !== last.round));
}
