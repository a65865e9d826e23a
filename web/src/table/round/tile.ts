// The events as everybody may know them: the one in force, which letters come when, and how many are still to come.

import type { Facts, Letter, Setup, View } from '../../types';
import { brings } from '../../words/happenings';
import { event as eventName, letter as letterName } from '../../words/names';
import { eventsOf } from '../facts';
import { eventSign, isCrossed } from '../trade/signs';

export type InForce = { name: string; brings: string; sign: string; crossed: boolean; letter: Letter | 'none' };

const LETTERS: Letter[] = ['a', 'b', 'c', 'd'];
const OF_EACH = 4;
const isTrade = (setup: Setup) => setup.modules?.includes('trade_events') ?? false;
/** A set of more than 32 tiles has no room in a bit operation. */
export const isIn = (set: number, id: number): boolean => Math.floor(set / 2 ** id) % 2 === 1;

/** The event in force. */
export function inForce(facts: Facts, { table, setup }: View): InForce | undefined {
  const fact = table.tile === null ? undefined : eventsOf(facts, setup)[table.tile];
  return fact && { name: eventName(fact.event), brings: brings(fact), sign: eventSign(fact.event), crossed: isCrossed(fact.event), letter: fact.letter === null || fact.letter === 'start' ? 'none' : fact.letter };
}

/** The letters of the tiles that are played, each with the id of its tile: those of the trade events follow those of the base game. */
function backs(facts: Facts, setup: Setup): [Letter | null, id: number][] {
  const all = eventsOf(facts, setup).map(({ letter }, id): [Letter | null, number] => [letter, id]);
  return all.filter(([, id]) => isTrade(setup) === id >= facts.first_edition.length);
}

/** How many tiles of each letter are still to come, as words. */
export function toCome(facts: Facts, { table, setup }: View): string[] {
  return LETTERS.flatMap((letter) => {
    const all = backs(facts, setup).filter(([of]) => of === letter);
    const turned = all.filter(([, id]) => isIn(table.turned, id)).length;
    const inStack = isTrade(setup) ? OF_EACH + (letter === 'd' && setup.options.uprising_last ? 1 : 0) : all.length;
    return inStack > turned ? [`${inStack - turned} ${letterName(letter)}`] : [];
  });
}

/** The letter of every round: they lie in order, so the round alone says which letter its tile carries. Without letters all are alike. */
export function letters(facts: Facts, { setup }: View, rounds: number): Letter[] {
  if (!isTrade(setup)) return backs(facts, setup).map(([letter]) => (letter === null || letter === 'start' ? 'a' : letter)).toSorted();
  const stack: Letter[] = ['a', ...LETTERS.flatMap((letter) => Array<Letter>(OF_EACH).fill(letter)), 'd'];
  // Vacation, a C, takes a round away.
  while (stack.length > rounds) stack.splice(stack.indexOf('c'), 1);
  return stack;
}
