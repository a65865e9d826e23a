// Which pieces go with an event: shown beside its sentence, and as what a place gives.

import type { Event, Follower, Good } from '../../../types';
import type { InPlay } from '../modules/in_play';
import { bodyOf, nameOf } from '../../../i18n/cases';
import { signed } from '../../../i18n/figures';

export type PieceOf = { follower: Follower } | { good: Good } | { icon: string; number?: number | string };

const ICONS: Partial<Record<ReturnType<typeof nameOf<Event>>, string>> = {
  developed: 'development',
  stepped_back: 'development',
  citizen: 'citizen',
  took_tile: 'place-tile',
  gained_wheel: 'gear',
  placed_wheel: 'gear',
  moved_wheel: 'gear',
  gave_wheel: 'gear',
  built: 'station',
  built_on_road: 'station',
  gave_station: 'station',
  gave_road_station: 'station',
  tortured: 'torture',
  round: 'hourglass',
  start_player: 'people',
  gave_tile: 'place-tile',
  ready: 'check',
  moved: 'merchant',
  displaced: 'merchant',
  census: 'people',
  plague_drew: 'ev-plague',
  sent: 'deed',
  sent_to: 'deed',
  returned_citizen: 'citizen',
};

/** The pieces an event speaks of. */
export function pieces(event: Event, modules: InPlay): PieceOf[] {
  if (modules.owns(event)) return modules.way(event, ({ signs }) => signs) ?? [];
  const name = nameOf(event);
  const body = bodyOf(event);
  const found: PieceOf[] = [];
  if (name === 'coins') return [{ icon: 'coin', number: signed((body as [number, number])[1]) }];
  if (name === 'travelled') return [{ icon: (body as { by: string }).by === 'water' ? 'pl-ship' : 'pl-wagon' }];
  const icon = ICONS[name];
  if (icon) found.push({ icon });
  const things = Array.isArray(body)
    ? body
    : body && typeof body === 'object'
      ? Object.entries(body)
          .filter(([key]) => key !== 'space')
          .map(([, value]) => value)
      : [];
  for (const thing of things) {
    if (isFollower(thing)) found.push({ follower: thing });
    else if (isGood(thing)) found.push({ good: thing });
  }
  return found;
}
const GOODS = ['grain', 'cheese', 'wine', 'wool', 'brocade'];
const KINDS = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];
const isGood = (thing: unknown): thing is Good => GOODS.includes(thing as string);
const isFollower = (thing: unknown): thing is Follower =>
  typeof thing === 'string' && KINDS.includes(thing.replace('own_', ''));
