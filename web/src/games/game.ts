// What the pages know of a game. Names and pictures are there at once; everything else is fetched when it is needed.

import type { Component, Snippet } from 'svelte';
import type { Table } from '../api/table.svelte';
import type { Event, GameOffer, Outcome, Setup, Sight, TableDescription, Tally } from '../types';
import type { Wish } from '../pages/new/wish.svelte';

type Fetched<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What a screen needs of a table; a replay gives the same without play. */
export type TableModel = Pick<
  Table,
  'id' | 'seat' | 'description' | 'sight' | 'log' | 'online' | 'refusal' | 'answer' | 'undo' | 'why' | 'watch' | 'open'
> &
  Partial<Pick<Table, 'chat' | 'write' | 'people'>>;

/** With whom something is played: whoever likes, exactly two, all on one side, or alone. */
export const COMPANIES = ['everybody', 'two', 'together', 'alone'] as const;
export type Company = (typeof COMPANIES)[number];

/** Something to choose for a new table: a printing, or a scenario of one. */
export type Choice = {
  edition: string;
  scenario?: string;
  name: string;
  about: string;
  picture: string;
  ground: string;
  fewest: number;
  most: number;
  company: Company;
  /** How hard it can be, by names of the game's own; without it there is nothing to choose. */
  levels?: string[];
};

/** The parts of the rules by name, and whether printed values behind them are reconstructed. */
export type RuleNames = { part: (id: string) => string | undefined; isReconstructed: (id: string) => boolean };

export interface Game {
  /** Its name. */
  title: () => string;
  /** The printing that is meant where nobody has chosen one. */
  usual: string;
  /** What is played at a table of it, in a few words. */
  called: (setup: Setup) => string;
  /** What kind of game results are of, in a few words. */
  played: (kind: Pick<Tally, 'variant' | 'edition'>) => string;
  /** What decided between somebody and who has as many points. */
  tie: (name: string) => string;
  /** Who plays without a seat, where a game has somebody like that. */
  rival?: () => string;
  /** A level of difficulty by name. */
  level?: (name: string) => string;
  /** How much of a scenario's task was done at best, where it was never won. */
  progress?: (scenario: string, done: number) => string;
  /** What there is to choose, by what the server offers. */
  choices: (offer: GameOffer) => Choice[];
  /** What a wish for a new table says to the server. */
  setup: (wish: Wish) => Setup;
  /** What can be added to the choice made, and what few people want to change. */
  adds: Fetched<{ wish: Wish; offer: GameOffer }>;
  options: Fetched<{ wish: Wish }>;
  table: Fetched<{ table: TableModel; readonly?: boolean }>;
  /** The score sheet, where points were counted; `children` stand beside it. */
  score: Fetched<{ sight: Sight; outcome: Outcome; name: (seat: number) => string; children: Snippet }>;
  /** How far it came where no points were counted; `children` stand beside it. */
  ended?: Fetched<{ table: TableModel; children: Snippet }>;
  /** Tells a finished game move by move. */
  teller: (description: TableDescription) => Promise<(events: Event[]) => string>;
  rules: () => Promise<RuleNames>;
  /** Whose game it is, and which printed values are reconstructed. */
  about: Fetched<Record<string, never>>;
}
