// Printed values that no source shows, so that they were reconstructed. The facts say which; here are the words for it.

import { area, list } from '../../../i18n/index.svelte';
import type { Facts } from '../../../types';

/** What is printed, by what it belongs to; expansions go by their names. The tiles of the trade events follow those of the base game. */
export const rows = (facts: Facts) => ({
  places: facts.places,
  hour_glass: facts.hour_glass.slice(0, facts.first_edition.length),
  orders: facts.orders,
  trade_events: facts.hour_glass.slice(facts.first_edition.length),
  trade_deeds: facts.trade_deeds,
  intrigue: facts.characters,
  vierzon: [...facts.vierzon.events, ...facts.vierzon.deeds],
  plague: [...facts.plague.events, ...facts.plague.deeds, ...facts.plague.indulgences],
  duel: [...facts.duel.events, ...facts.duel.deeds],
  prosperity: [...facts.prosperity.events, ...facts.prosperity.deeds, ...facts.prosperity.structures],
  invasion: [...facts.invasion.events[0], ...facts.invasion.dues],
});

export type Group = keyof ReturnType<typeof rows>;

/** The groups with reconstructed values, and the positions of the rows that have them. */
export function reconstructed(facts: Facts): Partial<Record<Group, number[]>> {
  const waiting = Object.entries(rows(facts)).map(
    ([group, all]) => [group, all.flatMap(({ reconstructed }, nth) => (reconstructed ? [nth] : []))] as const,
  );
  return Object.fromEntries(waiting.filter(([, found]) => found.length));
}

const say = area(
  {
    spaces: 'The spaces are reconstructed',
    orders: 'Towns, goods and points are reconstructed',
    some: (what: string) => `Some printed values are reconstructed: ${what}`,
  },
  {
    spaces: 'Die Plätze sind rekonstruiert',
    orders: 'Städte, Waren und Punkte sind rekonstruiert',
    some: (what) => `Einige gedruckte Werte sind rekonstruiert: ${what}`,
  },
  {
    spaces: 'Les cases sont reconstituées',
    orders: 'Villes, marchandises et points sont reconstitués',
    some: (what) => `Certaines valeurs imprimées sont reconstituées : ${what}`,
  },
);

/** The line for one of the things concerned, or for several by their names. */
export const line = (what: 'spaces' | 'orders' | string[]): string =>
  typeof what === 'string' ? say()[what] : say().some(list(what));
