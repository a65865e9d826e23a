// The one screen: what the table says, what the person looks at, and the way of every answer to the server.

import { getContext, setContext } from 'svelte';
import { get, Refusal } from '../../../api/request';
import type { TableModel } from '../../game';
import type { EventFacts, Facts, Follower, Move, Place, PlaceFact, Seat, Sight, SpaceKind, Town } from '../../../types';
import type { InDrawer } from '../modules/descriptor';
import type { InPlay } from '../modules/in_play';
import { share } from '../../shared/screen';
import { speech } from '../words/speech';
import { mainMove, nextToFill, offered, spacesFor, towns, type Hand } from './choices';
import { eventsOf } from './facts';
import { missing, outlook } from './board/plan';
import { words } from './board/words';
import { Scenes } from './motion/scenes.svelte';
import { Talk } from '../../shared/talk.svelte';
import { boardOf, pointingAt, things, type Thing } from './things';
import { where } from './where';
import { seatName } from '../../../shell/seats';

export type { TableModel };

/** What lies open over the map. */
export type Drawer =
  | InDrawer['id']
  | 'tiles'
  | 'supply'
  | 'options'
  | 'score'
  | 'hint'
  | 'words'
  | 'menu'
  | 'why'
  | 'bag'
  | 'round'
  | { board: Seat };

/** The parts of the table that are tabs on a phone. */
export type Tab = 'map' | 'board' | 'tracks' | 'others' | 'log';

/** What lies on the ground where a window has no room beside it: the map, or a page over it. */
export type Page = 'map' | 'round' | 'tracks' | 'others' | 'log';

/** The classes of windows, as `layout/` tells them apart. */
const TABBED = ['rails', 'phone'];

/** Why something cannot be done. */
export type Reason = { move?: Move; rule?: string; message?: string };

export class Screen {
  readonly table: TableModel;
  readonly facts: Facts;
  readonly modules: InPlay;
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
  page: Page = $state('map');
  /** One part at a time, behind tabs. */
  tabbed = $state(false);

  /** The voice of the table: made anew only when names change. */
  readonly speech = $derived.by(() => {
    const description = this.table.description;
    const { events, facts, modules } = this;
    return speech((seat) => seatName(description, seat), { events, facts, modules });
  });

  /** The answers that are left once something was pointed at. */
  readonly narrowed = $derived.by(() =>
    this.chosen.length ? pointingAt(this.options, this.chosen, this.modules) : this.options,
  );
  /** What can be clicked to answer. */
  readonly things = $derived.by(() => things(this.narrowed, this.modules));

  /** What the own plan completes, and what it could. */
  readonly outlook = $derived.by(() =>
    outlook(this.options, this.player, this.glance.seats[this.me]!.places, (place) => this.place(place)),
  );

  /** What others did, scene by scene. */
  readonly scenes = new Scenes(this);

  /** What people say to each other. */
  readonly talk: Talk;

  private chain: Promise<void> = Promise.resolve();

  constructor(table: TableModel, facts: Facts, modules: InPlay, readonly: boolean) {
    this.table = table;
    this.facts = facts;
    this.modules = modules;
    this.readonly = readonly;
    this.talk = new Talk(this);
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
    return this.modules.task;
  }
  /** The events of the set that is played, by their number. */
  get events(): EventFacts[] {
    return eventsOf(this.facts, this.table.description?.setup, this.modules);
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
    return mainMove(this.options) ?? this.modules.bar('main').find((move) => offered(this.options, move));
  }
  /** The answers that stand in the bar beside the main one. */
  get beside(): Move[] {
    return this.modules.bar('beside').filter((move) => offered(this.options, move));
  }
  get reach() {
    return towns(this.narrowed);
  }

  /** Whether one's own Ready is the last word: the rules say so, or all others who plan are bots. */
  get turnsPhase(): boolean {
    const bot = (seat: Seat) => this.table.description?.seats[seat]?.bot !== undefined;
    return this.glance.binding || this.waitsFor.every((seat) => seat === this.me || bot(seat));
  }

  name(seat: Seat): string {
    return seatName(this.table.description, seat);
  }

  place(which: Place): PlaceFact {
    return this.facts.places.find((fact) => fact.place === which)!;
  }

  get shown() {
    return `${this.tab} ${this.page}`;
  }

  /** Puts away what lies open; what is chosen there by the question comes back from under it. */
  close() {
    const own = this.question ? where(this.question, this.modules).drawer : undefined;
    this.drawer = this.drawer === own ? undefined : own;
  }

  /** Looks which class the window is of; the style sheets alone decide. */
  watchWindow(node: Element): () => void {
    const look = () => (this.tabbed = TABBED.includes(getComputedStyle(node).getPropertyValue('--class')));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }

  /** Answers; quick answers wait for each other. What is not offered is explained instead. */
  say(move: Move): Promise<void> {
    this.hand = undefined;
    this.chosen = [];
    return this.then(async () => {
      if (!offered(this.options, move)) return this.explain(move);
      this.reason = undefined;
      this.scenes.answered();
      await this.table.answer(move);
      const refusal = this.table.refusal;
      if (refusal) this.reason = { move, rule: refusal.rule, message: refusal.message };
    });
  }

  /** Points at a thing: gives the answer it stands for, or leaves those that it could stand for. */
  pick(thing: Thing) {
    if (this.chosen.includes(thing)) return (this.chosen = this.chosen.filter((one) => one !== thing));
    const left = pointingAt(this.options, [...this.chosen, thing], this.modules);
    if (left.length === 1) return void this.say(left[0]!);
    if (left.length) this.chosen = [...this.chosen, thing];
    // The rest is chosen elsewhere.
    if (boardOf(thing) !== undefined) this.drawer = undefined;
  }

  /** Fills a place, or one space of it, with what fits, one follower after another; where nobody does, it says why. */
  fill(place: Place, space?: SpaceKind): Promise<void> {
    this.hand = undefined;
    return this.then(async () => {
      for (let n = 0; n < (space ? 1 : this.place(place).spaces.length); n++) {
        const lacks = missing(this.options, this.player, this.place(place));
        const move = nextToFill(this.options, place, lacks?.length === 0, space);
        if (!move) return n || !lacks ? undefined : this.explainEmpty(place, space ?? lacks[0] ?? 'any');
        this.reason = undefined;
        await this.table.answer(move);
      }
    });
  }

  /** Why nobody goes to a space by a tap on it: whoever may stand there is to be chosen, or nobody who waits may. */
  private async explainEmpty(place: Place, space: SpaceKind) {
    const [follower] = Object.keys(this.player.mat.market) as Follower[];
    if (spacesFor(this.options, undefined, place).has(space)) this.reason = { message: words().takeFirst };
    else if (follower) await this.explain({ put: { follower, from: 'market', place, space } });
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

  private then(next: () => Promise<void> | void): Promise<void> {
    this.chain = this.chain.then(next, next).catch((error: unknown) => {
      this.reason = { message: error instanceof Error ? error.message : String(error) };
    });
    return this.chain;
  }
}

const KEY = Symbol('screen');
export const provide = (screen: Screen) => (share(screen), setContext(KEY, screen));
export const useScreen = () => getContext<Screen>(KEY);
