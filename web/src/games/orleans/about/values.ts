// The reconstructed values by name.

import { reconstructed, rows, type Group } from './reconstructed';
import type { EventFacts, Facts } from '../../../types';
import { character, CHARACTERS } from '../modules/intrigue/names';
import { TRADE_DEEDS, tradeDeed } from '../modules/trade_deeds/names';
import { DUEL_DEEDS, duelDeed } from '../modules/duel/words';
import { PLAGUE_DEEDS, words as plague } from '../modules/plague/words';
import { PROSPERITY_DEEDS, words as prosperity } from '../modules/prosperity/words';
import { teamWords } from '../modules/invasion/words/team';
import { VIERZON_DEEDS, words as vierzon } from '../modules/vierzon/words';
import { event, letter, town } from '../words/names';
import { place } from '../words/places';

const tile = ({ event: what, letter: back }: EventFacts): string => `${event(what)} ${back ? letter(back) : ''}`.trim();

/** An event of a board, with its round. */
const dated = (events: EventFacts[], nth: number): string => `${event(events[nth]!.event)} (${nth + 1})`;

/** What a row is called that stands at this position of its group. */
const named = (facts: Facts): Record<Group, (nth: number) => string> => ({
  places: (nth) => place(facts.places[nth]!.place),
  hour_glass: (nth) => tile(rows(facts).hour_glass[nth]!),
  orders: (nth) => town(facts.orders[nth]!.town),
  trade_events: (nth) => event(rows(facts).trade_events[nth]!.event),
  trade_deeds: (nth) => tradeDeed(TRADE_DEEDS[nth]!),
  intrigue: (nth) => character(CHARACTERS[nth]!),
  vierzon: (nth) => {
    const { events } = facts.vierzon;
    return nth < events.length ? dated(events, nth) : vierzon().deeds[VIERZON_DEEDS[nth - events.length]!];
  },
  plague: (nth) => {
    const { events, deeds, indulgences } = facts.plague;
    const [ofDeeds, ofCards] = [nth - events.length, nth - events.length - deeds.length];
    if (ofDeeds < 0) return tile(events[nth]!);
    return ofCards < 0 ? plague().deeds[PLAGUE_DEEDS[ofDeeds]!] : plague().names[indulgences[ofCards]!.card];
  },
  duel: (nth) => {
    const { events } = facts.duel;
    return nth < events.length ? dated(events, nth) : duelDeed(DUEL_DEEDS[nth - events.length]!);
  },
  prosperity: (nth) => {
    const { events, deeds, structures } = facts.prosperity;
    const [ofDeeds, ofCards] = [nth - events.length, nth - events.length - deeds.length];
    if (ofDeeds < 0) return dated(events, nth);
    return ofCards < 0
      ? prosperity().deeds[PROSPERITY_DEEDS[ofDeeds]!]
      : prosperity().structures[structures[ofCards]!.structure];
  },
  invasion: (nth) => {
    const [events] = facts.invasion.events;
    const due = nth - events.length;
    return due < 0 ? tile(events[nth]!) : teamWords().dueOf(due + 1);
  },
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
