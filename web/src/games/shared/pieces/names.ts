// What followers and goods are called. A follower is named alone, as an object with its article, and in the plural.

import { tongue, type Language } from '../../../i18n/index.svelte';
import type { Follower, Good, Kind } from '../../../types';

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

const GOODS: Record<Language, Record<Good, string>> = {
  en: { grain: 'grain', cheese: 'cheese', wine: 'wine', wool: 'wool', brocade: 'brocade' },
  de: { grain: 'Getreide', cheese: 'Käse', wine: 'Wein', wool: 'Wolle', brocade: 'Brokat' },
  fr: { grain: 'blé', cheese: 'fromage', wine: 'vin', wool: 'laine', brocade: 'brocart' },
};
export const good = (which: Good): string => GOODS[tongue.language][which];

/** So many of a good: in French it has a plural, elsewhere it is a matter that is measured. */
export const goods = (number: number, which: Good): string =>
  `${number} ${good(which)}${tongue.language === 'fr' && number > 1 ? 's' : ''}`;
