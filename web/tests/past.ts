// Games that were played before: the golden games of games/, brought into the program by `orleans import`, as a host would
// bring in those of another server. Whatever comes up once in many games comes up in one of them, always at the same move.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Move, Seat, Setup, TableDescription } from '../src/types';

const HOUSE = join(import.meta.dirname, '../..');
const GAMES = join(HOUSE, 'games');
const MIGRATIONS = join(HOUSE, 'crates/server/migrations');

type Golden = { name: string; text: string; game: string; setup: Setup; moves: [Seat, Move][] };
/** A moment of a game: its table, how many moves were made, and who gives the next answer. */
export type Moment = { table: string; golden: Golden; at: number; seat: Seat };

const read = (name: string): Golden => {
  const text = readFileSync(join(GAMES, name), 'utf8');
  return { name, text, ...(JSON.parse(text) as Pick<Golden, 'game' | 'setup' | 'moves'>) };
};
/** Those of every game: a second game has a folder of its own. */
const all = (): Golden[] =>
  readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map(read);
/** Those with Trade & Intrigue; most expansions and players last, where most happens. */
const golden = (): Golden[] =>
  all()
    .filter(({ game, setup }) => game === 'orleans' && setup.modules?.length)
    .toSorted((a, b) => a.setup.modules!.length - b.setup.modules!.length || a.setup.players - b.setup.players);
const idOf = (name: string) => createHash('md5').update(name).digest('hex');

/** The moments at which somebody gives such an answer. */
export const moments = (is: (move: Move) => boolean): Moment[] =>
  golden()
    .reverse()
    .flatMap((game) =>
      game.moves.flatMap(([seat, move], at) => (is(move) ? [{ table: idOf(game.name), golden: game, at, seat }] : [])),
    );

/** The first of them. */
export function moment(is: (move: Move) => boolean): Moment {
  const [first] = moments(is);
  if (!first) throw new Error('no golden game holds such a moment: see games/make');
  return first;
}

/** A moment late in a game of this name, in the middle of somebody's planning; `share` says how late. */
export function lateIn(name: string, share = 0.8): Moment {
  const game = read(`${name}.json`);
  const puts = (at: number) => typeof game.moves[at]![1] === 'object' && 'put' in (game.moves[at]![1] as object);
  let at = Math.floor(game.moves.length * share);
  while (!puts(at) || !puts(at - 1) || game.moves[at]![0] !== game.moves[at - 1]![0]) at++;
  return { table: idOf(game.name), golden: game, at, seat: game.moves[at]![0] };
}

/** A moment of a game of Joan of Arc of this name. */
export function atJoan(name: string, at: number): Moment {
  const game = read(`joan/${name}.json`);
  return { table: idOf(game.name), golden: game, at, seat: game.moves[at]![0] };
}

/** The moment at which the last round of a game of this name is drawn for, by whoever draws last. */
export function lastRoundOf(name: string): Moment {
  const game = read(`${name}.json`);
  const at = game.moves.findLastIndex(([, move]) => typeof move === 'object' && 'draw' in move);
  return { table: idOf(game.name), golden: game, at, seat: game.moves[at]![0] };
}

/** The moment before the last answer of a game of this name. */
export function lastMoveOf(name: string): Moment {
  const game = read(`${name}.json`);
  const at = game.moves.length - 1;
  return { table: idOf(game.name), golden: game, at, seat: game.moves[at]![0] };
}

/** Whether an answer declares a plot of this name. */
export const plots =
  (name: string) =>
  (move: Move): boolean => {
    if (
      typeof move !== 'object' ||
      !('intrigue' in move) ||
      typeof move.intrigue !== 'object' ||
      !('plot' in move.intrigue)
    )
      return false;
    const { plot } = move.intrigue.plot;
    return typeof plot === 'string' ? plot === name : name in plot;
  };
export const delivers = (move: Move): boolean => typeof move === 'object' && 'orders' in move;
export const offers = (move: Move): boolean =>
  typeof move === 'object' &&
  'intrigue' in move &&
  (move.intrigue === 'offer' ||
    (typeof move.intrigue === 'object' && ('add_coins' in move.intrigue || 'add_ware' in move.intrigue)));
