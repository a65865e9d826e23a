// What the team is about to decide, in words: who gives or gets what.

import type { Mat, Proposal, Seat, Unit } from '../../../../types';
import type { PieceOf } from '../../pieces/piece';
import { coins } from '../../words/coins';
import { good } from '../../words/names';
import { place, thePlace } from '../../words/places';
import type { Speech } from '../../words/speech';
import { way, whence } from '../happenings/words';
import { cityWords } from './words/city';
import { unitWords } from './words/unit';

/** Whom a unit is about; nobody in particular where it is about the table. */
export function about(unit: Unit): Seat | undefined {
  if ('wine' in unit) return unit.wine;
  if ('sail' in unit) return unit.sail;
  const body = Object.values(unit)[0] as object | string;
  return typeof body === 'object' && 'seat' in body ? (body.seat as Seat) : undefined;
}

/** What a unit does, without who does it. */
export function does(unit: Unit, { who, spot }: Pick<Speech, 'who' | 'spot'>): string {
  const say = unitWords();
  if ('wheel' in unit) return say.wheel;
  if ('placed_wheel' in unit) return say.placedWheel(thePlace(unit.placed_wheel.place));
  if ('tile' in unit) return say.tile(thePlace(unit.tile.place));
  if ('pay' in unit) return say.pay(coins(unit.pay.coins));
  if ('gain' in unit) return say.gain(coins(unit.gain.coins));
  if ('develop' in unit) return say.develop(unit.develop.points);
  if ('wine' in unit) return say.gain(`1 ${good('wine')}`);
  if ('step_back' in unit) return say.stepBack(unit.step_back.points);
  if ('monk' in unit) return say.monk(whence(unit.monk.from));
  if ('citizen' in unit) return say.citizen(citizenAt(unit.citizen, spot));
  if ('wither' in unit) return say.wither(way(unit.wither));
  if ('turn_over' in unit) return say.turnOver(place(unit.turn_over));
  if ('buy' in unit) return say.buy(good(unit.buy.good));
  if ('sell' in unit) {
    const { seat, to, good: what } = unit.sell;
    return seat === to ? say.sell(good(what)) : say.sellFor(good(what), who(to));
  }
  return say.sail;
}

/** Where a citizen waits; one of the City by the name of its achievement. */
export function citizenAt(where: Parameters<Speech['spot']>[0], spot: Speech['spot']): string {
  return typeof where === 'object' && 'achievement' in where
    ? `(${cityWords().achievements[where.achievement]})`
    : spot(where);
}

/** A unit as a sentence. */
export function said(unit: Unit, speech: Pick<Speech, 'who' | 'spot'>): string {
  const seat = about(unit);
  return seat === undefined ? does(unit, speech) : `${speech.who(seat)} ${does(unit, speech)}`;
}

export type Share = { seat: Seat | undefined; units: Unit[] };

/** The units of a proposal by whom they are about, in the order of the table; what is about nobody comes last. */
export function shares(units: Unit[]): Share[] {
  const seats = [...new Set(units.map(about))].sort((a, b) => (a ?? Infinity) - (b ?? Infinity));
  return seats.map((seat) => ({ seat, units: units.filter((unit) => about(unit) === seat) }));
}

/** A number of a player that a proposal changes. */
export type Change = { icon: 'coin' | 'development'; from: number; to: number };

/** What the units of one player do to coins and development, where they name it. */
export function changes(units: Unit[], { coins: purse, development }: Pick<Mat, 'coins' | 'development'>): Change[] {
  const sum = (number: (unit: Unit) => number) => units.reduce((all, unit) => all + number(unit), 0);
  const paid = sum((unit) => ('gain' in unit ? unit.gain.coins : 'pay' in unit ? -unit.pay.coins : 0));
  const steps = sum((unit) =>
    'develop' in unit ? unit.develop.points : 'step_back' in unit ? -unit.step_back.points : 0,
  );
  return [
    { icon: 'coin' as const, from: purse, to: purse + paid },
    { icon: 'development' as const, from: development, to: development + steps },
  ].filter(({ from, to }) => from !== to);
}

/** The piece a unit speaks of. */
export function pieceOf(unit: Unit): PieceOf {
  if ('buy' in unit) return { good: unit.buy.good };
  if ('sell' in unit) return { good: unit.sell.good };
  if ('wine' in unit) return { good: 'wine' };
  if ('wither' in unit) return { good: 'grain' };
  if ('monk' in unit) return { follower: 'monk' };
  if ('pay' in unit || 'gain' in unit) return { icon: 'coin' };
  if ('develop' in unit || 'step_back' in unit) return { icon: 'development' };
  if ('wheel' in unit || 'placed_wheel' in unit) return { icon: 'gear' };
  return { icon: 'citizen' in unit ? 'citizen' : 'sail' in unit ? 'pl-ship' : 'place-tile' };
}

/** The units that were named. */
export const named = (proposal: Proposal): Unit[] => proposal.filter((unit) => unit !== null);
