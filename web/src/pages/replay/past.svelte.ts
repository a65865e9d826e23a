// A game that is over, at one of its moments: the same model as a running table, only that nobody can answer.

import { describe, moment, replay } from '../../api/tables';
import { stops, type Unit } from './stops';
import type { Replay, Seat, Seen, Sight, TableDescription } from '../../types';

/** How many moments are kept to go back to. */
const KEPT = 80;

export class Past {
  readonly id: string;
  seat: Seat | undefined = $state();
  description: TableDescription | undefined = $state.raw();
  sight: Sight | undefined = $state.raw();
  whole: Replay | undefined = $state.raw();
  /** The moment shown: so many moves have been made. */
  at = $state(0);
  readonly online = true;
  readonly busy = false;
  readonly refusal = undefined;
  readonly chat = [];

  private wanted: { at: number; seat: Seat | undefined } | undefined;
  private going = false;
  private known = new Map<string, Promise<Sight>>();

  constructor(id: string) {
    this.id = id;
  }

  /** Everything that had happened by then. */
  get log(): Seen[] {
    return (this.whole?.steps ?? []).slice(0, this.at).map(({ at, events }) => ({ number: at, events }));
  }

  get moves(): number {
    return this.whole?.moves ?? 0;
  }

  /** The round of the moment, from what the scores say about where rounds begin. */
  get round(): number {
    return this.whole?.scores.findLast(({ at }) => at <= this.at)?.round ?? 1;
  }

  async begin(at: number | undefined) {
    [this.description, this.whole] = await Promise.all([describe(this.id), replay(this.id)]);
    await this.go(at ?? 0);
  }

  /** Shows a moment. Whoever is faster than the server skips what lies between. */
  async go(at: number, seat = this.seat) {
    this.wanted = { at: Math.max(0, Math.min(at, this.moves)), seat };
    if (this.going) return;
    this.going = true;
    try {
      while (this.wanted) {
        const { at, seat } = this.wanted;
        this.wanted = undefined;
        const sight = await this.moment(at, seat);
        this.sight = sight;
        this.at = at;
        this.seat = seat;
      }
      // The next moment is fetched while this one is looked at.
      if (this.at < this.moves) this.moment(this.at + 1, this.seat).catch(() => undefined);
    } finally {
      this.going = false;
    }
  }

  /** A moment, asked for once; the latest few are kept. */
  private moment(at: number, seat: Seat | undefined): Promise<Sight> {
    const key = `${at} ${seat}`;
    const known = this.known.get(key);
    if (known) return known;
    const asked = moment(this.id, at, seat);
    asked.catch(() => this.known.delete(key));
    this.known.set(key, asked);
    if (this.known.size > KEPT) this.known.delete(this.known.keys().next().value!);
    return asked;
  }

  /** The next stop after the moment asked for last, or the one before it. */
  step(by: 1 | -1, unit: Unit = 'move') {
    const from = this.wanted?.at ?? this.at;
    const all = stops(this.whole?.steps ?? [], unit, this.seat);
    const to = by > 0 ? all.find((at) => at > from) : all.findLast((at) => at < from);
    return this.go(to ?? from);
  }

  /** The beginning of the next round, or of this one and those before. */
  stepRound(by: 1 | -1) {
    const begins = (this.whole?.scores ?? []).map(({ at }) => at);
    const to = by > 0 ? begins.find((at) => at > this.at) : begins.findLast((at) => at < this.at);
    return this.go(to ?? (by > 0 ? this.moves : 0));
  }

  /** Looks with other eyes. */
  async open(seat: Seat | undefined) {
    await this.go(this.at, seat);
  }

  watch() {
    return () => undefined;
  }
  async answer() {}
  async undo() {}
  async why() {
    return undefined;
  }
  async write() {}
}
