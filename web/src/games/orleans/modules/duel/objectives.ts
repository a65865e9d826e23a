// The objectives of The Duel: what each asks for, and who has completed it, read off the table.

import { list } from '../../../../i18n/index.svelte';
import type { DuelObjective, DuelObjectives, Mat } from '../../../../types';
import type { Screen } from '../../table/screen.svelte';
import { brings } from '../../words/happenings';
import { event as eventName, town } from '../../words/names';
import { words } from './words';

export const OBJECTIVES: DuelObjective[] = ['bookkeeping', 'three_branches', 'deliver_wine', 'clothe_lady'];

export const SIGNS: Record<DuelObjective, string> = {
  bookkeeping: 'star',
  three_branches: 'station',
  deliver_wine: 'g-wine',
  clothe_lady: 'g-brocade',
};

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

/** Where it is completed, or what is special about it, in a word. */
export function needs(facts: DuelObjectives, objective: DuelObjective): string {
  return words().needs[objective](town(objective === 'deliver_wine' ? facts.wine_town : facts.lady_town));
}

/** Whether the event of this round can be paid, and the first to come that could not. */
export function pay({ glance, view, me, events }: Pick<Screen, 'glance' | 'view' | 'me' | 'events'>): string[] {
  const { can_pay, unpaid } = glance.seats[me]!;
  if (can_pay === null) return [];
  const later = unpaid.find((round) => round > view.table.round);
  const facts = later === undefined ? undefined : events[later - 1];
  return [
    can_pay ? words().canPay : words().cannotPayNow,
    facts ? words().short(later!, `${eventName(facts.event)}. ${brings(facts)}`) : words().canPayAll,
  ];
}

/** The same with who has completed it, as one line. */
export function line(facts: DuelObjectives, objective: DuelObjective, who: string[]): string {
  const state = who.length ? words().doneBy(list(who)) : words().open;
  return `${words().objectives[objective]}: ${asksFor(facts, objective)}; ${state}`;
}
