// The one screen: what the table says, what the person looks at, and the way of every answer to the server.

import { getContext, setContext } from 'svelte';
import { get, Refusal } from '../api/request';
import type { Table } from '../api/table.svelte';
import type { Facts, Move, Place, PlaceFact, Seat, Sight, Town } from '../types';
import { speech } from '../words/speech';
import { mainMove, nextToFill, offered, spacesFor, towns, type Hand } from './choices';
import { eventsOf } from './facts';
import { boardOf, pointingAt, things, type Thing } from './things';
import { seatName } from './seats';

/** What a screen needs of a table; a replay gives the same without play. */
export type TableModel = Pick<Table, 'id' | 'seat' | 'description' | 'sight' | 'log' | 'online' | 'refusal' | 'answer' | 'undo' | 'why' | 'watch' | 'open'> & Partial<Pick<Table, 'chat' | 'write'>>;

/** What lies open over the map. */
export type Drawer = 'deeds' | 'tiles' | 'orders' | 'supply' | 'options' | 'hint' | 'words' | 'menu' | 'why' | { board: Seat };

/** The parts of the table that are tabs on a phone. */
export type Tab = 'map' | 'board' | 'tracks' | 'others' | 'log';

/** Why something cannot be done. */
export type Reason = { move?: Move; rule?: string; message?: string };

export class Screen {
  readonly table: TableModel;
  readonly facts: Facts;
  readonly readonly: boolean;
  /** The follower taken up. */
  hand: Hand | undefined = $state.raw();
  drawer: Drawer | undefined = $state.raw();
  reason: Reason | undefined = $state.raw();
  /** What was pointed at, where one thing does not settle the answer. */
  chosen: Thing[] = $state.raw([]);
  /** The town pointed at. */
  hovered: Town | undefined = $state();
  /** An earlier moment looked at. */
  moment: { number: number; sight: Sight } | undefined = $state.raw();
  /** Whose board is shown to somebody without a seat. */
  watched: Seat = $state(0);
  /** The guided round goes on. */
  guided = $state(false);
  tab: Tab = $state('board');

  /** The voice of the table: made anew only when names change. */
  readonly speech = $derived.by(() => {
    const description = this.table.description;
    return speech((seat) => seatName(description, seat), { events: eventsOf(this.facts, description?.setup), orders: this.facts.orders });
  });

  /** The answers that are left once something was pointed at. */
  readonly narrowed = $derived.by(() => (this.chosen.length ? pointingAt(this.options, this.chosen) : this.options));
  /** What can be clicked to answer. */
  readonly things = $derived.by(() => things(this.narrowed));

  private chain: Promise<void> = Promise.resolve();

  constructor(table: TableModel, facts: Facts, readonly: boolean) {
    this.table = table;
    this.facts = facts;
    this.readonly = readonly;
  }

  get sight(): Sight {
    return this.moment?.sight ?? this.table.sight!;
  }
  get view() {
    return this.sight.view;
  }
  get glance() {
    return this.sight.glance;
  }
  /** A scenario with a task of its own, where nobody counts points. */
  get alone(): boolean {
    return this.view.setup.modules?.includes('tours') ?? false;
  }
  /** The seat whose board lies before us. */
  get me(): Seat {
    return this.table.seat ?? this.watched;
  }
  get plays(): boolean {
    return !this.readonly && this.table.seat !== undefined && !this.moment;
  }
  get question() {
    return this.plays ? this.sight.question : null;
  }
  get options(): Move[] {
    return this.question ? this.sight.options : [];
  }
  get player() {
    return this.view.players[this.me]!;
  }
  get waitsFor(): Seat[] {
    return this.sight.waits_for ?? [];
  }
  get main(): Move | undefined {
    return mainMove(this.options);
  }
  get reach() {
    return towns(this.narrowed);
  }

  name(seat: Seat): string {
    return seatName(this.table.description, seat);
  }

  place(which: Place): PlaceFact {
    return this.facts.places.find((fact) => fact.place === which)!;
  }

  /** Answers; quick answers wait for each other. What is not offered is explained instead. */
  say(move: Move): Promise<void> {
    this.hand = undefined;
    this.chosen = [];
    return this.then(async () => {
      if (!offered(this.options, move)) return this.explain(move);
      this.reason = undefined;
      await this.table.answer(move);
      const refusal = this.table.refusal;
      if (refusal) this.reason = { move, rule: refusal.rule, message: refusal.message };
    });
  }

  /** Points at a thing: gives the answer it stands for, or leaves those that it could stand for. */
  pick(thing: Thing) {
    if (this.chosen.includes(thing)) return (this.chosen = this.chosen.filter((one) => one !== thing));
    const left = pointingAt(this.options, [...this.chosen, thing]);
    if (left.length === 1) return void this.say(left[0]!);
    if (left.length) this.chosen = [...this.chosen, thing];
    // The rest is chosen elsewhere.
    if (boardOf(thing) !== undefined) this.drawer = undefined;
  }

  /** Fills a place with what fits, one follower after another. */
  fill(place: Place): Promise<void> {
    this.hand = undefined;
    return this.then(async () => {
      for (let n = this.place(place).spaces.length; n > 0; n--) {
        const move = nextToFill(this.options, place, this.wouldFill(place));
        if (!move) return;
        await this.table.answer(move);
      }
    });
  }

  undo(): Promise<void> {
    this.hand = undefined;
    this.reason = undefined;
    return this.then(() => this.table.undo());
  }

  /** Asks the server why something cannot be done. */
  async explain(move: Move): Promise<void> {
    try {
      this.reason = { move, rule: await this.table.why(move) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.reason = { move, rule: error.rule, message: error.message };
    }
  }

  /** Shows the table as it was at one of our numbers. */
  async lookAt(number: number): Promise<void> {
    const seat = this.table.seat === undefined ? '' : `seat=${this.table.seat}&`;
    try {
      const sight = await get<Sight>(`/api/tables/${this.table.id}/view?${seat}at=${number}`);
      this.moment = { number, sight };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.reason = { message: error.message };
    }
  }

  /** Whether every empty space of a place has somebody who fits. */
  private wouldFill(place: Place): boolean {
    const taken = new Set(this.player.mat.board.filter(([id]) => id.place === place).map(([id]) => id.nth));
    const empty = this.place(place).spaces.filter((_, nth) => !taken.has(nth));
    const open = spacesFor(this.options, undefined, place);
    return empty.every((kind) => open.has(kind));
  }

  private then(next: () => Promise<void> | void): Promise<void> {
    this.chain = this.chain.then(next, next).catch((error: unknown) => {
      this.reason = { message: error instanceof Error ? error.message : String(error) };
    });
    return this.chain;
  }
}

const KEY = Symbol('screen');
export const provide = (screen: Screen) => setContext(KEY, screen);
export const useScreen = () => getContext<Screen>(KEY);
