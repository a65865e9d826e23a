// Made from the Rust types by `make types`. Do not edit.

import type { Outcome, Seat, Seed } from "./tabletop";

/** Games that are counted together. */
export type Apart = {
  /** Games that were played to the end. */
  games: number,
  /** Games won. */
  wins: number,
  /** The earliest round of a victory. */
  best_round?: number,
  /** The most parts of the task that were done at the end, where it has parts. */
  most_done: number,
};

/** Whether somebody with a seat has the table open. */
export type Attends = {
  /** The person's id. */
  person: string,
  /** Whether a page of theirs shows the table. */
  here: boolean,
  /** Since when that is so, in seconds since 1970; nothing if they were not seen. */
  since?: number,
};

/** The body of `PUT /api/me/push`: a browser that shows notices, as its `PushSubscription` describes it. */
export type Browser = {
  /** Where its push service takes messages. */
  endpoint: string,
  /** Its public key, in base64url. */
  p256dh: string,
  /** Its secret, in base64url. */
  auth: string,
};

/** Something said at a table. Text, never markup. */
export type ChatLine = {
  /** Its number at this table, counted from 1. */
  number: number,
  /** Who said it; without a name and an id if forgotten since. */
  person: Person,
  /** What was said. */
  text: string,
  /** Seconds since 1970. */
  at: number,
};

/** The body of `POST …/continue`: a new table that plays on from there with new chance. */
export type Continue = {
  /** After how many moves of the old game. */
  at: number,
  /** Where I sit. */
  seat: Seat,
  /** The bot on all other seats. */
  bots: string,
  /** Whether chance is the same again; only from the beginning, where `at` is 0. */
  same?: boolean,
};

/** A printing, and how many people play it. */
export type EditionOffer = {
  /** Its name in the set-up. */
  edition: string,
  /** The fewest seats. */
  fewest: number,
  /** The most seats. */
  most: number,
  /** What can be added, by its name in the set-up; of each group one at most. */
  expansions: Array<Array<string>>,
  /** Every expansion and scenario, with what it goes with. */
  modules: Array<ModuleOffer>,
};

/** How games of one kind can end. */
export type Ended = "ranked" | "decided" | "together" | "alone" | "rival";

/** So much more of something, or less. */
export type Gain = {
  /** Of what, by a name of the game's own. */
  what: string,
  /** By how much; less than nothing for a loss. */
  by: number,
};

/** One of the games that can be played here. */
export type GameOffer = {
  /** Its name in tables and records. */
  name: string,
  /** The printings that can be played. */
  editions: Array<EditionOffer>,
  /** The bots that can sit down, the weakest first. */
  bots: Array<string>,
  /** The dull questions that can be answered in advance. */
  standing: Array<string>,
};

/** The answer to `GET /api/games`: what can be played here. */
export type Games = Array<GameOffer>;

/** A way on. */
export type HintOf<Move> = {
  /** What to do: one answer, or a whole plan. */
  moves: Array<Move>,
  /** Expected points by the end, in tenths, compared with the best: 0 for the best, less for the others. */
  worth: number,
  /** The points that it lets expect at the end, in tenths, where points are counted. */
  expected?: number,
  /** In English words, if the game has any. */
  reason: string,
  /** What it brings, for screens of any language. */
  gains: Array<Gain>,
};

/** Who I am. */
export type Me = {
  /** My id; no secret, and no proof of anything. */
  id: string,
  /** The name shown at the table. */
  name: string,
  /** Whether name and password bring me back from another device. */
  account: boolean,
};

/** An expansion or scenario, and what it goes with. */
export type ModuleOffer = {
  /** Its name in the set-up. */
  module: string,
  /** The fewest seats. */
  fewest: number,
  /** The most seats. */
  most: number,
  /** How hard it can be, from easy to hard. */
  levels: Array<string>,
  /** What cannot be in play beside it. */
  excludes: Array<string>,
};

/** How a game ended for somebody. */
export type MyEnd = {
  /** How it could end. */
  outcome: Ended,
  /** Whether I have won. */
  won: boolean,
  /** Where I came, counted from 1, where some came before others. */
  place?: number,
};

/** One of my tables. */
export type MyTableOf<Setup> = {
  /** The table. */
  table: TableDescriptionOf<Setup>,
  /** My seats that are asked something now. */
  asked: Array<Seat>,
  /** The seats that everybody knows the table waits for. */
  waits_for: Array<Seat>,
  /** The round, counted from 1; 0 before the first. */
  round: number,
  /** What my first seat would score if the game ended now, where points are counted. */
  points?: number,
  /** How it ended for me. */
  ended?: MyEnd,
  /** Seconds since 1970 of the last thing that I could notice. */
  moved: number,
};

