// What the pieces are called. A follower is named alone, as an object with its article, and in the plural.

import { tongue, type Language } from '../../../i18n/index.svelte';
import type { Deed, Follower, Good, Kind, Letter, Phase, SpaceKind, Town, Track, Wheel } from '../../../types';

type Forms = { name: string; one: string; many: string };
const forms = (name: string, one: string, many: string): Forms => ({ name, one, many });

/** Whoever stands on a space: a kind of follower, or the doctor of The Plague, who is of none. */
type Calling = Kind | 'plague_doctor';

const KINDS: Record<Language, Record<Calling, Forms>> = {
  en: {
    farmer: forms('farmer', 'a farmer', 'farmers'),
    boatman: forms('boatman', 'a boatman', 'boatmen'),
    craftsman: forms('craftsman', 'a craftsman', 'craftsmen'),
    trader: forms('trader', 'a trader', 'traders'),
    knight: forms('knight', 'a knight', 'knights'),
    scholar: forms('scholar', 'a scholar', 'scholars'),
    monk: forms('monk', 'a monk', 'monks'),
    plague_doctor: forms('plague doctor', 'the plague doctor', 'plague doctors'),
  },
  de: {
    farmer: forms('Bauer', 'einen Bauern', 'Bauern'),
    boatman: forms('Schiffer', 'einen Schiffer', 'Schiffer'),
    craftsman: forms('Handwerker', 'einen Handwerker', 'Handwerker'),
    trader: forms('Händler', 'einen Händler', 'Händler'),
    knight: forms('Ritter', 'einen Ritter', 'Ritter'),
    scholar: forms('Gelehrter', 'einen Gelehrten', 'Gelehrte'),
    monk: forms('Mönch', 'einen Mönch', 'Mönche'),
    plague_doctor: forms('Pestdoktor', 'den Pestdoktor', 'Pestdoktoren'),
  },
  fr: {
    farmer: forms('paysan', 'un paysan', 'paysans'),
    boatman: forms('batelier', 'un batelier', 'bateliers'),
    craftsman: forms('artisan', 'un artisan', 'artisans'),
    trader: forms('marchand', 'un marchand', 'marchands'),
    knight: forms('chevalier', 'un chevalier', 'chevaliers'),
    scholar: forms('érudit', 'un érudit', 'érudits'),
    monk: forms('moine', 'un moine', 'moines'),
    plague_doctor: forms('médecin de la peste', 'le médecin de la peste', 'médecins de la peste'),
  },
};

const OWN: Record<Language, string> = { en: '(own)', de: '(eigen)', fr: '(à soi)' };

/** The profession of a follower, whoever it belongs to. */
export const kindOf = (follower: Follower): Calling => follower.replace('own_', '') as Calling;
/** Whether a follower wears the colour of its player. */
export const isOwn = (follower: Follower) => follower.startsWith('own_');

export const kind = (which: Calling): Forms => KINDS[tongue.language][which];
/** A follower by name; those of the own colour say so. */
export const follower = (which: Follower): string =>
  kind(kindOf(which)).name + (isOwn(which) ? ` ${OWN[tongue.language]}` : '');

type Several = 'any' | 'patient' | 'trader_or_boatman';
const SPACES: Record<Language, Record<Several, string>> = {
  en: {
    any: 'anybody',
    patient: 'patient',
    trader_or_boatman: 'trader or boatman',
  },
  de: {
    any: 'beliebig',
    patient: 'Kranker',
    trader_or_boatman: 'Händler oder Schiffer',
  },
  fr: {
    any: 'n’importe qui',
    patient: 'malade',
    trader_or_boatman: 'marchand ou batelier',
  },
};
export const space = (which: SpaceKind): string =>
  which === 'any' || which === 'patient' || which === 'trader_or_boatman'
    ? SPACES[tongue.language][which]
    : kind(which).name;

const GOODS: Record<Language, Record<Good, string>> = {
  en: { grain: 'grain', cheese: 'cheese', wine: 'wine', wool: 'wool', brocade: 'brocade' },
  de: { grain: 'Getreide', cheese: 'Käse', wine: 'Wein', wool: 'Wolle', brocade: 'Brokat' },
  fr: { grain: 'blé', cheese: 'fromage', wine: 'vin', wool: 'laine', brocade: 'brocart' },
};
export const good = (which: Good): string => GOODS[tongue.language][which];

/** So many of a good: in French it has a plural, elsewhere it is a matter that is measured. */
export const goods = (number: number, which: Good): string =>
  `${number} ${good(which)}${tongue.language === 'fr' && number > 1 ? 's' : ''}`;

