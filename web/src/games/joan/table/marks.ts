// What on the sheet an answer points at: whoever taps it gives the answer. Nothing here knows a rule.

import { choose } from '../../../i18n/cases';
import type {
  Act,
  Ask,
  BankRow,
  Deed,
  Follower,
  Good,
  Move,
  Place,
  Route,
  Source,
  Town,
  Turn,
} from '../../../types/joan';

export type Mark =
  | `tile/${Follower}`
  | 'monk'
  | `good/${Good}`
  | `coin/${BankRow}`
  | 'depot'
  | `route/${Route}`
  | 'development'
  | `town/${Town}`
  | `market/${Place}`
  | `own/${Place}`
  | `deed/${Deed}/${Follower}`;

const ofAct = (act: Act): Mark =>
  choose<Act, Mark>(act, {
    good: (good) => `good/${good}`,
    coin: (row) => `coin/${row}`,
    shield: () => 'depot',
    route: (route) => `route/${route}`,
    point: () => 'development',
    station: (town) => `town/${town}`,
    acquire: ({ place }) => `market/${place}`,
    use: (place) => `own/${place}`,
    deed: ({ deed, follower }) => `deed/${deed}/${follower}`,
  });

/** The marks an answer points at; what ends or goes on has a button. */
export const marksOf = (move: Move): Mark[] =>
  choose<Move, Mark[]>(move, {
    take: (tile) => [`tile/${tile}`],
    recruit: ({ discard }) => ['monk', `tile/${discard}`],
    do: ({ act }) => [ofAct(act)],
    pay: (row) => [`coin/${row}`],
    replace: ({ by }) => [by ? `good/${by}` : 'depot'],
    keep: () => [],
    end_turn: () => [],
  });

/** What an answer is paid with, as a name; nothing where that is no question. */
export function sourceOf(move: Move): string | undefined {
  return typeof move === 'object' && 'do' in move ? nameOfSource(move.do.with) : undefined;
}

export const nameOfSource = (source: Source): string =>
  typeof source === 'string' ? source : JSON.stringify(source.bonus);

/** Every mark that can be made, with its answers. */
export function marks(options: Move[]): Map<Mark, Move[]> {
  const found = new Map<Mark, Move[]>();
  for (const option of options) {
    for (const mark of marksOf(option)) found.set(mark, [...(found.get(mark) ?? []), option]);
  }
  return found;
}

/**
 * The answers a tap on a mark may mean: those that need nothing else. Of several ways to pay, the one that can do least
 * else is meant; who wants another takes its chip in hand.
 */
export function meant(options: Move[], mark: Mark, chosen: Mark | undefined): Move[] {
  const pointed = options.filter((option) => {
    const needs = marksOf(option);
    return needs.includes(mark) && (!chosen || needs.includes(chosen));
  });
  const whole = pointed.filter((option) => marksOf(option).every((one) => one === mark || one === chosen));
  const uses = (source: string | undefined) => options.filter((option) => sourceOf(option) === source).length;
  const least = Math.min(...whole.map((option) => uses(sourceOf(option))));
  const source = whole.map(sourceOf).find((one) => uses(one) === least);
  return whole.filter((option) => sourceOf(option) === source);
}

/** The parts of the table that are tabs in narrow windows. */
export const TABS = ['map', 'stores', 'deeds', 'places', 'others'] as const;
export type Tab = (typeof TABS)[number];

const TAB_OF: Record<string, Tab> = {
  monk: 'deeds',
  good: 'stores',
  coin: 'stores',
  depot: 'stores',
  route: 'map',
  town: 'map',
  development: 'map',
  market: 'places',
  own: 'places',
  deed: 'deeds',
};

/** How many marks each tab has; tiles lie before every tab. */
export function perTab(found: Iterable<Mark>): Record<Tab, number> {
  const counted = { map: 0, stores: 0, deeds: 0, places: 0, others: 0 };
  for (const mark of found) {
    const tab = TAB_OF[mark.split('/')[0]!];
    if (tab) counted[tab]++;
  }
  return counted;
}

/** The answer a mark would be if it were offered now: what the server is asked about when somebody asks why not. */
export function wouldBe(mark: Mark, ask: Ask, { action, bonuses }: Turn): Move {
  const [kind, name = '', more = ''] = mark.split('/');
  if (kind === 'tile') return { take: name as Follower };
  if (kind === 'monk') return { recruit: { discard: 'monk' } };
  if (kind === 'coin' && ask === 'pay') return { pay: name as BankRow };
  const paid: Source =
    ask === 'next' || ask === 'take' ? (action || !bonuses[0] ? 'action' : { bonus: bonuses[0] }) : 'effect';
  const acts: Record<string, Act> = {
    good: { good: name as Good },
    coin: { coin: name as BankRow },
    depot: 'shield',
    route: { route: name as Route },
    development: 'point',
    town: { station: name as Town },
    market: { acquire: { place: name as Place, price: 1 } },
    own: { use: name as Place },
    deed: { deed: { deed: name as Deed, follower: more as Follower } },
  };
  return { do: { with: paid, act: acts[kind!]! } };
}
