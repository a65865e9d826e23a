// What a module adds to the screen, as one descriptor. Its questions, answers and events are those of the rules: a way that is
// missing for one of them does not compile. A descriptor names the kind of each of its parts; the layout decides where it lies.

import type { Component } from 'svelte';
import type { Body, Cases, Names } from '../../../i18n/cases';
import type { Ask, BoardDeed, BoardDeedFacts, Event, EventFacts } from '../../../types';
import type { Facts, Follower, Mat, Module, Move, Place, Seat, View } from '../../../types';
import type { PieceOf } from '../pieces/piece';
import type { Reached } from '../score/reached';
import type { Land } from '../table/map/land';
import type { Flight } from '../table/motion/flights';
import type { Screen } from '../table/screen.svelte';
import type { Thing } from '../table/things';
import type { Where } from '../table/where';
import type { Speech } from '../words/speech';

/** A drawing on the table, and the same in words, for reading aloud. */
type Drawn = { Show: Component; inWords: (screen: Screen) => string[] };

/** What lies in a drawer: its title, and the button and the key that open it. `deeds` lies in place of the base deeds. */
export type InDrawer = Drawn & {
  id: 'deeds' | `own/${string}`;
  title: () => string;
  short: () => string;
  sign: string;
  count: (screen: Screen) => number;
  key: string;
  wide?: boolean;
};

/** The kinds of parts that lie on the table, and what the layout needs of each. */
export type Kinds = {
  /** A place of one's own, beside the ten. */
  annex: { Show: Component<{ seat: Seat; active: boolean }> };
  /** What is held or displayed. */
  hand: InDrawer;
  /** A board for all. */
  common_board: InDrawer;
  /** Cards in force. */
  in_force: Drawn;
  tasks: Drawn;
  /** The events, where they are known by round. */
  calendar: Drawn;
  /** What stands on the map. */
  map: { Show: Component<{ land: Land }> };
};
export type PartOf<K extends keyof Kinds> = { kind: K } & Kinds[K];
export type Part = { [K in keyof Kinds]: PartOf<K> }[keyof Kinds];

/** A number beside coins and citizens of a player; pieces fly to `at`. */
export type Amount = { sign: string; at: string; number: (mat: Mat) => number; label: (number: number) => string };

/** Pieces that are no followers and lie among them, on the Market and in the bag. */
export type Tokens = {
  sign: string;
  label: () => string;
  lying: (mat: Mat) => number;
  inBag: (mat: Mat) => number;
  /** How many will be in the bag for the next draw. */
  next: (mat: Mat, screen: Pick<Screen, 'view' | 'facts'>) => number;
};

/** What is at home on a place without standing on one of its spaces: somebody who can be taken up, or a piece. */
export type AtHome = { follower: Follower } | { sign: string; label: string };

/** A row of the score sheet, by the source of its points; `low` is its name within a sentence. */
export type ScoreRow = {
  source: string;
  sign: string;
  title: () => string;
  low: () => string;
  count: (mat: Mat) => number;
};

/** A deed of a board: what it is called and what it does. */
export type DeedParts = {
  name: () => string;
  /** What each follower brings, and what the last one brings besides. */
  does: () => { each: string; last: string };
  sign: string;
  /** The same as pieces, where the printed rewards do not say it. */
  each?: PieceOf[];
  last?: PieceOf[];
  /** What else is to be seen there. */
  note?: (screen: Screen) => string | undefined;
  /** The beginning of the ids of its rules. */
  rules: string;
};

/** A board that lies in place of the base deeds. */
export type DeedBoard<B extends Names<BoardDeed>> = {
  printed: (facts: Facts) => BoardDeedFacts[];
  deeds: Record<Extract<Body<BoardDeed, B>, string>, DeedParts>;
};

/** Which module brings which board of deeds. */
export const BOARDS = {
  trade: 'trade_deeds',
  intrigue: 'intrigue',
  tours: 'tours',
  vierzon: 'vierzon',
  duel: 'duel',
  plague: 'plague',
  prosperity: 'prosperity',
} as const satisfies Record<Names<BoardDeed>, Module>;
type BoardOf<M> = { [B in keyof typeof BOARDS]: (typeof BOARDS)[B] extends M ? B : never }[keyof typeof BOARDS];

type Voice<U> = (speech: Speech) => Cases<U, string>;

type Parts<A, M, E> = {
  /** The events of the game, where they are not those of the hour glass. */
  events?: (facts: Facts, players: number) => EventFacts[];
  /** There is a task to fulfil, and no points are counted. */
  task?: boolean;
  /** How far that came, for the end of the game. */
  reached?: (screen: Screen) => Reached[];
  /** How it goes, in a few sentences for the first game. */
  intro?: () => string[];
  /** What can be said in the chat by one click, where all play together. */
  quick?: () => string[];
  /** What places do, where that is something else here. */
  does?: () => { [P in Place]?: string };
  /** Place tiles of the supply that are turned over, so that nobody can take them. */
  turned?: (view: View) => Place[];
  /** Base questions that are about something else here, in words. */
  instead?: () => { [base: string]: string };
  /** Answers that stand in the bar: those that go on, and those beside them. */
  bar?: { main: Move[]; beside: Move[] };
  /** Who a player is. */
  calling?: (screen: Pick<Screen, 'view'>, seat: Seat) => string | undefined;
  parts: Part[];
  amounts: Amount[];
  tokens?: Tokens;
  atHome?: (place: Place, mat: Mat, view: View) => AtHome | undefined;
  /** The hand lies face down until its owner opens it, so that nobody need look away. */
  faceDown?: boolean;
  /** Where each question is answered. */
  where: Record<Names<A>, Where>;
  /** The pictures of those questions that have one of their own. */
  questions: { [N in Names<A>]?: Component<{ ask: Body<A, N> }> | Component<Record<string, never>> };
  /** What each answer points at. */
  things: Cases<M, Thing[]>;
  /** The pieces each event speaks of. */
  signs: Cases<E, PieceOf[]>;
  /** What flies when it happens. */
  motion: Cases<E, Flight | undefined>;
  score: ScoreRow[];
  words: {
    asks: Voice<A>;
    moves: Voice<M>;
    events: Voice<E>;
    /** What an answer does at a question of the module, where that is not what it does elsewhere. */
    there: (move: Move, speech: Speech) => { [N in Names<A>]?: string };
  };
};

/** Everything that a module adds. */
export type Descriptor<M extends Module> = Parts<Body<Ask, M>, Body<Move, M>, Body<Event, M>> &
  ([BoardOf<M>] extends [never] ? { deeds?: undefined } : { deeds: DeedBoard<BoardOf<M>> });
