// The objectives of The Duel: what each asks for, and who has completed it, read off the table.

import { list } from '../../../../i18n/index.svelte';
import type { DuelObjective, DuelObjectives, Mat } from '../../../../types';
import { town } from '../../words/names';
import { words } from './words';

export const OBJECTIVES: DuelObjective[] = ['bookkeeping', 'three_branches', 'deliver_wine', 'clothe_lady'];

/** Whether a player has completed an objective. */
export function isDone({ modules }: Pick<Mat, 'modules'>, objective: DuelObjective): boolean {
  const system = modules?.system;
  return typeof system === 'object' && 'duel' in system && system.duel.done[OBJECTIVES.indexOf(objective)]!;
}

/** What an objective asks for. */
export function asksFor(facts: DuelObjectives, objective: DuelObjective): string {
  const say = words().asksFor;
  return {
    bookkeeping: () => say.bookkeeping(facts.status),
    three_branches: () => say.three_branches(facts.stations),
    deliver_wine: () => say.deliver_wine(facts.wine, town(facts.wine_town)),
    clothe_lady: () => say.clothe_lady(facts.fabrics, town(facts.lady_town)),
  }[objective]();
}

/** The same with who has completed it, as one line. */
export function line(facts: DuelObjectives, objective: DuelObjective, who: string[]): string {
  const state = who.length ? words().doneBy(list(who)) : words().open;
  return `${words().objectives[objective]}: ${asksFor(facts, objective)}; ${state}`;
}
