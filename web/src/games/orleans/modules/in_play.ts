// The modules of one table, asked together. What happenings ask may come from any set of events, so they are always there.

import type { Reached } from '../score/reached';
import type { Component } from 'svelte';
import { bodyOf, nameOf, take, type Ways } from '../../../i18n/cases';
import type {
  Ask,
  BoardDeed,
  BoardDeedFacts,
  Event,
  EventFacts,
  Facts,
  Mat,
  Module,
  Move,
  Place,
  Seat,
  View,
} from '../../../types';
import type { PieceOf } from '../pieces/piece';
import type { Flight } from '../table/motion/flights';
import type { Screen } from '../table/screen.svelte';
import type { Thing } from '../table/things';
import type { Where } from '../table/where';
import { does } from '../words/places';
import type { Speech } from '../words/speech';
import { BOARDS, type Amount, type AtHome, type DeedParts, type InDrawer, type Kinds } from './descriptor';
import type { Part, PartOf, ScoreRow, Tokens } from './descriptor';

/** A descriptor of whatever module. */
export type AnyDescriptor = {
  events?: (facts: Facts, players: number) => EventFacts[];
  task?: boolean;
  reached?: (screen: Screen) => Reached[];
  intro?: () => string[];
  quick?: () => string[];
  does?: () => { [P in Place]?: string };
  turned?: (view: View) => Place[];
  instead?: () => { [base: string]: string };
  bar?: { main: Move[]; beside: Move[] };
  calling?: (screen: Pick<Screen, 'view'>, seat: Seat) => string | undefined;
  parts: Part[];
  amounts: Amount[];
  tokens?: Tokens;
  atHome?: (place: Place, mat: Mat, view: View) => AtHome | undefined;
  faceDown?: boolean;
  where: { [name: string]: Where };
  questions: { [name: string]: Component<{ ask: never }> | Component<Record<string, never>> | undefined };
  things: Ways<Thing[]>;
  signs: Ways<PieceOf[]>;
  motion: Ways<Flight | undefined>;
  score: ScoreRow[];
  words: {
    asks: (speech: Speech) => Ways<string>;
    moves: (speech: Speech) => Ways<string>;
    events: (speech: Speech) => Ways<string>;
    there: (move: Move, speech: Speech) => { [name: string]: string | undefined };
  };
  deeds?: { printed: (facts: Facts) => BoardDeedFacts[]; deeds: { [name: string]: DeedParts } };
};

/** The ways of a module that are those of one sort of thing. */
type Of<R> = (module: AnyDescriptor) => Ways<R>;

export class InPlay {
  private readonly byName: Map<string, AnyDescriptor>;

  constructor(modules: Iterable<[Module, AnyDescriptor]>) {
    this.byName = new Map(modules);
  }

  private get all(): AnyDescriptor[] {
    return [...this.byName.values()];
  }

  /** Whether a question, an answer or an event is that of a module. */
  owns(value: Ask | Move | Event): boolean {
    return this.byName.has(nameOf(value));
  }

  /** The way its module has for a question, an answer or an event; nothing for those of the base game. */
  way<R>(value: Ask | Move | Event, of: Of<R>): R | undefined {
    const module = this.byName.get(nameOf(value));
    return module && take(bodyOf(value) as string | object, of(module));
  }

  where(ask: Ask): Where | undefined {
    return this.byName.get(nameOf(ask))?.where[this.inner(ask)];
  }

  /** The picture of a question, with what belongs to the question. */
  question(ask: Ask): { Show: Component<{ ask: unknown }>; body: unknown } | undefined {
    const Show = this.byName.get(nameOf(ask))?.questions[this.inner(ask)];
    return Show && { Show: Show as Component<{ ask: unknown }>, body: bodyOf(bodyOf(ask) as string | object) };
  }

  /** What an answer does at a question, where that is not what it does elsewhere. */
  there(ask: Ask, move: Move, speech: Speech): string | undefined {
    return this.byName.get(nameOf(ask))?.words.there(move, speech)[this.inner(ask)];
  }

