// The Trip to Tours in words.

import { area } from '../i18n/index.svelte';
import type { ToursDeed, ToursEvent, ToursMove } from '../types';
import { choose } from './cases';
import { deed } from './names';

const say = area(
  { consecration: 'Knight Consecration', deliver: 'Deliver the goods in Tours', delivered: (who: string) => `${who} delivers the goods in Tours.` },
  { consecration: 'Ritterweihe', deliver: 'Die Waren in Tours liefern', delivered: (who) => `${who} liefert die Waren in Tours.` },
  { consecration: 'Adoubement', deliver: 'Livrer les marchandises à Tours', delivered: (who) => `${who} livre les marchandises à Tours.` },
);

/** The name of a deed of the Tours board. */
export const toursDeed = (which: ToursDeed): string => (which === 'canalization' ? deed(which) : say().consecration);

/** What is answered only here. */
export const toursMove = (move: ToursMove): string => choose(move, { deliver: () => say().deliver });

/** What happens only here. */
export const toursEvent = (event: ToursEvent, who: (seat: number) => string): string => choose(event, { delivered: (seat) => say().delivered(who(seat)) });
