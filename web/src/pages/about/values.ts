// The reconstructed values by name.

import { reconstructed, type Group } from '../../shell/reconstructed';
import type { Facts } from '../../types';
import { boardDeed, CHARACTERS, TRADE_DEEDS, tradeEvent } from '../../words/expansions';
import { event, letter, town } from '../../words/names';
import { place } from '../../words/places';

/** What a row is called that stands at this position of its group. */
const named = (facts: Facts): Record<Group, (nth: number) => string> => ({
  places: (nth) => place(facts.places[nth]!.place),
  hour_glass: (nth) => `${event(facts.hour_glass[nth]!.event)} ${letter(facts.hour_glass[nth]!.letter)}`,
  orders: (nth) => town(facts.orders[nth]!.town),
  trade_events: (nth) => tradeEvent(facts.trade_tiles[nth]!.event),
  trade_deeds: (nth) => boardDeed({ trade: TRADE_DEEDS[nth]! }),
  intrigue: (nth) => boardDeed({ intrigue: CHARACTERS[nth]! }),
});

/** The groups with reconstructed values, each with the names of its rows and whether it has no others. */
export function values(facts: Facts): { group: Group; names: string[]; whole: boolean }[] {
  const found = reconstructed(facts);
  const sizes: Record<Group, number> = { places: facts.places.length, hour_glass: facts.hour_glass.length, orders: facts.orders.length, trade_events: facts.trade_tiles.length, trade_deeds: facts.trade_deeds.length, intrigue: facts.characters.length };
  return (Object.keys(sizes) as Group[]).flatMap((group) => {
    const rows = found[group];
    return rows ? [{ group, names: rows.map(named(facts)[group]), whole: rows.length === sizes[group] }] : [];
  });
}
