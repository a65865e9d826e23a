// What the offered answers mean for the things on the table. Nothing here knows a rule: everything is read off the options.

import type { Follower, Move, Origin, Place, SpaceKind, Town } from '../../../types';
import { nameOf } from '../../../i18n/cases';
import { canonical } from '../../shared/canonical';
import { kindOf } from '../words/names';

/** Moves are equal if they say the same, whatever the order of their parts. */
export const same = (a: Move, b: Move): boolean => nameOf(a) === nameOf(b) && canonical(a) === canonical(b);

export const offered = (options: Move[], move: Move): boolean => options.some((option) => same(option, move));

type Named<N extends string> = Extract<Move, Record<N, unknown>>;
/** The options of one name. */
export function every<N extends string>(options: Move[], name: N): Named<N>[] {
  return options.filter((option): option is Named<N> => typeof option === 'object' && name in option);
}

/** A follower put on a space. */
export type Put = Named<'put'>['put'];

/** The followers a plan puts, place by place. */
export function byPlace(moves: Move[]): [Place, Put[]][] {
  const found = new Map<Place, Put[]>();
  for (const { put } of every(moves, 'put')) found.set(put.place, [...(found.get(put.place) ?? []), put]);
  return [...found];
}

/** A follower taken up, and where from. */
export type Hand = { follower: Follower; from: Origin };

/** The spaces of a place that a follower in hand may go to. */
export function spacesFor(options: Move[], hand: Hand | undefined, place: Place): Set<SpaceKind> {
  const puts = every(options, 'put').map(({ put }) => put);
  const fitting = puts.filter(
    (put) => put.place === place && (!hand || (put.follower === hand.follower && put.from === hand.from)),
  );
  return new Set(fitting.map((put) => put.space));
}

/** Whether a follower can be put anywhere. */
export function canBePut(options: Move[], hand: Hand): boolean {
  return every(options, 'put').some(({ put }) => put.follower === hand.follower && put.from === hand.from);
}

/**
 * The next follower for a place that is filled by one tap: one of the printed kind first; somebody who stands in only if
 * `complete` says that the place gets full that way. Spaces for anybody are left to the player. A tap on a space is for that one.
 */
export function nextToFill(
  options: Move[],
  place: Place,
  complete: boolean,
  space?: SpaceKind,
): Named<'put'> | undefined {
  const puts = every(options, 'put').filter(
    ({ put }) => put.place === place && put.space !== 'any' && put.space === (space ?? put.space),
  );
  const plain = puts.find(({ put }) => kindOf(put.follower) === put.space);
  return plain ?? (complete ? puts.toSorted((a, b) => rank(a.put.follower) - rank(b.put.follower))[0] : undefined);
}

// A monk is too good to be spent before others who fit.
const rank = (follower: Follower) => (follower === 'monk' ? 1 : 0);

/** The towns that can be gone to, with every way to do so. */
export function towns(options: Move[]): Map<Town, Move[]> {
  const found = new Map<Town, Move[]>();
  for (const option of options) {
    const town = townOf(option);
    if (town) found.set(town, [...(found.get(town) ?? []), option]);
  }
  return found;
}

/** The town an answer points at. */
export function townOf(move: Move): Town | undefined {
  if (typeof move === 'string') return undefined;
  if ('travel' in move) return move.travel.to;
  if ('travel_taking_both' in move) return move.travel_taking_both.to;
  if ('travel_taking_unseen' in move) return move.travel_taking_unseen.to;
  if ('displace' in move) return move.displace.to;
  if ('go_to' in move) return move.go_to;
  if ('build_in' in move) return move.build_in;
  if ('give_station' in move) return move.give_station;
  if ('prosperity' in move && typeof move.prosperity === 'object') {
    if ('walk' in move.prosperity) return move.prosperity.walk.to;
    if ('build' in move.prosperity) return move.prosperity.build.to;
  }
  return undefined;
}

/** The place an answer points at. */
export function placeOf(move: Move): Place | undefined {
  if (typeof move === 'string') return undefined;
  if ('tile' in move) return move.tile;
  if ('exclude' in move) return move.exclude;
  if ('give_tile' in move) return move.give_tile;
  if ('use' in move) return move.use;
  return undefined;
}

/** The one button that ends or goes on: ready, the largest draw, pass, or nothing more. */
export function mainMove(options: Move[]): Move | undefined {
  const draws = every(options, 'draw');
  if (draws.length) return draws.reduce((a, b) => (b.draw > a.draw ? b : a));
  return options.find((option) => option === 'ready' || option === 'pass' || option === 'decline');
}
