// What the hour glass tiles bring, by letter and edition.

import { area } from '../i18n/index.svelte';
import type { Edition, TileFact } from '../types';

const texts = area(
  {
    pilgrimage: 'Nobody may recruit monks this round.',
    income: (n: number) => `Everybody receives ${n === 1 ? 'a coin' : `${n} coins`} per point of development status.`,
    harvest: (n: number) => `Everybody hands in ${n} food, or pays 5 coins for each one missing.`,
    harvestFirst: 'Everybody hands in 1 food; who has none pays 5 coins.',
    taxes: (n: number) => (n === 1 ? 'Everybody pays a coin for each good.' : `Everybody pays a coin for every ${n} goods.`),
    trading: (n: number) => `Everybody receives ${n === 1 ? 'a coin' : `${n} coins`} per trading station.`,
    plague: 'Everybody draws a follower from the bag and loses it, unless it is of the own colour.',
  },
  {
    pilgrimage: 'In dieser Runde darf niemand Mönche anwerben.',
    income: (n) => `Alle erhalten ${n === 1 ? 'eine Münze' : `${n} Münzen`} je Punkt Entwicklungsstand.`,
    harvest: (n) => `Alle geben ${n} Nahrung ab oder zahlen je fehlender 5 Münzen.`,
    harvestFirst: 'Alle geben 1 Nahrung ab; wer keine hat, zahlt 5 Münzen.',
    taxes: (n) => (n === 1 ? 'Alle zahlen je Ware eine Münze.' : `Alle zahlen je ${n} Waren eine Münze.`),
    trading: (n) => `Alle erhalten ${n === 1 ? 'eine Münze' : `${n} Münzen`} je Kontor.`,
    plague: 'Alle ziehen einen Gefolgsmann aus dem Beutel und verlieren ihn, wenn er nicht die eigene Farbe trägt.',
  },
  {
    pilgrimage: 'Personne ne peut recruter de moine pendant cette manche.',
    income: (n) => `Chacun reçoit ${n === 1 ? 'une pièce' : `${n} pièces`} par point de statut de développement.`,
    harvest: (n) => `Chacun livre ${n} nourriture, ou paie 5 pièces pour chacune qui manque.`,
    harvestFirst: 'Chacun livre 1 nourriture ; qui n’en a pas paie 5 pièces.',
    taxes: (n) => (n === 1 ? 'Chacun paie une pièce par marchandise.' : `Chacun paie une pièce toutes les ${n} marchandises.`),
    trading: (n) => `Chacun reçoit ${n === 1 ? 'une pièce' : `${n} pièces`} par comptoir.`,
    plague: 'Chacun pioche un partisan de son sac et le perd, sauf s’il porte sa couleur.',
  },
);

/** What a tile brings, as one sentence. */
export function brings(tile: Pick<TileFact, 'event' | 'letter'>, edition: Edition): string {
  const say = texts();
  const rank = { start: 1, a: 1, b: 2, c: 3, d: 3 }[tile.letter];
  const first = edition === 'first';
  switch (tile.event) {
    case 'pilgrimage': return say.pilgrimage;
    case 'income': return say.income(first ? 1 : 4 - rank);
    case 'harvest': return first ? say.harvestFirst : say.harvest(rank);
    case 'taxes': return say.taxes(first ? 3 : rank);
    case 'trading_day': return say.trading(first ? 1 : 4 - rank);
    case 'plague': return say.plague;
  }
}
