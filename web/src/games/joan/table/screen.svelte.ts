// The one screen: what the table says, what the person points at, and the way of every answer to the server.

import { getContext, setContext } from 'svelte';
import { get, Refusal } from '../../../api/request';
import { seatName } from '../../../shell/seats';
import type { Ahead, Facts, Move, PlaceFacts, Place, Seen, Sight } from '../../../types/joan';
import type { Seat } from '../../../types/tabletop';
import type { TableModel } from '../../game';
import { canonical } from '../../shared/canonical';
import { share, type Refused } from '../../shared/screen';
import { Talk } from '../../shared/talk.svelte';
import type { Speech } from '../words/speech';
import { marks, meant, sourceOf, wouldBe, type Mark, type Tab } from './marks';
import { pale } from './pale';

/** What lies open over the table. */
export type Drawer = 'menu' | 'options' | 'hint' | 'places' | 'words' | { sheet: Seat };

/** The classes of windows, as `layout/` tells them apart; the last three show one part at a time. */
type Window = 'full' | 'compact' | 'tablet' | 'rails' | 'phone';

export class Screen {
  readonly table: TableModel;
  readonly facts: Facts;
  readonly readonly: boolean;
  drawer: Drawer | undefined = $state.raw();
  reason: Refused | undefined = $state.raw();
  /** The chip in hand: what the next mark is paid with. */
  held: string | undefined = $state();
  /** What was pointed at first, where an answer needs two things. */
  chosen: Mark | undefined = $state();
  /** Several answers that one tap may mean. */
  choices: Move[] = $state.raw([]);
  /** What the mouse, the finger or the focus is on. */
  pointed: Mark | undefined = $state();
  /** An earlier moment looked at. */
  moment: { number: number; sight: Sight } | undefined = $state.raw();
  /** Whoever asks why taps what does not glow. */
  asking = $state(false);
  tab: Tab = $state('map');
  window: Window = $state('full');
  guided = $state(false);

  /** The answers that are left, once a chip is in hand or a monk is pointed at. */
  readonly narrowed = $derived.by(() =>
    this.held && this.options.some((one) => sourceOf(one) === this.held)
      ? this.options.filter((one) => sourceOf(one) === this.held || sourceOf(one) === undefined)
      : this.options,
  );
  /** What can be tapped to answer. */
  readonly marks = $derived.by(() => {
    const { chosen, narrowed } = this;
    const all = marks(narrowed);
    return chosen ? marks(all.get(chosen) ?? []) : all;
  });
  /** What the mark pointed at would mean. */
  readonly pointedAt = $derived.by(() => (this.pointed ? this.meant(this.pointed) : []));

  /** What it would write by itself. */
  readonly pale = $derived.by(() => pale(this.pointedAt[0] && this.ahead(this.pointedAt[0]), this.facts));

  /** What people say to each other. */
  readonly talk: Talk;

  private chain: Promise<void> = Promise.resolve();

  constructor(table: TableModel, facts: Facts, readonly: boolean) {
    this.table = table;
    this.facts = facts;
    this.readonly = readonly;
    this.talk = new Talk(this);
  }

  get sight(): Sight {
    // The pages know no game: what they hand on is of this one.
    return this.moment?.sight ?? (this.table.sight as unknown as Sight);
  }
  get log(): Seen[] {
    return this.table.log as unknown as Seen[];
  }
  get view() {
    return this.sight.view;
  }
  get glance() {
    return this.sight.glance;
  }
  /** Whether parts of the table lie behind tabs. */
  get tabbed(): boolean {
    return this.window !== 'full' && this.window !== 'compact';
  }
  get solo(): boolean {
    return this.view.joan !== null;
  }
  /** The seat whose sheet lies before us. */
  get me(): Seat {
    return this.table.seat ?? 0;
  }
  get sheet() {
    return this.view.sheets[this.me]!;
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
  get waitsFor(): Seat[] {
    return this.sight.waits_for ?? [];
  }
  get speech(): Speech {
    return { name: (seat) => this.name(seat), facts: this.facts, solo: this.solo };
  }
  get setup() {
    return this.facts.setups[this.view.setup.players - 1]!;
  }

  get shown() {
    return this.tab;
  }

  /** Puts away what lies open. */
  close() {
    this.drawer = undefined;
  }

  name(seat: Seat): string {
    return seatName(this.table.description, seat);
  }
  place(which: Place): PlaceFacts {
    return this.facts.places.find(({ place }) => place === which)!;
  }
  /** Whether the town, the way or the deed is in a game of so many players. */
  inPlay({ min_players }: { min_players: number }): boolean {
    return min_players <= Math.max(2, this.view.setup.players);
  }
  can(mark: Mark): boolean {
    return this.marks.has(mark);
  }
  meant(mark: Mark): Move[] {
    return meant(this.narrowed, mark, this.chosen === mark ? undefined : this.chosen);
  }
  /** What an answer leads to, as the rules say it. */
  ahead(move: Move): Ahead | undefined {
    const wanted = canonical(move);
    return this.glance.ahead.find(({ answer }) => canonical(answer) === wanted);
  }

  watchWindow(node: Element): () => void {
    const look = () => (this.window = getComputedStyle(node).getPropertyValue('--class') as Window);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }

  /** Taps a mark: gives the answer it stands for, or asks which of several is meant. */
  pick(mark: Mark) {
    if (this.asking && !this.can(mark)) return this.ask(mark);
    if (!this.can(mark)) return;
    if (this.chosen === mark) return void (this.chosen = undefined);
    const found = this.meant(mark);
    if (!found.length) return void (this.chosen = mark);
    if (found.length > 1) return void (this.choices = found);
    void this.say(found[0]!);
  }

  /** Asks why a mark cannot be made. */
  private ask(mark: Mark) {
    this.asking = false;
    if (this.question) void this.explain(wouldBe(mark, this.question, this.view.turn));
  }

  /** Answers; quick answers wait for each other. */
  say(move: Move): Promise<void> {
    this.letGo();
    return this.then(async () => {
      this.reason = undefined;
      await this.table.answer(move as never);
      const refusal = this.table.refusal;
      if (refusal) this.reason = { move, rule: refusal.rule, message: refusal.message };
    });
  }

  undo(): Promise<void> {
    this.letGo();
    this.reason = undefined;
    return this.then(() => this.table.undo());
  }

  /** Puts away what was begun. */
  letGo() {
    this.held = this.chosen = this.pointed = undefined;
    this.asking = false;
    this.choices = [];
  }

  /** Asks the server why something cannot be done. */
  async explain(move: Move): Promise<void> {
    try {
      this.reason = { move, rule: await this.table.why(move as never) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.reason = { move, rule: error.rule, message: error.message };
    }
  }

  /** Shows the table as it was at one of our numbers. */
  async lookAt(number: number): Promise<void> {
    const seat = this.table.seat === undefined ? '' : `seat=${this.table.seat}&`;
    try {
      this.moment = { number, sight: await get<Sight>(`/api/tables/${this.table.id}/view?${seat}at=${number}`) };
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