/** What a viewer has missed, and the number up to which that goes. */
export type NewsOf<Event> = {
  /** The viewer's number now. */
  number: number,
  /** The entries; nothing where only the view can help. */
  entries: Array<SeenOf<Event>> | null,
};

/** The body of `PUT /api/me/notices`. */
export type NoticeWish = {
  /** An address that takes `{table, game, message, link}` as a JSON POST. */
  webhook?: string | null,
  /** An e-mail address, for people with an account where the server sends letters. A link is sent there first. */
  email?: string | null,
};

/** Where notices go; nowhere where nothing is said. */
export type Notices = {
  /** An address that takes `{table, game, message, link}` as a JSON POST. */
  webhook?: string | null,
  /** An e-mail address. */
  email?: string | null,
  /** Whether its owner has opened the link that was sent there: until then no notice goes there. */
  confirmed?: boolean,
};

/** A friendly reminder. */
export type Nudge = {
  /** A seat of who gave it. */
  by: Seat,
  /** Seconds since 1970. */
  at: number,
};

/** Somebody who has told a name. */
export type Person = {
  /** 128 random bits; no secret, and no proof of anything. */
  id: string,
  /** The name shown at the table: text, never markup. */
  name: string,
};

/** A refusal, with the fitting status. */
export type Problem = {
  /** A word for programs. */
  code: string,
  /** A sentence for people, in English. */
  message: string,
  /** The id of the rule behind it. */
  rule?: string,
  /** What the sender should have seen, where the table has moved on. */
  current?: object,
};

/** The key of this server, as `PushManager.subscribe` wants it. */
export type PushKey = {
  /** The public key, in base64url. */
  key: string,
};

/** The answer to `GET /api/me/records`: a page for each scenario and level that I have played alone. */
export type RecordBook = Array<RecordPage>;

/** The games of one kind and level. */
export type RecordPage = {
  /** The game's name. */
  game: string,
  /** What kind of game it was, by a name of the game's own: a scenario. */
  variant: string,
  /** How hard it was, by a name of the game's own. */
  level: string,
  /** Games by one's own strength. */
  plain: Apart,
  /** Games with hints, with known chance, or continued from a moment. */
  aided: Apart,
  /** How many games by one's own strength were won in a row, up to the last one. */
  streak: number,
  /** The most there ever were in a row. */
  longest_streak: number,
};

/** A game that is over, move by move. */
export type ReplayOf<Event> = {
  /** How many moves the record has: `at` goes from 0 to this. */
  moves: number,
  /** For each move, from 1: who moved and what all could see happen. */
  steps: Array<ReplayStepOf<Event>>,
  /** The score of each seat at the beginning of each round and at the end. */
  scores: Array<Standings>,
};

/** One move of a game that is over. */
export type ReplayStepOf<Event> = {
  /** Its number, from 1. */
  at: number,
  /** Who made it. */
  seat: Seat,
  /** The round it was made in. */
  round: number,
  /** What all could see happen. */
  events: Array<Event>,
};

/** A seat as everybody may know it. */
export type SeatDescription = {
  /** Who may sit there, or does. */
  kind: SeatKind,
  /** The person who holds it. */
  person?: Person,
  /** The bot that answers: at a bot's seat, or in place of a person who is gone. */
  bot?: string,
  /** The name shown: the person's, or the one given to the seat at a shared screen. */
  name: string | null,
  /** The person who may take the seat back. */
  away?: Person,
  /** The last reminder to whoever sits there. */
  nudged?: Nudge,
  /** The colour of the pieces, counted from 0. */
  colour: number,
};

/** Who may sit on a seat, or does. */
export type SeatKind = "person" | "bot" | "invited" | "open";

/** A wish for one seat. */
export type SeatWish = SeatWord
  | {
  /** The name shown. */
  me: string, }
  | {
  /** Its name. */
  bot: string,
};

/** A wish in one word. */
export type SeatWord = "me" | "invited" | "open";

/** An entry of the journal as one viewer notices it. */
export type SeenOf<Event> = {
  /** The viewer's number after it. */
  number: number,
  /** What happened, as far as the viewer may know. */
  events: Array<Event>,
  /** The numbers of earlier entries that no longer count: they were taken back. */
  undone?: Array<number>,
};

/** The game as one viewer may see it, with the viewer's question and its options. */
export type SightOf<Glance, View, Ask, Move> = {
  /** The viewer's own number: how many entries they have noticed. */
  number: number,
  /** The round, counted from 1; 0 before the first. */
  round: number,
  /** What a player reads off the table at a glance. */
  glance: Glance,
  /** The table. */
  view: View,
  /** What the viewer is asked. */
  question: Ask | null,
  /** The viewer's legal answers. */
  options: Array<Move>,
  /** Whether undo would take something back. */
  undo: boolean,
  /** The seats the table waits for, as far as the viewer may know. */
  waits_for: Array<Seat>,
  /** Seconds since 1970 by which the asked seats must answer, at a table with a clock. */
  deadline?: number,
  /** The hash of the seed, told from the beginning. */
  seed_hash: string,
  /** The result, once it stands. */
  outcome?: Outcome,
  /** The seed, once the result stands. */
  seed?: Seed,
  /** The fingerprint of the last state, once the result stands. */
  fingerprint?: string,
};