export const answers = (move: Move): boolean =>
  typeof move === 'object' && 'intrigue' in move && (move.intrigue === 'accept' || move.intrigue === 'refuse');

/** Takes a game up at a moment, on the seat that is asked; the new table. */
export async function takeUp(page: Page, { table, at, seat }: Moment, bots = 'easy'): Promise<string> {
  const made = await page.request.post(`/api/tables/${table}/continue`, { data: { at, seat, bots } });
  expect(made.ok(), await made.text()).toBe(true);
  return ((await made.json()) as TableDescription).id;
}

/** The table where two people go on from the moment somebody is threatened: both seats are open. */
export const THREAT = idOf('a threat');
export const threat = (): Moment => {
  const game = golden().find(({ setup, moves }) => setup.players === 2 && moves.some(([, move]) => offers(move)))!;
  const at = game.moves.findIndex(([, move]) => offers(move));
  return { table: THREAT, golden: game, at, seat: game.moves[at]![0] };
};

/** The table where two people and three bots of Invasion go on from a Donation: the first seats are open, the first has the word. */
export const TOGETHER = idOf('a donation');
export const donation = (): Moment => {
  const game = read('invasion-together.json');
  const names = ([, move]: [Seat, Move]) =>
    typeof move === 'object' &&
    'invasion' in move &&
    typeof move.invasion === 'object' &&
    'unit' in move.invasion &&
    'develop' in move.invasion.unit;
  const at = game.moves.findIndex(names);
  return { table: TOGETHER, golden: game, at, seat: game.moves[at]![0] };
};

/** The table where two people and two bots of Invasion draw for the last round but one: the first seats are open. */
export const LAST_STAND = idOf('a last stand');
export const lastStand = (): Moment => ({ ...lastRoundOf('invasion-lost-arson-loss'), table: LAST_STAND });

/** All of it as `orleans export` would write it. */
export function chronicle(): string {
  const shape = Math.max(...readdirSync(MIGRATIONS).map((name) => Number.parseInt(name)));
  const rows = [
    { table: 'people', row: { id: idOf('chronicler'), name: 'Clio' } },
    ...all().flatMap(finished),
    ...running(threat()),
    ...running(donation(), 2),
    ...running(lastStand(), 2),
  ];
  return [{ orleans: shape }, ...rows].map((line) => JSON.stringify(line)).join('\n');
}

type Laid = Pick<Golden, 'game' | 'setup'>;
const laid = (id: string, { game, setup }: Laid, state: string, seat: (n: Seat) => object) => [
  {
    table: 'tables',
    row: {
      id,
      game,
      host: idOf('chronicler'),
      setup: JSON.stringify(setup),
      options: '{}',
      state,
      listed: 0,
      created: 1,
      votes: '[]',
    },
  },
  ...Array.from({ length: setup.players }, (_, n) => ({ table: 'seats', row: { table_id: id, seat: n, ...seat(n) } })),
];

const BOT = { kind: 'bot', holder: 'easy' };

const finished = ({ name, text, moves, ...game }: Golden) => [
  ...laid(idOf(name), game, 'over', () => BOT),
  { table: 'games', row: { table_id: idOf(name), number: moves.length, record: text } },
];

/** A game that goes on from there: the first seats are open, bots sit on the others. */
function running({ table, golden, at }: Moment, open: number = golden.setup.players) {
  const {
    moves,
    end: _,
    ...head
  } = JSON.parse(golden.text) as { moves: unknown[]; end: unknown; seed: string; seed_hash: string };
  const record = JSON.stringify({
    ...head,
    continued: [{ at, seed: head.seed, seed_hash: head.seed_hash }],
    moves: moves.slice(0, at),
  });
  const seen = JSON.stringify(Array(golden.setup.players + 1).fill(0));
  return [
    ...laid(table, golden, 'running', (n) => (n < open ? { kind: 'open' } : BOT)),
    { table: 'games', row: { table_id: table, number: 0, record } },
    { table: 'snapshots', row: { table_id: table, number: 0, seen, asked: -1 } },
  ];
}
