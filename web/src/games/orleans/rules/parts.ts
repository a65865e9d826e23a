// The parts of the ledger by name. The first two words of an id say to which part a rule belongs: `base.travel`, `orders.deliver`.

import type { Character, Facts, Happening, Place, TradeDeed } from '../../../types';
import { character, CHARACTERS } from '../modules/intrigue/names';
import { TRADE_DEEDS, tradeDeed } from '../modules/trade_deeds/names';
import { event as eventName } from '../words/names';
import { facts } from '../table/facts';
import type { RuleNames } from '../../game';
import { place } from '../words/places';
import { en as places } from '../words/places.en';
import { partWords } from './part_words';

/** Parts about a printed thing whose name is longer. */
const WHOLE: Record<string, string> = {
  'base.farmhouse': 'farm_house',
  'base.townhall': 'town_hall',
  'places.episcopal-see': 'episcopal_see_of_tours',
  'trade.court': 'court_of_lay_assessors',
};

/** The id of the printed thing that a part may be about. */
const thing = (book: string, part: string): string => WHOLE[`${book}.${part}`] ?? part.replaceAll('-', '_');

/** The printed thing that a part is about: a place, a deed, a character, an event with its letter. */
function printed(book: string, part: string): string | undefined {
  const id = thing(book, part);
  switch (book) {
    case 'base':
    case 'places':
      return id in places ? place(id as Place) : undefined;
    case 'trade':
      return tradeDeed(id as TradeDeed);
    case 'intrigue':
      return character(id as Character);
    case 'events': {
      const [, event = id, letter] = /^(.+)_([a-d])$/.exec(id) ?? [];
      const name: string | undefined = eventName(event as Happening);
      return name && letter ? `${name} (${letter.toUpperCase()})` : name;
    }
    default:
      return undefined;
  }
}

/** The name of a part, if it has one. */
export function partName(of: string): string | undefined {
  const [book = '', part = ''] = of.split('.');
  const words = partWords();
  const names: Record<string, string> = words.parts;
  const name = names[of] ?? printed(book, part) ?? names[part];
  return name && (book === 'orders' || book === 'events' || book === 'intrigue') ? `${words[book]} · ${name}` : name;
}

/** Whether the printed thing that a part is about has reconstructed values. */
export function isReconstructed(of: string, facts: Facts): boolean {
  const [book = '', part = ''] = of.split('.');
  const id = thing(book, part);
  switch (book) {
    case 'base':
    case 'places':
      return facts.places.some(({ place, reconstructed }) => place === id && reconstructed);
    case 'orders':
      return part === 'card' && facts.orders.some(({ reconstructed }) => reconstructed);
    case 'trade':
      return facts.trade_deeds[TRADE_DEEDS.indexOf(id as TradeDeed)]?.reconstructed ?? false;
    case 'intrigue':
      return facts.characters[CHARACTERS.indexOf(id as Character)]?.reconstructed ?? false;
    case 'vierzon':
      return part === 'deed' && facts.vierzon.deeds.some(({ reconstructed }) => reconstructed);
    case 'plague':
      return (
        (part === 'deed' && facts.plague.deeds.some(({ reconstructed }) => reconstructed)) ||
        (part === 'card' && facts.plague.indulgences.some(({ reconstructed }) => reconstructed))
      );
    case 'duel':
      return part === 'deed' && facts.duel.deeds.some(({ reconstructed }) => reconstructed);
    case 'prosperity':
      return (
        (part === 'deed' && facts.prosperity.deeds.some(({ reconstructed }) => reconstructed)) ||
        (part === 'structure' && facts.prosperity.structures.some(({ reconstructed }) => reconstructed))
      );
    default:
      return false;
  }
}

/** The names of all parts, and which of them are about something reconstructed, as far as the facts are known. */
export async function names(): Promise<RuleNames> {
  const printed = await facts().catch(() => undefined);
  return { part: partName, isReconstructed: (of) => printed !== undefined && isReconstructed(of, printed) };
}
