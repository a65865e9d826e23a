// What on the table an answer points at: whoever clicks the thing gives the answer. Nothing here knows a rule.

import type { Follower, Module, Move, Place, Seat, SpaceKind } from '../../../types';
import { take, type Cases, type Ways } from '../../../i18n/cases';
import type { InPlay } from '../modules/in_play';
import { TRACK_KIND } from '../words/names';
import type { Tab } from './screen.svelte';

/**
 * A thing one can click, by name: `town/blois`, `store/wine`, `track/knights`, `seat/2`, `space/castle/farmer`, …
 * What stands or lies before a player says before whom: `on/2/castle/farmer/own_farmer`, `goods/2/wine`, `merchant/2`.
 */
export type Thing =
  | `${'town' | 'store' | 'supply' | 'track' | 'seat' | 'place' | 'space' | 'on' | 'goods' | 'merchant' | 'station' | 'waits'}/${string}`
  | 'coins'
  | 'stations'
  | 'wheels'
  | 'development'
  | 'bag'
  | 'market';

/** Who or what stands on a space of a board; `me` is whoever is asked. */
export const standing = (whose: Seat | 'me', place: Place, space: SpaceKind, who: Follower | 'wheel'): Thing =>
  `on/${whose}/${place}/${space}/${who}`;
/** The things on the boards of others, and whose they are. */
export const boardOf = (thing: Thing): Seat | undefined =>
  /^(on|goods)\/\d/.test(thing) ? Number(thing.split('/')[1]) : undefined;

const trackOf = (kind: string) => Object.entries(TRACK_KIND).find(([, one]) => one === kind)?.[0];

const POINTS: Partial<Omit<Cases<Move, Thing[]>, Module>> = {
  travel: ({ to }) => [`town/${to}`],
  travel_taking_both: ({ to }) => [`town/${to}`],
  travel_taking_unseen: ({ to }) => [`town/${to}`],
  displace: ({ victim, to }) => [`seat/${victim}`, `town/${to}`],
  go_to: (town) => [`town/${town}`],
  build_in: (town) => [`town/${town}`],
  give_station: (town) => [`town/${town}`],
  recruit: (kind) => [`track/${trackOf(kind)}`],
  advance: (track) => [`track/${track}`],
  develop: () => ['development'],
  give_step: () => ['development'],
  coin: () => ['coins'],
  pay_coins: () => ['coins'],
  feed: (good) => [`store/${good}`],
  give_good: (good) => [`store/${good}`],
  sell: (good) => [`store/${good}`],
  lay_in_gaming_room: (good) => [`store/${good}`],
  swap: ({ give, take }) => [`store/${give}`, `supply/${take}`],
  take_good: (good) => [`supply/${good}`],
  buy: (good) => [`supply/${good}`],
  demand: (seat) => [`seat/${seat}`],
  borrow: ({ owner }) => [`seat/${owner}`],
  give_follower: () => ['bag'],
  give_spare_station: () => ['stations'],
  give_road_station: () => ['place/road'],
  give_wheel: () => ['wheels'],
  give_placed_wheel: (place) => [`place/${place}`],
  move_wheel: ({ from, place, space }) => [`place/${from}`, `space/${place}/${space}`],
  give_tile: (place) => [`place/${place}`],
  give_bread: () => ['place/bakery'],
  feed_bread: () => ['place/bakery'],
  bake: () => ['place/bakery'],
  shield: () => ['place/sacristy'],
  discard: () => ['place/brasserie'],
  to_market: () => ['market'],
};

/** The things an answer points at; planning and places have their own ways. */
export function thingsOf(move: Move, modules: InPlay): Thing[] {
  return modules.way(move, ({ things }) => things) ?? take(move, POINTS as Ways<Thing[]>) ?? [];
}

/** Every thing that can be clicked, with the answers it stands for. */
export function things(options: Move[], modules: InPlay): Map<Thing, Move[]> {
  const found = new Map<Thing, Move[]>();
  for (const option of options) {
    for (const thing of thingsOf(option, modules)) found.set(thing, [...(found.get(thing) ?? []), option]);
  }
  return found;
}

/** The answers that point at all of these. */
export const pointingAt = (options: Move[], chosen: Thing[], modules: InPlay): Move[] =>
  options.filter((option) => chosen.every((thing) => thingsOf(option, modules).includes(thing)));

const TABS: Partial<Record<string, Tab>> = {
  town: 'map',
  track: 'tracks',
  development: 'tracks',
  seat: 'others',
  goods: 'others',
  merchant: 'map',
  station: 'map',
};

/** Where a phone shows most of these things. */
export function tabOf(found: Iterable<Thing>): Tab | undefined {
  const counted = new Map<Tab, number>();
  for (const thing of found) {
    const tab = TABS[thing.split('/')[0]!] ?? 'board';
    counted.set(tab, (counted.get(tab) ?? 0) + 1);
  }
  return [...counted].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
