// What the pieces are called.

import { tongue, type Language } from '../../../i18n/index.svelte';
import type { Deed, Kind, Letter, Phase, SpaceKind, Town, Track, Wheel } from '../../../types';
import { kind } from '../../shared/pieces/names';

export { follower, good, goods, isOwn, kind, kindOf } from '../../shared/pieces/names';

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