const TRACKS: Record<Language, Record<Track, string>> = {
  en: {
    farmers: 'Farmers',
    boatmen: 'Boatmen',
    craftsmen: 'Craftsmen',
    traders: 'Traders',
    knights: 'Knights',
    scholars: 'Scholars',
  },
  de: {
    farmers: 'Bauern',
    boatmen: 'Schiffer',
    craftsmen: 'Handwerker',
    traders: 'Händler',
    knights: 'Ritter',
    scholars: 'Gelehrte',
  },
  fr: {
    farmers: 'Paysans',
    boatmen: 'Bateliers',
    craftsmen: 'Artisans',
    traders: 'Marchands',
    knights: 'Chevaliers',
    scholars: 'Érudits',
  },
};
export const track = (which: Track): string => TRACKS[tongue.language][which];

/** The follower of a track. */
export const TRACK_KIND: Record<Track, Kind> = {
  farmers: 'farmer',
  boatmen: 'boatman',
  craftsmen: 'craftsman',
  traders: 'trader',
  knights: 'knight',
  scholars: 'scholar',
};

const TOWNS: Record<Town, string> = {
  orleans: 'Orléans',
  chartres: 'Chartres',
  etampes: 'Étampes',
  le_mans: 'Le Mans',
  chateaudun: 'Châteaudun',
  montargis: 'Montargis',
  vendome: 'Vendôme',
  blois: 'Blois',
  briare: 'Briare',
  tours: 'Tours',
  chinon: 'Chinon',
  montrichard: 'Montrichard',
  vierzon: 'Vierzon',
  loches: 'Loches',
  bourges: 'Bourges',
  sancerre: 'Sancerre',
  chatellerault: 'Châtellerault',
  le_blanc: 'Le Blanc',
  chateauroux: 'Châteauroux',
  nevers: 'Nevers',
  argenton_sur_creuse: 'Argenton-sur-Creuse',
  la_chatre: 'La Châtre',
  saint_amand_montrond: 'Saint-Amand-Montrond',
};
export const town = (which: Town): string => TOWNS[which];

const DEEDS: Record<Language, Record<Deed, string>> = {
  en: {
    city_wall: 'City Wall',
    papal_conclave: 'Papal Conclave',
    defeating_the_plague: 'Against the Plague',
    astronomy: 'Astronomy',
    boatmens_guild: 'Boatmen’s Guild',
    building_the_cathedral: 'Cathedral',
    peace_treaty: 'Peace Treaty',
    canalization: 'Canals',
  },
  de: {
    city_wall: 'Stadtmauer',
    papal_conclave: 'Konklave',
    defeating_the_plague: 'Kampf gegen die Pest',
    astronomy: 'Sternkunde',
    boatmens_guild: 'Schiffergilde',
    building_the_cathedral: 'Kathedrale',
    peace_treaty: 'Friedensvertrag',
    canalization: 'Kanalbau',
  },
  fr: {
    city_wall: 'Remparts',
    papal_conclave: 'Conclave',
    defeating_the_plague: 'Lutte contre la peste',
    astronomy: 'Astronomie',
    boatmens_guild: 'Guilde des bateliers',
    building_the_cathedral: 'Cathédrale',
    peace_treaty: 'Traité de paix',
    canalization: 'Canaux',
  },
};
export const deed = (which: Deed): string => DEEDS[tongue.language][which];

const PHASES: Record<Language, Record<Phase, string>> = {
  en: {
    hour_glass: 'Hour glass',
    census: 'Census',
    followers: 'Followers',
    planning: 'Planning',
    actions: 'Actions',
    event: 'Event',
    start_player: 'Start player',
  },
  de: {
    hour_glass: 'Sanduhr',
    census: 'Zählung',
    followers: 'Gefolge',
    planning: 'Planung',
    actions: 'Aktionen',
    event: 'Ereignis',
    start_player: 'Startspieler',
  },
  fr: {
    hour_glass: 'Sablier',
    census: 'Recensement',
    followers: 'Partisans',
    planning: 'Planification',
    actions: 'Actions',
    event: 'Événement',
    start_player: 'Premier joueur',
  },
};
export const phase = (which: Phase): string => PHASES[tongue.language][which];

export { event } from './event_names';

const WHEELS: Record<Language, Record<Wheel, string>> = {
  en: { first: 'first gear wheel', later: 'gear wheel', laboratory: 'gear wheel of the Laboratory' },
  de: { first: 'erstes Zahnrad', later: 'Zahnrad', laboratory: 'Zahnrad des Laboratoriums' },
  fr: { first: 'premier rouage', later: 'rouage', laboratory: 'rouage du Laboratoire' },
};
export const wheel = (which: Wheel): string => WHEELS[tongue.language][which];

/** The letter on the back of an hour glass tile; the pale one has none. */
export const letter = (which: Letter): string => (which === 'start' ? '' : which.toUpperCase());
