// Indulgence cards: what each is worth and asks for, and how near its owner is to it. Whether one can be played now is what
// the answers say; nothing here decides it.

import { list } from '../../../../i18n/index.svelte';
import type { Condition, Facts, Good, Indulgence, IndulgenceFacts, Town } from '../../../../types';
import type { Screen } from '../../table/screen.svelte';
import { coins as coinWords } from '../../words/coins';
import { town as townName, goods as wares } from '../../words/names';
import { distances } from '../orders/distance';
import { cardWords } from './card_words';

const GOODS: Good[] = ['grain', 'cheese', 'wine', 'wool', 'brocade'];

export const factsOf = ({ plague }: Pick<Facts, 'plague'>, which: Indulgence): IndulgenceFacts =>
  plague.indulgences.find(({ card }) => card === which)!;

/** The sign of a card, by what it asks for. */
export function signOf(condition: Condition): string {
  if (condition === 'first_wine') return 'g-wine';
  if (condition === 'deed_citizen') return 'deed';
  if (condition === 'track_end') return 'tracks';
  if ('give' in condition) {
    const { goods, coins } = condition.give;
    return coins ? 'coin' : `g-${GOODS[goods.findIndex(Boolean)]}`;
  }
  if ('arrive' in condition) return 'merchant';
  if ('status' in condition) return 'star';
  if ('wheels' in condition) return 'gear';
  if ('tiles' in condition) return 'place-tile';
  if ('citizens' in condition) return 'citizen';
  if ('monks' in condition) return 'f-monk';
  return 'station';
}

/** How a card stands: how much of it is there, what is still missing, and whether nothing more can come of it as things are. */
export type Stand = { has: string; lacks: string; met: boolean; late: boolean };

type Seen = Pick<Screen, 'view' | 'facts' | 'player' | 'glance' | 'me' | 'place'>;

export function stand(screen: Seen, which: Indulgence): Stand {
  const say = cardWords();
  const { condition } = factsOf(screen.facts, which);
  const { mat } = screen.player;
  const away = (to: Town) => distances(screen.facts.routes, mat.merchant).get(to) ?? 0;
  const there = (to: Town) => (away(to) ? say.away(away(to)) : say.there(townName(to)));
  const counted = (have: number, of: number): Stand => ({
    has: say.of(have, of),
    lacks: have >= of ? say.before : say.missing(of - have),
    met: false,
    late: have >= of,
  });
  const plain = (has: string): Stand => ({ has, lacks: '', met: false, late: false });
  if (condition === 'track_end') return plain(say.anyTrack);
  if (condition === 'deed_citizen') return plain(say.lastFollower);
  if (condition === 'first_wine') {
    const farmers = screen.facts.tracks.findIndex(({ track }) => track === 'farmers');
    const spaces = screen.facts.tracks[farmers]!.spaces;
    const wine = spaces.findIndex((space) => typeof space === 'object' && 'good' in space && space.good === 'wine');
    return counted(mat.tracks[farmers]!, wine);
  }
  if ('arrive' in condition) return plain(there(condition.arrive));
  if ('build' in condition) {
    const { build } = condition;
    const taken = screen.view.players.some((player) => player.mat.stations.includes(build));
    return { has: there(build), lacks: taken ? say.taken : '', met: false, late: mat.stations.includes(build) };
  }
  if ('give' in condition) {
    const { town, goods, coins } = condition.give;
    const short = [
      ...GOODS.flatMap((one, n) => (goods[n]! > mat.goods[n]! ? [wares(goods[n]! - mat.goods[n]!, one)] : [])),
      ...(coins > mat.coins ? [coinWords(coins - mat.coins)] : []),
    ];
    const far = town !== null && away(town) > 0;
    return {
      has: town === null ? say.anywhere : there(town),
      lacks: short.length ? say.missingWhat(list(short)) : far ? '' : say.ready,
      met: !short.length && !far,
      late: false,
    };
  }
  if ('stations' in condition) return counted(mat.stations.length + mat.on_tiles.road, condition.stations);
  if ('inland_stations' in condition) {
    const atRiver = (one: Town) =>
      screen.facts.routes.some(({ a, b, by }) => by === 'water' && (a === one || b === one));
    const inland = mat.stations.filter((one) => !atRiver(one)).length + mat.on_tiles.road;
    return counted(inland, condition.inland_stations);
  }
  if ('status' in condition) return counted(screen.glance.seats[screen.me]!.status, condition.status);
  if ('wheels' in condition) {
    const laid = mat.board.filter(([, at]) => at === 'wheel').length;
    return counted(laid + mat.wheels[0] + mat.wheels[1] + mat.wheels[2], condition.wheels);
  }
  if ('tiles' in condition)
    return counted(mat.places.filter((one) => screen.place(one).category !== null).length, condition.tiles);
  if ('citizens' in condition) return counted(mat.citizens, condition.citizens);
  return { ...counted(mat.market.monk ?? 0, condition.monks), late: false };
}
