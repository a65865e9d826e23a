// What a sentence about the game needs to know besides the game's own words.

import { nameOf, take } from '../../../i18n/cases';
import { area, tongue, type Language } from '../../../i18n/index.svelte';
import type { Ask, BoardDeed, Event, EventFacts, Facts, Move, Seat, Spot, TileId } from '../../../types';
import type { InPlay } from '../modules/in_play';
import type { BaseEvents } from './base';
import { de as eventsDe } from './events.de';
import { en as eventsEn } from './events.en';
import { fr as eventsFr } from './events.fr';
import { moves } from './moves';
import { deed, event as eventName, good, letter, town, track } from './names';
import { asks } from './questions';

export type Speech = {
  /** The name shown for a seat. */
  who: (seat: Seat) => string;
  /** The name of an hour glass tile or of the event of a board. */
  tile: (id: TileId) => string;
  /** Where a citizen waits. */
  spot: (where: Spot) => string;
  /** A deed of the board that lies in place of the base deeds. */
  boardDeed: (deed: BoardDeed) => string;
  /** Everything printed, and the modules in play. */
  facts: Facts;
  modules: InPlay;
};

const words = area(
  {
    development: 'of the Development track',
    track: (t: string) => `of the ${t} track`,
    deed: (d: string) => `of the deed ${d}`,
    most: 'for the most trading stations',
    orleans: 'in Orléans',
    town: (t: string) => `in ${t}`,
    supply: 'of the supply',
    pile: (g: string) => `below the ${g}`,
    tracks: 'for the end of all six tracks',
    city: 'of an achievement of the City',
    notNow: 'Not now',
    house: { coin: '5 coins', develop: '3 development points' } as { [move: string]: string },
  },
  {
    development: 'der Entwicklungsleiste',
    track: (t) => `der Leiste ${t}`,
    deed: (d) => `des guten Werks ${d}`,
    most: 'für die meisten Kontore',
    orleans: 'in Orléans',
    town: (t) => `in ${t}`,
    supply: 'aus dem Vorrat',
    pile: (g) => `unter dem Stapel ${g}`,
    tracks: 'für das Ende aller sechs Leisten',
    city: 'einer Errungenschaft der Stadt',
    notNow: 'Jetzt nicht',
    house: { coin: '5 Münzen', develop: '3 Entwicklungspunkte' },
  },
  {
    development: 'de la piste de développement',
    track: (t) => `de la piste des ${t}`,
    deed: (d) => `de la bonne œuvre ${d}`,
    most: 'du plus grand nombre de comptoirs',
    orleans: 'd’Orléans',
    town: (t) => `de ${t}`,
    supply: 'de la réserve',
    pile: (g) => `sous la pile ${g}`,
    tracks: 'de la fin des six pistes',
    city: 'd’une réalisation de la Cité',
    notNow: 'Pas maintenant',
    house: { coin: '5 pièces', develop: '3 points de développement' },
  },
);

/** The voice of one table: `events` are those of the set that is played. */
export function speech(
  who: (seat: Seat) => string,
  { events, facts, modules }: { events: EventFacts[]; facts: Facts; modules: InPlay },
): Speech {
  const tile = (id: TileId) => {
    const fact = events[id];
    const back = fact?.letter ? letter(fact.letter) : '';
    return fact ? `${eventName(fact.event)}${back && ` (${back})`}` : '?';
  };
  const boardDeed = (which: BoardDeed) => modules.deed(which).name();
  const spot = (where: Spot): string => {
    const say = words();
    if (where === 'boatmen' || where === 'knights') return say.track(track(where));
    if (where === 'most_stations') return say.most;
    if (where === 'orleans' || where === 'supply') return say[where];
    if (where === 'six_tracks') return say.tracks;
    if ('pile' in where) return say.pile(good(where.pile));
    if ('achievement' in where) return say.city;
    if ('board' in where) return say.deed(boardDeed(where.board));
    if ('town' in where) return say.town(town(where.town));
    return 'deed' in where ? say.deed(deed(where.deed)) : say.development;
  };
  return { who, tile, spot, boardDeed, facts, modules };
}

// A log has thousands of sentences: the tables of one voice are made once for each language.
const tables = new WeakMap<Speech, Partial<Record<Language, BaseEvents>>>();
function events(speech: Speech): BaseEvents {
  const made = tables.get(speech) ?? {};
  tables.set(speech, made);
  return (made[tongue.language] ??= { en: eventsEn, de: eventsDe, fr: eventsFr }[tongue.language](speech));
}

/** What happened, as one sentence, whatever it begins with. */
export function told(event: Event, speech: Speech): string {
  const own = speech.modules.way(event, ({ words }) => words.events(speech));
  const sentence = own ?? take(event, events(speech)) ?? nameOf(event);
  return sentence.charAt(0).toLocaleUpperCase(tongue.language) + sentence.slice(1);
}

/** What is asked, as one sentence. */
export function asked(ask: Ask, speech: Speech): string {
  const own = speech.modules.way(ask, ({ words }) => words.asks(speech)) ?? speech.modules.instead(ask);
  return own ?? take(ask, asks(tongue.language, speech)) ?? nameOf(ask);
}

/** What an answer does, in a few words; some do something else at some questions. */
export function said(move: Move, speech: Speech, ask?: Ask | null): string {
  const there = ask && (atBase(ask, move) ?? speech.modules.there(ask, move, speech));
  const own = () => speech.modules.way(move, ({ words }) => words.moves(speech));
  return there ?? own() ?? take(move, moves(tongue.language, speech)) ?? nameOf(move);
}

/** What an answer does at a question of the base game: a free one can wait, and both houses give more than elsewhere. */
function atBase(ask: Ask, move: Move): string | undefined {
  if (nameOf(ask) === 'free') return move === 'decline' ? words().notNow : undefined;
  const inHouse = ask === 'bourgeois_house' || ask === 'shared_house';
  return inHouse && typeof move === 'string' ? words().house[move] : undefined;
}
