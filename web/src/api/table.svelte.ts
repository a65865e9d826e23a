// One table as this screen knows it: what the server last said, and the few things one can say to it.

import type { Event, Move, TableDescription, Sight, Seen } from '../types';
import { listen, type Told } from './live';
import { get, post, Refusal } from './request';

/** Somebody who wants to show events as they happen. */
type Audience = (entries: Seen[]) => void;

export class Table {
  readonly id: string;
  /** The seat this screen looks from; nothing for a spectator. */
  seat: number | undefined = $state();
  description: TableDescription | undefined = $state.raw();
  sight: Sight | undefined = $state.raw();
  /** Everything noticed so far, oldest first, without what was taken back. */
  log: Seen[] = $state.raw([]);
  online = $state(true);
  /** The last refusal, until the next answer. */
  refusal: Refusal | undefined = $state.raw();
  /** A move is on its way. */
  busy = $state(false);

  private hangUp: (() => void) | undefined;
  private audience = new Set<Audience>();

  constructor(id: string) {
    this.id = id;
  }

  private get path() {
    return `/api/tables/${this.id}`;
  }

  private get eyes() {
    return this.seat === undefined ? '' : `seat=${this.seat}&`;
  }

  /** Looks at the table, from a seat if one is named, and listens from then on. */
  async open(seat: number | undefined) {
    this.close();
    this.seat = seat;
    this.description = await get<TableDescription>(this.path);
    if (this.description.state === 'open') return;
    await this.look();
    const news = await get<{ number: number; entries: Seen[] | null }>(`${this.path}/events?${this.eyes}since=0`);
    this.log = settled([], news.entries ?? []);
    this.hangUp = listen({
      address: () => `${this.path}/live?${this.eyes}since=${this.sight?.number ?? 0}`,
      told: (message) => void this.hear(message),
      stands: (online) => (this.online = online),
    });
  }

  close() {
    this.hangUp?.();
    this.hangUp = undefined;
  }

  /** Calls `audience` with new entries; the returned function ends that. */
  watch(audience: Audience): () => void {
    this.audience.add(audience);
    return () => this.audience.delete(audience);
  }

  async look() {
    this.sight = await get<Sight>(`${this.path}/view?${this.eyes}`);
  }

  /** Answers the open question. A stale answer shows the current table; a forbidden one its rule. */
  async answer(move: Move) {
    await this.say('moves', { seat: this.seat, number: this.sight?.number, move });
  }

  async undo() {
    await this.say('undo', { seat: this.seat });
  }

  /** Why a move is not possible: the id of the rule, or nothing if it is. */
  async why(move: Move): Promise<string | undefined> {
    const { rule } = await post<{ legal: boolean; rule?: string }>(`${this.path}/why`, { seat: this.seat, move });
    return rule;
  }

  private async say(what: string, body: unknown) {
    if (this.busy) return;
    this.busy = true;
    this.refusal = undefined;
    try {
      this.sight = await post<Sight>(`${this.path}/${what}`, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.current) this.sight = error.current as Sight;
      else this.refusal = error;
    } finally {
      this.busy = false;
    }
  }

  private async hear(message: Told) {
    switch (message.kind ?? 'news') {
      case 'news': {
        const { number, entries } = message as unknown as { number: number; entries: Seen[] | null };
        if (entries) {
          this.log = settled(this.log, entries);
          this.audience.forEach((audience) => audience(entries));
        }
        if (number !== this.sight?.number) await this.look();
        break;
      }
      case 'table':
        this.description = await get<TableDescription>(this.path);
        break;
    }
  }
}

/** The log with later entries, without what they take back and without anything twice. */
export function settled(log: Seen[], later: Seen[]): Seen[] {
  const undone = new Set(later.flatMap((entry) => entry.undone ?? []));
  const last = log.at(-1)?.number ?? -1;
  return [...log, ...later.filter((entry) => entry.number > last)].filter((entry) => !undone.has(entry.number));
}

/** All events of a log in order. */
export function events(log: Seen[]): Event[] {
  return log.flatMap((entry) => entry.events as Event[]);
}
