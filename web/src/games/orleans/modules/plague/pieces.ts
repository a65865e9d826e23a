// The pieces of The Plague, read off the table: cards, corpses, hands.

import type { Indulgence, Mat, PlagueOnMat, PlagueOnTable, PlayerView, Table } from '../../../../types';

/** What lies on the table. */
export function onTable({ modules }: Pick<Table, 'modules'>): PlagueOnTable | undefined {
  const system = modules?.system;
  return typeof system === 'object' && 'plague' in system ? system.plague : undefined;
}

/** What lies before a player. */
export function onMat({ modules }: Pick<Mat, 'modules'>): PlagueOnMat | undefined {
  const system = modules?.system;
  return typeof system === 'object' && 'plague' in system ? system.plague : undefined;
}

/** Corpses on the Market and on the Cemetery. */
export const lying = (mat: Mat): number => {
  const own = onMat(mat);
  return own ? own.on_market + Number(own.on_cemetery) : 0;
};

export const inBag = (mat: Mat): number => onMat(mat)?.in_bag ?? 0;

/** The cards of a hand that can be seen. */
export const cardsOf = ({ hand }: Pick<PlayerView, 'hand'>): Indulgence[] =>
  typeof hand === 'object' && 'plague' in hand ? hand.plague.cards : [];
