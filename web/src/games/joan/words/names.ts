// What the printed things are called.

import { area, tongue, type Language } from '../../../i18n/index.svelte';
import type { BankRow, Category, Deed, Facts, Follower, Holder, Place, Race, Route, Town } from '../../../types/joan';
import { kind } from '../../shared/pieces/names';

export { good } from '../../shared/pieces/names';

/** A follower by name. */
export const follower = (which: Follower): string => kind(which).name;
/** A follower as an object, with its article. */
export const aFollower = (which: Follower): string => kind(which).one;

const TOWNS: Record<Town, string> = {
  orleans: 'Orléans',
  le_mans: 'Le Mans',
  vendome: 'Vendôme',
  tours: 'Tours',
  chinon: 'Chinon',
  chatellerault: 'Châtellerault',
  le_blanc: 'Le Blanc',
  argenton_sur_creuse: 'Argenton-sur-Creuse',
  chartres: 'Chartres',
  chateaudun: 'Châteaudun',
  blois: 'Blois',
  montrichard: 'Montrichard',
  loches: 'Loches',
  vierzon: 'Vierzon',
  chateauroux: 'Châteauroux',
  la_chatre: 'La Châtre',
  etampes: 'Étampes',
  montargis: 'Montargis',
  briare: 'Briare',
  sancerre: 'Sancerre',
  bourges: 'Bourges',
  saint_amand_montrond: 'Saint-Amand-Montrond',
  nevers: 'Nevers',
};
export const town = (which: Town): string => TOWNS[which];

const PLACES: Record<Place, Record<Language, string>> = {
  stable: { en: 'Stable', de: 'Stall', fr: 'Écurie' },
  library: { en: 'Library', de: 'Bibliothek', fr: 'Bibliothèque' },
  windmill: { en: 'Windmill', de: 'Windmühle', fr: 'Moulin' },
  brewery: { en: 'Brewery', de: 'Brauerei', fr: 'Malterie' },
  meadow: { en: 'Meadow', de: 'Weide', fr: 'Pré' },
  cemetery: { en: 'Cemetery', de: 'Friedhof', fr: 'Cimetière' },
  distillery: { en: 'Distillery', de: 'Brennerei', fr: 'Distillerie' },
  archives: { en: 'Archives', de: 'Archiv', fr: 'Archives' },
  fishing_boat: { en: 'Fishing Boat', de: 'Fischerboot', fr: 'Bateau de pêche' },
  trade_route: { en: 'Trade Route', de: 'Handelsroute', fr: 'Route commerciale' },
  tree_house: { en: 'Tree House', de: 'Baumhaus', fr: 'Cabane perchée' },
  hayrick: { en: 'Hayrick', de: 'Heuschober', fr: 'Meule de foin' },
  cheese_factory: { en: 'Cheese Factory', de: 'Käserei', fr: 'Fromagerie' },
  joinery: { en: 'Joinery', de: 'Tischlerei', fr: 'Menuiserie' },
  two_master: { en: 'Two-Master', de: 'Zweimaster', fr: 'Deux-mâts' },
  four_in_hand: { en: 'Four-In-Hand', de: 'Vierspänner', fr: 'Attelage à quatre' },
  tavern: { en: 'Tavern', de: 'Schenke', fr: 'Taverne' },
  architect: { en: 'Architect', de: 'Architekt', fr: 'Architecte' },
  winery: { en: 'Winery', de: 'Winzerei', fr: 'Cave viticole' },
  confessional_box: { en: 'Confessional Box', de: 'Beichtstuhl', fr: 'Confessionnal' },
  falconry: { en: 'Falconry', de: 'Falknerei', fr: 'Fauconnerie' },
  guesthouse: { en: 'Guesthouse', de: 'Gasthof', fr: 'Auberge' },
  consultancy: { en: 'Consultancy', de: 'Berater', fr: 'Cabinet de conseil' },
  park: { en: 'Park', de: 'Park', fr: 'Parc' },
  warehousing: { en: 'Warehousing', de: 'Warenhaus', fr: 'Entreposage' },
  school: { en: 'School', de: 'Schule', fr: 'École' },
  goldsmith: { en: 'Goldsmith', de: 'Goldschmied', fr: 'Orfèvre' },
  circus: { en: 'Circus', de: 'Zirkus', fr: 'Cirque' },
  machine: { en: 'Machine', de: 'Maschine', fr: 'Machine' },
  observatory: { en: 'Observatory', de: 'Sternwarte', fr: 'Observatoire' },
};
export const place = (which: Place): string => PLACES[which][tongue.language];

