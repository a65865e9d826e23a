// One table as this screen knows it: what the server last said, and the few things one can say to it.

import type { Attends, ChatLine, Event, Move, News, Seat, Seen, Sight, TableDescription, Told, Why } from '../types';
import { line } from './line.svelte';
import { listen } from './live';
import { get, post, Refusal } from './request';

/** Somebody who wants to show events as they happen. */
type Audience = (entries: Seen[]) => void;

export class Table {
  readonly id: string;
  /** The seat this screen looks from; nothing for a spectator. */
  seat: Seat | undefined = $state();
  description: TableDescription | undefined = $state.raw();
  sight: Sight | undefined = $state.raw();
  /** Everything noticed so far, oldest first, without what was taken back. */
  log: Seen[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** Who of those with a seat is here; empty where the server does not say. */
  people: Attends[] = $state.raw([]);
  online = $state(true);
  /** The last refusal, until the next answer. */
  refusal: Refusal | undefined = $state.raw();
  /** A move is on its way. */
  busy = $state(false);

  private hangUp: (() => void) | undefined;
  private audience = new Set<Audience>();
  private last: Promise<void> = Promise.resolve();
  /** Counts how often somebody came or went, so that a late answer does not show what nobody looks at any more. */
  private visit = 0;

  constructor(id: string) {
    this.id = id;
  }

  private get path() {
    return `/api/tables/${this.id}`;
  }

  private get eyes() {
    return eyesOf(this.seat);
  }

  /** Looks at the table, from a seat if one is named, and listens from then on; `told` is its description, if that is known. */
  async open(seat: Seat | undefined, told?: TableDescription) {
    this.close();
    const visit = this.visit;
    const description = told ?? (await get<TableDescription>(this.path));
    const [sight, news] = description.state === 'open' ? [] : await this.fetch(seat);
    // Somebody else has looked, or left, in the meantime.
    if (visit !== this.visit) return;
    this.seat = seat;
    this.description = description;
    this.sight = sight;
    this.log = settled([], news?.entries ?? []);
    void this.readChat();
    this.hangUp = listen({
      address: () => `${this.path}/live?${this.eyes}since=${this.sight?.number ?? 0}`,
      told: (message) => void this.hear(message),
      stands: (online) => {
        this.online = online;
        if (online) return;
        void line.ask();
        void this.lookWhoSits();
      },
    });
  }

  close() {
    this.visit += 1;
    this.hangUp?.();
    this.hangUp = undefined;
  }

  /** Calls `audience` with new entries; the returned function ends that. */
  watch(audience: Audience): () => void {
    this.audience.add(audience);
    return () => this.audience.delete(audience);
  }

  async look() {
    const visit = this.visit;
    this.see(await get<Sight>(`${this.path}/view?${this.eyes}`), visit);
  }

  /** Answers the open question. A stale answer shows the current table; a forbidden one its rule. */
  answer(move: Move): Promise<void> {
    return this.say('moves', () => ({ seat: this.seat, number: this.sight?.number, move }));
  }

  undo(): Promise<void> {
    return this.say('undo', () => ({ seat: this.seat }));
  }

  /** Why a move is not possible: the id of the rule, or nothing if it is. */
  async why(move: Move): Promise<string | undefined> {
    return (await post<Why>(`${this.path}/why`, { seat: this.seat, move })).rule;
  }

  async write(text: string) {
    await post(`${this.path}/chat`, { text });
    await this.readChat();
  }

  /** Says one thing after another: what is said while another is on its way waits for its answer. */
  private say(what: string, body: () => unknown): Promise<void> {
    this.last = this.last.then(async () => {
      const visit = this.visit;
      this.busy = true;
      this.refusal = undefined;
      try {
        this.see(await post<Sight>(`${this.path}/${what}`, body()), visit);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.current) this.see(error.current as Sight, visit);
        else this.refusal = error;
      } finally {
        this.busy = false;
      }
    });
    return this.last;
  }

  /** Shows what came back, unless something newer is shown already, or somebody else looks by now. */
  private see(sight: Sight, visit: number) {
    if (visit === this.visit && sight.number >= (this.sight?.number ?? 0)) this.sight = sight;
  }

  /** A line that is cut may mean that the seat is somebody else's by now. */
  private async lookWhoSits() {
    const visit = this.visit;
    const description = await get<TableDescription>(this.path).catch(() => undefined);
    if (description && visit === this.visit) this.description = description;
  }

  private fetch(seat: Seat | undefined): Promise<[Sight, News]> {
    const eyes = eyesOf(seat);
    return Promise.all([get<Sight>(`${this.path}/view?${eyes}`), get<News>(`${this.path}/events?${eyes}since=0`)]);
  }

  private async readChat() {
    try {
      const since = this.chat.at(-1)?.number ?? 0;
      const lines = await get<ChatLine[]>(`${this.path}/chat?since=${since}`);
      // Somebody may have said something meanwhile.
      this.chat = joined(this.chat, lines);
    } catch (error) {
      // Where one may not listen in there is nothing to show.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  private async hear(message: Told) {
    const visit = this.visit;
    switch (message.kind) {
      case 'news':
        if (message.entries) {
          const entries = message.entries;
          this.log = settled(this.log, entries);
          this.audience.forEach((audience) => audience(entries));
        } else {
          // Too much was missed to be told at once.
          const news = await get<News>(`${this.path}/events?${this.eyes}since=${this.log.at(-1)?.number ?? 0}`);
          if (visit !== this.visit) break;
          this.log = settled(this.log, news.entries ?? []);
        }
        // What we have said ourselves is shown by the answer to it.
        await this.last;
        this.see(message.sight, visit);
        break;
      case 'table': {
        const began = this.description?.state === 'open' && message.table.state !== 'open';
        // What only people with a seat may know is not told to everybody.
        this.description = this.description?.invitation
          ? { invitation: this.description.invitation, ...message.table }
          : message.table;
        if (began) await this.open(this.seat);
        else if (message.table.state === 'over' && !this.sight?.outcome) await this.look();
        break;
      }
      case 'chat':
        this.chat = joined(this.chat, message.lines);
        break;
      case 'people':
        this.people = message.people;
        break;
    }
  }
}

const eyesOf = (seat: Seat | undefined) => (seat === undefined ? '' : `seat=${seat}&`);

/** The log with later entries, without what is taken back and without anything twice. */
export function settled(log: Seen[], later: Seen[]): Seen[] {
  const all = joined(log, later);
  const undone = new Set(all.flatMap((entry) => entry.undone ?? []));
  return all.filter((entry) => !undone.has(entry.number));
}

/** What was heard with what came later, nothing twice; an answer may bring what lies before the latest news. */
function joined<T extends { number: number }>(heard: T[], later: T[]): T[] {
  const known = new Set(heard.map(({ number }) => number));
  return [...heard, ...later.filter(({ number }) => !known.has(number))].sort(
    (one, other) => one.number - other.number,
  );
}

/** All events of a log in order. */
export function events(log: Seen[]): Event[] {
  return log.flatMap((entry) => entry.events as Event[]);
}
