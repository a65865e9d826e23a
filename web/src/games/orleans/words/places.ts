// What places are called and what they do, in the language of the screen.

import { tongue } from '../../../i18n/index.svelte';
import type { Place } from '../../../types';
import { de } from './places.de';
import { en } from './places.en';
import { fr } from './places.fr';

/** The name alone. */
export function place(which: Place): string {
  return { en: en[which][0], de: de[which][1], fr: fr[which][1] }[tongue.language];
}

/** One sentence: what it does. */
export function does(which: Place): string {
  return { en: en[which][1], de: de[which][2], fr: fr[which][2] }[tongue.language];
}

/** The name with its article, as the object of a sentence. */
export function thePlace(which: Place): string {
  switch (tongue.language) {
    case 'en':
      return `the ${en[which][0]}`;
    case 'de':
      return `${de[which][0].replace('der', 'den')} ${de[which][1]}`;
    case 'fr':
      return fr[which].slice(0, 2).join('');
  }
}

/** Where something happens or comes from, in German: `im Dorf`, `auf der Burg` would need each its own; `bei` fits all. */
export function atPlace(which: Place): string {
  switch (tongue.language) {
    case 'en':
      return `at the ${en[which][0]}`;
    case 'de':
      return `${{ der: 'beim', die: 'bei der', das: 'beim' }[de[which][0]]} ${de[which][1]}`;
    case 'fr':
      return { 'le ': 'au ', 'la ': 'à la ', 'les ': 'aux ', 'l’': 'à l’' }[fr[which][0]] + fr[which][1];
  }
}

const SYMBOLS: Partial<Record<Place, string>> = {
  farm_house: 'pl-farmhouse',
  village: 'pl-village',
  university: 'pl-university',
  castle: 'pl-castle',
  monastery: 'pl-monastery',
  ship: 'pl-ship',
  wagon: 'pl-wagon',
  guildhall: 'pl-guildhall',
  scriptorium: 'pl-scriptorium',
  town_hall: 'pl-townhall',
  hayrick: 'g-grain',
  winery: 'g-wine',
  cheese_factory: 'g-cheese',
  wool_manufacturer: 'g-wool',
  tailor_shop: 'g-brocade',
  horse_wagon: 'pl-wagon',
  stage_coach: 'pl-wagon',
  shipping_line: 'pl-ship',
  port: 'pl-ship',
  school: 'f-scholar',
  laboratory: 'gear',
  library: 'development',
  brewery: 'coin',
  cellar: 'coin',
  office: 'station',
  vineyard: 'g-wine',
  bakery: 'g-grain',
  barracks: 'f-knight',
  gunpowder_tower: 'pl-castle',
  workshop: 'gear',
  road: 'station',
  statue: 'f-knight',
  herb_garden: 'f-boatman',
  sacristy: 'f-monk',
  shared_house: 'citizen',
  carpenter: 'f-craftsman',
  vehicle: 'pl-wagon',
  guild_house: 'coin',
  hostel: 'people',
  palatinate: 'link',
};

/** Its symbol in the sprite. */
export const symbolOf = (which: Place): string => SYMBOLS[which] ?? 'place-tile';

/** The page of the rules about it. */
export function rulesOf(which: Place): string {
  const slug = which === 'episcopal_see_of_tours' ? 'episcopal-see' : which.replaceAll('_', '-');
  const board: Partial<Record<Place, string>> = {
    farm_house: 'farmhouse',
    village: 'village',
    university: 'university',
    castle: 'castle',
    monastery: 'monastery',
    ship: 'ship',
    wagon: 'wagon',
    guildhall: 'guildhall',
    scriptorium: 'scriptorium',
    town_hall: 'townhall',
  };
  if (which === 'shared_house') return '/rules?q=duel.house';
  if (which === 'carpenter') return '/rules?q=prosperity.carpenter';
  return `/rules?q=${board[which] ? `base.${board[which]}` : `places.${slug}`}`;
}