  /** The name of a question of a module among its own. */
  inner(ask: Ask): string {
    const body = bodyOf(ask);
    return body === undefined ? '' : nameOf(body as string | object);
  }

  parts<K extends keyof Kinds>(kind: K): PartOf<K>[] {
    return this.all.flatMap(({ parts }) => parts.filter((part) => part.kind === kind) as PartOf<K>[]);
  }

  /** What lies in drawers, the boards for all first. */
  get drawers(): InDrawer[] {
    return [...this.parts('common_board'), ...this.parts('hand')];
  }

  get amounts(): Amount[] {
    return this.all.flatMap(({ amounts }) => amounts);
  }

  /** Pieces that lie among the followers. */
  get tokens(): Tokens | undefined {
    return this.all.find(({ tokens }) => tokens)?.tokens;
  }

  /** What is at home on a place. */
  atHome(place: Place, mat: Mat, view: View): AtHome | undefined {
    return this.all.map(({ atHome }) => atHome?.(place, mat, view)).find(Boolean);
  }

  /** Whether hands lie face down until they are opened. */
  get faceDown(): boolean {
    return this.all.some(({ faceDown }) => faceDown);
  }

  get score(): ScoreRow[] {
    return this.all.flatMap(({ score }) => score);
  }

  get task(): boolean {
    return this.all.some(({ task }) => task);
  }

  /** The modules that are explained at their first game. */
  get explained(): string[] {
    return [...this.byName].flatMap(([name, { intro }]) => (intro ? [name] : []));
  }

  /** How what is played goes, in a few sentences for the first game. */
  intro(): string[] {
    return this.all.flatMap(({ intro }) => intro?.() ?? []);
  }

  /** What can be said in the chat by one click. */
  quick(): string[] {
    return this.all.flatMap(({ quick }) => quick?.() ?? []);
  }

  /** What a place does here, in one sentence. */
  does(place: Place): string {
    return this.all.map(({ does: here }) => here?.()[place]).find(Boolean) ?? does(place);
  }

  /** Place tiles of the supply that nobody can take any more. */
  turned(view: View): Place[] {
    return this.all.flatMap(({ turned }) => turned?.(view) ?? []);
  }

  /** What a base question is about, where that is something else here. */
  instead(ask: Ask): string | undefined {
    return this.all.map(({ instead }) => instead?.()[nameOf(ask)]).find(Boolean);
  }

  /** Answers of modules that stand in the bar. */
  bar(which: 'main' | 'beside'): Move[] {
    return this.all.flatMap(({ bar }) => bar?.[which] ?? []);
  }

  /** How far the tasks came, where there are any. */
  reached(screen: Screen): Reached[] {
    return this.all.flatMap(({ reached }) => reached?.(screen) ?? []);
  }

  /** Who a player is, where a module says it. */
  calling(screen: Pick<Screen, 'view'>, seat: Seat): string | undefined {
    return this.all.map(({ calling }) => calling?.(screen, seat)).find(Boolean);
  }

  /** The events of the game, where a module brings them. */
  events(facts: Facts, players: number): EventFacts[] | undefined {
    return this.all.find(({ events }) => events)?.events?.(facts, players);
  }

  deed(deed: BoardDeed): DeedParts {
    return this.boardOf(deed).deeds[bodyOf(deed) as string]!;
  }

  /** The facts of the board that a deed is of. */
  printed(deed: BoardDeed, facts: Facts): BoardDeedFacts[] {
    return this.boardOf(deed).printed(facts);
  }

  private boardOf(deed: BoardDeed): NonNullable<AnyDescriptor['deeds']> {
    return this.byName.get(BOARDS[nameOf(deed)])!.deeds!;
  }

  /** Everything that modules have laid on the table, in words: a title, if it has one, and its lines. */
  inWords(screen: Screen): { title?: string; lines: string[] }[] {
    const plain = [...this.parts('calendar'), ...this.parts('in_force'), ...this.parts('tasks')];
    return [
      ...plain.map((part) => ({ lines: part.inWords(screen) })),
      ...this.drawers.map((part) => ({ title: part.title(), lines: part.inWords(screen) })),
    ];
  }
}
