// What a plan completes, and what it could complete with who still waits. Nothing here knows a rule: who may stand where is
// read off the options.

import type { Follower, Place, PlaceFact, PlaceGlance, PlayerView, Pool, SpaceKind } from '../../../../types';
import type { Move } from '../../../../types';
import { every } from '../choices';

const flat = (pool: Pool): Follower[] =>
  Object.entries(pool).flatMap(([who, n]) => Array.from({ length: n ?? 0 }, () => who as Follower));

/** The empty spaces of a place that stay empty however those who wait are put there; nothing if none is empty. */
export function missing(options: Move[], player: PlayerView, fact: PlaceFact): SpaceKind[] | undefined {
  const taken = new Set(player.mat.board.filter(([id]) => id.place === fact.place).map(([id]) => id.nth));
  const empty = fact.spaces.filter((_, nth) => !taken.has(nth));
  if (!empty.length) return undefined;
  const puts = every(options, 'put').filter(({ put }) => put.place === fact.place);
  const fits = (who: Follower, kind: SpaceKind) => puts.some(({ put }) => put.follower === who && put.space === kind);
  const waiting = [...flat(player.mat.market), ...flat(player.mat.tower)];
  // Each space asks for somebody; who stands elsewhere already moves on if there is another space for him.
  const on = new Map<number, number>();
  const seat = (space: number, tried: Set<number>): boolean =>
    waiting.some((who, n) => {
      if (tried.has(n) || !fits(who, empty[space]!)) return false;
      tried.add(n);
      const before = on.get(n);
      if (before !== undefined && !seat(before, tried)) return false;
      on.set(n, space);
      return true;
    });
  return empty.filter((_, space) => !seat(space, new Set()));
}

/** How near a place is to be complete: `can` with who waits, `one` if a single follower is missing. */
export function near(options: Move[], player: PlayerView, fact: PlaceFact, glance: PlaceGlance) {
  if (glance.complete || glance.forbidden || fact.sort !== 'action') return undefined;
  const lacks = missing(options, player, fact);
  return lacks === undefined || lacks.length > 1 ? undefined : lacks.length ? ('one' as const) : ('can' as const);
}

/** The places of a plan: those that will act, those that could act and would not, and how near each other one is. */
export function outlook(options: Move[], player: PlayerView, places: PlaceGlance[], fact: (place: Place) => PlaceFact) {
  const acting = places.filter(({ complete, forbidden }) => complete && !forbidden).map(({ place }) => place);
  const found = new Map(
    places.map((glance) => [glance.place, near(options, player, fact(glance.place), glance)] as const),
  );
  const aside = [...found].filter(([, how]) => how === 'can').map(([place]) => place);
  return { acting, aside, near: found };
}
