// The reconstructed values by name.

import { reconstructed, rows, type Group } from '../../shell/reconstructed';
import type { EventFacts, Facts } from '../../types';
import { boardDeed, CHARACTERS, TRADE_DEEDS } from '../../words/expansions';
import { event, letter, town } from '../../words/names';
import { place } from '../../words/places';

const tile = ({ event: what, letter: back }: EventFacts): string => `${event(what)} ${back ? letter(back) : ''}`.trim();

/** What a row is called that stands at this position of its group. */
const named = (facts: Facts): Record<Group, (nth: number) => string> => ({
  places: (nth) => place(facts.places[nth]!.place),
  hour_glass: (nth) => tile(rows(facts).hour_glass[nth]!),
  orders: (nth) => town(facts.orders[nth]!.town),
  trade_events: (nth) => event(rows(facts).trade_events[nth]!.event),
  trade_deeds: (nth) => boardDeed({ trade: TRADE_DEEDS[nth]! }),
  intrigue: (nth) => boardDeed({ intrigue: CHARACTERS[nth]! }),
});

/** The groups with reconstructed values, each with the names of its rows and whether it has no others. */
export function values(facts: Facts): { group: Group; names: string[]; whole: boolean }[] {
  const found = reconstructed(facts);
  return Object.entries(rows(facts)).flatMap(([name, all]) => {
    const group = name as Group;
    const those = found[group];
    return those ? [{ group, names: those.map(named(facts)[group]), whole: those.length === all.length }] : [];
  });
}
