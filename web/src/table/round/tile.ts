// The hour glass as everybody may know it: the tile in force, which letters come when, and how many are still to come.

import type { Facts, Letter, View } from '../../types';
import { tradeEvent } from '../../words/expansions';
import { brings } from '../../words/hour_glass';
import { event as eventName, letter as letterName } from '../../words/names';
import { tradeBrings } from '../../words/trade_tiles';
import { eventSign, isCrossed } from '../trade/signs';

export type InForce = { name: string; brings: string; sign: string; crossed: boolean; letter: Letter | 'none' };
type Printed = Pick<Facts, 'hour_glass' | 'trade_tiles'>;

const LETTERS: Letter[] = ['a', 'b', 'c', 'd'];
const OF_EACH = 4;
const isTrade = ({ setup }: View) => setup.modules?.includes('trade_events') ?? false;
/** A set of more than 32 tiles has no room in a bit operation. */
export const isIn = (set: number, id: number): boolean => Math.floor(set / 2 ** id) % 2 === 1;

/** The tile in force. */
export function inForce(facts: Printed, { table, setup }: View): InForce | undefined {
  if (table.tile === null) return undefined;
  const added = facts.trade_tiles[table.tile - facts.hour_glass.length];
  if (added) return { name: tradeEvent(added.event), brings: tradeBrings(added), sign: eventSign(added.event), crossed: isCrossed(added.event), letter: added.letter ?? 'none' };
  const base = facts.hour_glass[table.tile];
  return base && { name: eventName(base.event), brings: brings(base, setup.edition), sign: `ev-${base.event.replace('_', '-')}`, crossed: false, letter: setup.edition === 'first' || base.letter === 'start' ? 'none' : base.letter };
}

/** How many tiles of each letter are still to come, as words. */
export function toCome(facts: Printed, view: View): string[] {
  const tiles = isTrade(view) ? facts.trade_tiles.map(({ letter }, n) => [letter, n + facts.hour_glass.length] as const) : facts.hour_glass.map(({ letter }, n) => [letter, n] as const);
  return LETTERS.flatMap((letter) => {
    const all = tiles.filter(([of]) => of === letter);
    const turned = all.filter(([, id]) => isIn(view.table.turned, id)).length;
    const inStack = isTrade(view) ? OF_EACH + (letter === 'd' && view.setup.options.uprising_last ? 1 : 0) : all.length;
    return inStack > turned ? [`${inStack - turned} ${letterName(letter)}`] : [];
  });
}

/** The letter of every round: they lie in order, so the round alone says which letter its tile carries. */
export function letters(facts: Printed, view: View, rounds: number): Letter[] {
  if (view.setup.edition === 'first') return Array<Letter>(rounds).fill('a');
  if (!isTrade(view)) return facts.hour_glass.map(({ letter }) => (letter === 'start' ? 'a' : letter)).toSorted();
  const stack: Letter[] = ['a', ...LETTERS.flatMap((letter) => Array<Letter>(OF_EACH).fill(letter)), 'd'];
  // Vacation, a C, takes a round away.
  while (stack.length > rounds) stack.splice(stack.indexOf('c'), 1);
  return stack;
}
