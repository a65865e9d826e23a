// What goes over the wire between the server and this client.

import type { Glance, Move, Ask, Event, Setup, View } from "./orleans";
import type { Outcome, Seat, Seed } from "./tabletop";

/** Somebody who has told a name. */
export type Person = { id: string, name: string };

/** Who I am: `GET /api/me`. */
export type Me = Person & {
  /** Whether name and password bring me back from another device. */
  account: boolean,
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

/** A wish for one seat: me (under a name of my own at a shared screen), somebody with the invitation, anybody, a bot. */
export type SeatWish = "me" | { me: string } | "invited" | "open" | { bot: string };

/** `POST /api/tables` */
export type TableWish = {
  setup: Setup,
  seats: Array<SeatWish>,
  public?: boolean,
  options?: Partial<TableRules>,
};

export type SeatDescription = {
  kind: "person" | "bot" | "invited" | "open",
  /** The person who holds it. */
  person?: Person,
  /** The bot that answers: at a bot's seat, or in place of a person who is gone. */
  bot?: string,
  /** The name shown: the person's, or the one given to the seat at a shared screen. */
  name: string | null,
  /** The person who may take the seat back from the bot that stands in. */
  away?: Person,
};

/** A table as everybody may know it: `GET /api/tables/{id}`, lists of tables. */
export type TableDescription = {
  id: string,
  /** The game's name, `orleans`. */
  game: string,
  /** The person who set it up. */
  host: string,
  setup: Setup,
  options: TableRules,
  state: "open" | "running" | "over",
  public: boolean,
  seats: Array<SeatDescription>,
  /** Seconds since 1970. */
  created: number,
  /** What the link to the invited seats needs; for people with a seat. */
  invitation?: string,
  /** The table where the same people play again. */
  rematch?: string,
  /** The votes under way to replace somebody who is gone. */
  votes: Array<Vote>,
};

/** A vote to let a bot or a friend answer for a seat. */
export type Vote = { seat: Seat, by: { bot: string } | "open", ayes: Array<Seat>, needed: number };

/** One of my tables: `GET /api/me/tables`, newest first. */
export type MyTable = {
  table: TableDescription,
  /** My seats that are asked something now. */
  asked: Array<Seat>,
  /** Seconds since 1970 of the last thing that happened. */
  moved: number,
};

/** One viewer's share of a running game: `GET …/view?seat=[&at=number]`, and the answer to moves and undo. */
export type Sight = {
  /** The viewer's own number: how many entries they have noticed. */
  number: number,
  glance: Glance,
  view: View,
  question: Ask | null,
  options: Array<Move>,
  /** Whether undo would take something back. */
  undo: boolean,
  /** The seats the table waits for, as far as the viewer may know. */
  waits_for: Array<Seat>,
  /** Seconds since 1970 by which the asked seats must answer, at a table with a clock. */
  deadline?: number,
  seed_hash: string,
  outcome?: Outcome,
  seed?: Seed,
  fingerprint?: string,
};

/** An entry of the journal as one viewer notices it. */
export type Seen = { number: number, events: Array<Event>, undone?: Array<number> };

/** `GET …/events?seat=&since=`, and a message of the socket; `entries` is null where only the view can help. */
export type News = { number: number, entries: Array<Seen> | null };

/** What the socket `…/live?seat=&since=[&chat=]` tells; it only tells. It opens at tables that have not begun, too. The first message is the table; `chat` is the last line heard, without it only new ones come. */
export type Told =
  | ({ kind: "news" } & News)
  /** The table's description has changed: who sits, whether it began, votes, rematch. */
  | { kind: "table", table: TableDescription }
  | { kind: "chat", lines: Array<ChatLine> };

/** `GET …/chat?since=`, `POST …/chat {text}`. Text, never markup. */
export type ChatLine = { number: number, person: Person, text: string, at: number };

/** `POST …/why {seat, move}` */
export type Why = { legal: boolean, rule?: string };

/** `GET …/hint?seat=`: the best few ways on, best first. */
export type Hint = {
  /** What to do: one answer, or a whole plan. */
  moves: Array<Move>,
  /** Expected points by the end, in tenths, compared with the best: 0 for the best, less for the others. */
  worth: number,
  /** In English words, if the game has any. */
  reason: string,
};

/** Standing answers for dull questions: `GET`, `PUT …/standing?seat=` as `{answers: [id]}`; ids are in `Games`. */
export type Standing = { answers: Array<string> };

/** `GET …/replay`: a game that is over, move by move. Sight after `at` moves: `GET …/replay/{at}?seat=`. */
export type Replay = {
  /** How many moves the record has: `at` goes from 0 to this. */
  moves: number,
  /** For each move, from 1: who moved and what all could see happen. */
  steps: Array<ReplayStep>,
  /** The score of each seat at the beginning of each round and at the end. */
  scores: Array<{ round: number, at: number, totals: Array<number> }>,
};
export type ReplayStep = { at: number, seat: Seat, round: number, events: Array<Event> };

/** `POST …/continue {at, seat, bots}`: a new table that plays on from there with new chance, me at `seat`, bots elsewhere. */
export type Continue = { at: number, seat: Seat, bots: string };

/** `GET /api/me/statistics` */
export type Statistics = Array<{ game: string, edition: string, players: number, games: number, wins: number, best: number, mean: number }>;

/** `GET /api/games`: what can be played here. */
export type Games = Array<{
  name: string,
  editions: Array<{ edition: string, fewest: number, most: number }>,
  bots: Array<string>,
  standing: Array<string>,
}>;

/** A refusal. */
export type Problem = { code: string, message: string, rule?: string, current?: Sight };
