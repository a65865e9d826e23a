// What a sentence about the game needs to know besides the game's own words.

import { area, tongue, type Language } from '../i18n/index.svelte';
import type { Ask, Event, EventFacts, Facts, Move, OrderId, Seat, Spot, TileId } from '../types';
import { choose, type Cases } from './cases';
import { saidThere } from './answers';
import { de as eventsDe } from './events.de';
import { en as eventsEn } from './events.en';
import { fr as eventsFr } from './events.fr';
import { boardDeed, orderName } from './expansions';
import { deed, event as eventName, letter, track } from './names';
import { asks } from './questions';
import { moves } from './moves';

export type Speech = {
  /** The name shown for a seat. */
  who: (seat: Seat) => string;
  /** The name of an hour glass tile or of the event of a board. */
  tile: (id: TileId) => string;
  /** Where a citizen waits. */
  spot: (where: Spot) => string;
  /** An order card. */
  order: (id: OrderId) => string;
};

const words = area(
  { development: 'of the Development track', track: (t: string) => `of the ${t} track`, deed: (d: string) => `of the deed ${d}`, most: 'for the most trading stations', orleans: 'in Orléans', coin: 'coin', coins: 'coins' },
  { development: 'der Entwicklungsleiste', track: (t) => `der Leiste ${t}`, deed: (d) => `des guten Werks ${d}`, most: 'für die meisten Kontore', orleans: 'in Orléans', coin: 'Münze', coins: 'Münzen' },
  { development: 'de la piste de développement', track: (t) => `de la piste des ${t}`, deed: (d) => `de la bonne œuvre ${d}`, most: 'du plus grand nombre de comptoirs', orleans: 'd’Orléans', coin: 'pièce', coins: 'pièces' },
);

/** So many coins, whoever pays them. */
export function coins(number: number): string {
  const n = Math.abs(number);
  return `${n} ${n === 1 ? words().coin : words().coins}`;
}

/** Where a citizen waits, as part of a sentence. */
export function spot(where: Spot): string {
  const say = words();
  if (where === 'boatmen' || where === 'knights') return say.track(track(where));
  if (where === 'most_stations') return say.most;
  if (where === 'orleans') return say.orleans;
  if ('board' in where) return say.deed(boardDeed(where.board));
  return 'deed' in where ? say.deed(deed(where.deed)) : say.development;
}

/** The voice of one table: `events` are those of the set that is played. */
export function speech(who: (seat: Seat) => string, { events, orders }: { events: EventFacts[] } & Partial<Pick<Facts, 'orders'>>): Speech {
  const tile = (id: TileId) => {
    const fact = events[id];
    const back = fact?.letter ? letter(fact.letter) : '';
    return fact ? `${eventName(fact.event)}${back && ` (${back})`}` : '?';
  };
  const order = (id: OrderId) => (orders?.[id] ? orderName(orders[id]) : `${id + 1}`);
  return { who, tile, spot, order };
}

// A log has thousands of sentences: the tables of one voice are made once for each language.
const tables = new WeakMap<Speech, Partial<Record<Language, Cases<Event, string>>>>();
function events(speech: Speech): Cases<Event, string> {
  const made = tables.get(speech) ?? {};
  tables.set(speech, made);
  return (made[tongue.language] ??= { en: eventsEn, de: eventsDe, fr: eventsFr }[tongue.language](speech));
}

/** What happened, as one sentence, whatever it begins with. */
export function told(event: Event, speech: Speech): string {
  const sentence = choose(event, events(speech));
  return sentence.charAt(0).toLocaleUpperCase(tongue.language) + sentence.slice(1);
}

/** What is asked, as one sentence. */
export const asked = (ask: Ask, speech: Speech): string => choose(ask, asks(tongue.language, speech));

/** What an answer does, in a few words; some do something else at some questions. */
export const said = (move: Move, speech: Speech, ask?: Ask | null): string => (ask && saidThere(ask, move)) || choose(move, moves(tongue.language, speech));
