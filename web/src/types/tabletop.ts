// Made from the Rust types by `make types`. Do not edit.

/** Every rule of a game, module by module. */
export type Ledger = {
  /** The modules, in the order of the files. */
  modules: Array<LedgerModule>,
};

/** The rules of one module of a game: one file of the ledger. */
export type LedgerModule = {
  /** The short name, e.g. `plague`. */
  name: string,
  /** The name for people, e.g. `The Plague`. */
  title: string,
  /** The rules, in the order of the file. */
  rules: Array<Rule>,
};

/** One line of a score sheet. */
export type Line = {
  /** The source of the points, e.g. `coins`. */
  source: string,
  /** The points. */
  points: number,
};

/** The end of a game. */
export type Outcome = {
  /** What kind of end it was. */
  kind: OutcomeKind,
  /** One score sheet per seat; none where nothing is counted. */
  sheets: Array<Sheet>,
  /** Who won; several if they share the victory, nobody if all have lost. */
  winners: SeatSet,
  /** The rule behind the end, where it was not the last count. */
  rule: RuleId | null,
};

/** What kind of end a game has. */
export type OutcomeKind = "ranked" | "decided" | "together" | "alone" | { "rival": Sheet };

/** One rule in our own words, with its place in the books and our ruling where they are silent. */
export type Rule = {
  /** The stable id. */
  id: string,
  /** The rule as one statement. */
  text: string,
  /** Where the books say it. */
  book: Array<string>,
  /** The editions it belongs to; all if absent. */
  edition?: Array<string>,
  /** The player counts it belongs to; all if absent. */
  players?: string | null,
  /** How we read the books where they are silent or disagree. */
  ruling?: string | null,
};

/** The stable id of a rule in the ledger, e.g. `base.travel.must-move`. */
export type RuleId = string;

/** A seat at the table, counted clockwise from 0. */
export type Seat = number;

/** A set of at most eight seats. */
export type SeatSet = number;

/** The 256 bits a whole game's chance follows from. Secret until the game is over. */
export type Seed = string;

/** The score of one seat, line by line as on paper. */
export type Sheet = {
  /** The sum of all lines. */
  total: number,
  /** Where the points come from. */
  lines: Array<Line>,
};

/** Who looks at a game: a seat sees its own secrets, a spectator nobody's. */
export type Viewer = { "seat": Seat } | "spectator";