export const CATEGORIES: Category[] = ['i', 'i_i', 'i_i_i', 'i_v', 'v'];
export const DEEDS: Deed[] = ['first', 'second', 'third', 'fourth', 'fifth'];
export const BANK_ROWS: BankRow[] = ['first', 'second', 'third'];
const ROMAN = ['I', 'II', 'III', 'IV', 'V'];
export const category = (which: Category): string => ROMAN[CATEGORIES.indexOf(which)]!;
export const deed = (which: Deed): string => ROMAN[DEEDS.indexOf(which)]!;

/** A way by its ends. */
export function route(which: Route, { routes }: Pick<Facts, 'routes'>): string {
  const { a, b } = routes.find((one) => one.route === which)!;
  return `${town(a)} – ${town(b)}`;
}

const words = area(
  {
    bankRow: (n: string) => `row ${n} of the bank`,
    race: {
      development: (n: string) => `the Citizen at Development ${n}`,
      warehouse: 'the Citizen of the warehouse',
      bank: 'the Citizen of the bank',
      column: (n: string) => `the shield of bank column ${n}`,
      deed: (n: string) => `deed ${n}`,
      town: 'the Citizen of Nevers',
      most: 'the most trading stations',
    },
  },
  {
    bankRow: (n) => `Reihe ${n} der Bank`,
    race: {
      development: (n) => `der Bürger bei Entwicklung ${n}`,
      warehouse: 'der Bürger des Warenlagers',
      bank: 'der Bürger der Bank',
      column: (n) => `der Schild der Bankspalte ${n}`,
      deed: (n) => `das gute Werk ${n}`,
      town: 'der Bürger von Nevers',
      most: 'die meisten Kontore',
    },
  },
  {
    bankRow: (n) => `la ligne ${n} de la banque`,
    race: {
      development: (n) => `le citoyen du développement ${n}`,
      warehouse: 'le citoyen de l’entrepôt',
      bank: 'le citoyen de la banque',
      column: (n) => `le bouclier de la colonne ${n} de la banque`,
      deed: (n) => `l’œuvre ${n}`,
      town: 'le citoyen de Nevers',
      most: 'le plus de comptoirs',
    },
  },
);
export const bankRow = (which: BankRow): string => words().bankRow(String(BANK_ROWS.indexOf(which) + 1));

/** All races, in the order in which the table remembers them. */
export const RACES: Race[] = [
  'development_a',
  'development_b',
  'warehouse',
  'bank',
  'bank_column1',
  'bank_column2',
  'bank_column3',
  'bank_column4',
  'bank_column5',
  'deed1',
  'deed2',
  'deed3',
  'deed4',
  'deed5',
  'town22',
  'most_stations',
];
/** Who was first in a race; nobody yet is `null`. */
export const holderOf = (races: (Holder | null)[], race: Race): Holder | null => races[RACES.indexOf(race)] ?? null;

export function race(which: Race, facts: Pick<Facts, 'development'>): string {
  const t = words().race;
  const nth = Number(/\d+$/.exec(which)?.[0] ?? 0);
  if (which.startsWith('bank_column')) return t.column(String(nth));
  if (which.startsWith('deed')) return t.deed(ROMAN[nth - 1]!);
  if (which.startsWith('development'))
    return t.development(String(facts.development.findIndex((space) => space.race === which) + 1));
  return which === 'warehouse' ? t.warehouse : which === 'bank' ? t.bank : which === 'town22' ? t.town : t.most;
}