/** Standing answers for dull questions. */
export type Standing = {
  /** The ids of the questions that are answered in advance. */
  answers: Array<string>,
};

/** What every seat would have scored at some moment. */
export type Standings = {
  /** The round that begins; the last one at the end. */
  round: number,
  /** How many moves were made. */
  at: number,
  /** The points of each seat. */
  totals: Array<number>,
};

/** The answer to `GET /api/me/statistics`: what I have played. */
export type Statistics = Array<Tally>;

/** Who shall answer instead. */
export type Successor = { "bot": string } | "open";

/** A table as one person may know it: nothing in here changes by a hidden move. */
export type TableDescriptionOf<Setup> = {
  /** 128 random bits: who knows them may look. */
  id: string,
  /** The game's name. */
  game: string,
  /** The id of the person who set it up. */
  host: string,
  /** The game's set-up. */
  setup: Setup,
  /** What the table agrees on beyond the game. */
  options: TableRules,
  /** How far it is. */
  state: TableState,
  /** Whether it is listed. */
  public: boolean,
  /** Who sits where. */
  seats: Array<SeatDescription>,
  /** Seconds since 1970. */
  created: number,
  /** When it closes by itself unless a second person comes, in seconds since 1970. */
  expires?: number,
  /** What the link to the invited seats needs; for people with a seat. */
  invitation?: string,
  /** The table where the same people play again. */
  rematch?: string,
  /** The votes under way to replace somebody who is gone. */
  votes: Array<Vote>,
};

/** What a table agrees on beyond the game. */
export type TableRules = {
  /** Whether people without a seat may look on. */
  spectators: boolean,
  /** Whether players may ask for hints. */
  hints: boolean,
  /** Whether the screen shows the odds of the bag. */
  odds: boolean,
  /** Seconds for one answer; correspondence play without a clock if absent. */
  move_seconds: number | null,
};

/** How far a table is. */
export type TableState = "open" | "running" | "over";

/** The body of `PUT …/webhook`, and the answer: where a table tells whose turn it is and how the game has ended. */
export type TableWebhook = {
  /** An address that takes `{content}` as a JSON POST, as Discord does; nothing if the table keeps quiet. */
  webhook: string | null,
};

/** The body of `POST /api/tables`. */
export type TableWishOf<Setup> = {
  /** The game's name; the first one of `GET /api/games` without it. */
  game?: string,
  /** The game's set-up. */
  setup: Setup,
  /** Who sits where. */
  seats: Array<SeatWish>,
  /** Whether the table is listed. */
  public?: boolean,
  /** What the table agrees on beyond the game. */
  options?: Partial<TableRules>,
};

/** How somebody has fared in games of one kind. */
export type Tally = {
  /** The game's name. */
  game: string,
  /** What kind of game it was, by a name of the game's own: `base`, or a scenario. */
  variant: string,
  /** The printing. */
  edition: string,
  /** How many played. */
  players: number,
  /** How these games can end. */
  outcome: Ended,
  /** Games that were played to the end. */
  games: number,
  /** Games won, alone or together. */
  wins: number,
  /** The most points, where points are counted. */
  best?: number,
  /** The points of a game on average, to a tenth. */
  mean?: number,
};

/** What the socket tells. */
export type ToldOf<Setup, Event, Sight> = { "kind": "news",
  /** The viewer's number now. */
  number: number,
  /** What was missed; nothing where only the sight can help. */
  entries: Array<SeenOf<Event>> | null,
  /** The game as the viewer may see it now. */
  sight: Sight, }
  | { "kind": "table",
  /** As it is now. */
  table: TableDescriptionOf<Setup>, }
  | { "kind": "chat",
  /** The new lines. */
  lines: Array<ChatLine>, }
  | { "kind": "people",
  /** Everybody with a seat. */
  people: Array<Attends>,
};

/** A vote to let a bot or a friend answer for a seat. */
export type Vote = {
  /** The seat of somebody who is gone. */
  seat: Seat,
  /** Who shall answer instead. */
  by: Successor,
  /** A seat of each person who is for it. */
  ayes: Array<Seat>,
  /** How many people must be for it. */
  needed: number,
};

/** The answer to `POST …/why`: whether a move is legal now. */
export type Why = {
  /** Whether it is. */
  legal: boolean,
  /** The id of the rule that forbids it. */
  rule?: string,
};

/** The body of `POST …/chat`. */
export type Words = {
  /** At most 500 characters on one line. */
  text: string,
};
