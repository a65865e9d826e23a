// What events ask, how they are answered and what they make happen, where other words do not say it.

import { area } from '../i18n/index.svelte';
import type { By, HappeningAsk, HappeningEvent, HappeningMove, Kind, Seat, Town, Whence } from '../types';
import { choose, type Cases } from './cases';
import { good, kind, space, town } from './names';
import { place } from './places';

type Owed = { owed: number };

const say = area(
  {
    asks: {
      indulgence: () => 'Buy a follower for 2 coins?',
      training: () => 'Buy a step for 2 coins?',
      wheel: () => 'Lay the new gear wheel?',
      bon_voyage: () => 'Travel for 2 coins?',
      harvest: ({ owed }: Owed) => `The harvest asks for ${owed} more food.`,
      retraining: () => 'Spend a good to advance, or pay 3 coins?',
      malfunction: () => 'Which gear wheel do you return?',
      dues: ({ owed }: Owed) => `Discard goods: ${owed} points are still due.`,
      summoning: () => 'Return to Orléans or pay 5 coins?',
      famine: ({ owed }: Owed) => `Return ${owed} more followers to the supply.`,
      newcomer: (who: Kind) => `Where does the new ${kind(who).name} go?`,
      drought: ({ owed }: Owed) => `From which way does grain leave the map? ${owed} left to go.`,
      riots: () => 'Give up a knight, or pay 5 coins?',
    } satisfies Cases<HappeningAsk, string>,
    market: 'the Market', tower: 'the Gunpowder Tower', bag: 'the bag', dismiss: (who: string, from: string) => `${who} from ${from}`,
    way: (a: string, b: string, by: By) => `${by === 'water' ? 'Waterway' : 'Road'} from ${a} to ${b}`,
    dismissed: (who: string, whom: string) => `${who} returns ${whom} to the supply.`, wheelBack: (who: string) => `${who} returns a gear wheel to the supply.`,
    mustGive: (who: string, n: number) => `${who} must give up ${n} things under torture.`, left: (what: string, way: string) => `${way}: 1 ${what} leaves the map.`,
  },
  {
    asks: {
      indulgence: () => 'Jemanden für 2 Münzen kaufen?',
      training: () => 'Einen Schritt für 2 Münzen kaufen?',
      wheel: () => 'Das neue Zahnrad legen?',
      bon_voyage: () => 'Für 2 Münzen reisen?',
      harvest: ({ owed }) => `Die Ernte verlangt noch ${owed} Nahrung.`,
      retraining: () => 'Eine Ware für Schritte abgeben oder 3 Münzen zahlen?',
      malfunction: () => 'Welches Zahnrad gibst du zurück?',
      dues: ({ owed }) => `Waren abgeben: noch ${owed} Punkte.`,
      summoning: () => 'Zurück nach Orléans oder 5 Münzen zahlen?',
      famine: ({ owed }) => `Gib noch ${owed} Gefolgsleute zurück.`,
      newcomer: (who) => `Neu: ${kind(who).name}. Wohin?`,
      drought: ({ owed }) => `Von welchem Weg geht Getreide von der Karte? Noch ${owed}.`,
      riots: () => 'Einen Ritter aufgeben oder 5 Münzen zahlen?',
    },
    market: 'dem Markt', tower: 'dem Pulverturm', bag: 'dem Beutel', dismiss: (who, from) => `${who} aus ${from}`,
    way: (a, b, by) => `${by === 'water' ? 'Wasserweg' : 'Straße'} von ${a} nach ${b}`,
    dismissed: (who, whom) => `${who} gibt ${whom} in den Vorrat zurück.`, wheelBack: (who) => `${who} gibt ein Zahnrad zurück.`,
    mustGive: (who, n) => `${who} muss unter Folter ${n} Dinge aufgeben.`, left: (what, way) => `${way}: 1 ${what} geht von der Karte.`,
  },
  {
    asks: {
      indulgence: () => 'Acheter un partisan pour 2 pièces ?',
      training: () => 'Acheter un pas pour 2 pièces ?',
      wheel: () => 'Poser le nouveau rouage ?',
      bon_voyage: () => 'Voyager pour 2 pièces ?',
      harvest: ({ owed }) => `La récolte demande encore ${owed} nourriture.`,
      retraining: () => 'Donner une marchandise pour avancer, ou payer 3 pièces ?',
      malfunction: () => 'Quel rouage rendez-vous ?',
      dues: ({ owed }) => `Donnez des marchandises : encore ${owed} points.`,
      summoning: () => 'Retour à Orléans ou 5 pièces ?',
      famine: ({ owed }) => `Rendez encore ${owed} partisans.`,
      newcomer: (who) => `Recrue : ${kind(who).name}. Où va-t-elle ?`,
      drought: ({ owed }) => `De quel trajet un blé quitte-t-il la carte ? Encore ${owed}.`,
      riots: () => 'Abandonner un chevalier ou payer 5 pièces ?',
    },
    market: 'le marché', tower: 'la Poudrière', bag: 'le sac', dismiss: (who, from) => `${who} depuis ${from}`,
    way: (a, b, by) => `${by === 'water' ? 'Voie d’eau' : 'Route'} de ${a} à ${b}`,
    dismissed: (who, whom) => `${who} rend ${whom} à la réserve.`, wheelBack: (who) => `${who} rend un rouage.`,
    mustGive: (who, n) => `${who} doit abandonner ${n} choses sous la torture.`, left: (what, way) => `${way} : 1 ${what} quitte la carte.`,
  },
);

const whence = (from: Whence): string => (typeof from === 'string' ? say()[from] : `${place(from.space[0])} (${space(from.space[1])})`);
const way = ({ a, b, by }: { a: Town; b: Town; by: By }): string => say().way(town(a), town(b), by);

/** What an event asks. */
export const happeningAsk = (ask: HappeningAsk): string => choose(ask, say().asks);

/** How it is answered. */
export const happeningMove = (move: HappeningMove): string => choose(move, {
  dismiss: ({ kind: who, from }) => say().dismiss(kind(who).name, whence(from)),
  wither: way,
});

/** What it makes happen. */
export const happeningEvent = (event: HappeningEvent, who: (seat: Seat) => string): string => choose(event, {
  dismissed: ([seat, whom]) => say().dismissed(who(seat), kind(whom).one),
  wheel_returned: ([seat]) => say().wheelBack(who(seat)),
  must_give_up: ([seat, n]) => say().mustGive(who(seat), n),
  left_the_map: (left) => say().left(good(left.good), way(left)),
});
