// What the deeds of the boards that lie in place of the base deeds do: for each follower, and for the last one.

import { area } from '../i18n/index.svelte';
import type { BoardDeed, Character, ToursDeed, TradeDeed } from '../types';
import { bodyOf } from './cases';

/** A deed of any of the boards: no two share a name. */
export type DeedName = TradeDeed | Character | ToursDeed;
export const deedName = (deed: BoardDeed): DeedName => bodyOf(deed) as DeedName;

type Does = { each: string; last: string };

const texts = area(
  {
    alchemy: { each: 'Draw a follower and place it at once', last: 'a citizen' },
    court_of_lay_assessors: { each: '1 coin', last: 'any action of your own, complete or not' },
    thanksgiving: { each: 'the good at its space', last: '2 coins' },
    sheep_farming: { each: 'the good at its space', last: '2 coins' },
    coinage: { each: '3 coins', last: '3 coins more' },
    research: { each: '2 development points', last: '3 more, if you like' },
    towing_service: { each: 'Sail one waterway and take a good', last: 'a citizen' },
    architecture: { each: 'a citizen', last: 'a trading station where your merchant is' },
    town_charter: { each: 'a place tile, as your traders allow', last: 'a citizen' },
    navigation: { each: 'a gear wheel, as your craftsmen allow', last: 'a citizen' },
    fraud: { each: 'Exchange a good of yours for one of somebody else', last: 'a good of your choice' },
    arsonist: { each: 'Burn a trading station in your merchant’s town', last: 'build one of your own there' },
    kidnapper: { each: '1 coin; put a merchant back into Orléans', last: 'a citizen' },
    torturer: { each: '1 coin; all others give up a thing', last: 'a citizen' },
    hangman: { each: '2 coins; somebody draws a follower and loses it', last: 'a citizen' },
    saboteur: { each: '1 coin; send somebody’s follower home', last: 'a citizen' },
    spy: { each: 'Steal a gear wheel for the same space of your board', last: 'a gear wheel' },
    tax_collector: { each: 'All others pay you 2 coins', last: '2 coins' },
    traitor: { each: 'Advance on a track and set back who is ahead', last: 'a citizen' },
    canalization: { each: '1 coin or 1 development point', last: 'a citizen' },
    knight_consecration: { each: '1 coin', last: 'a citizen' },
  } satisfies Record<DeedName, Does>,
  {
    alchemy: { each: 'Jemanden ziehen und gleich einsetzen', last: 'ein Bürger' },
    court_of_lay_assessors: { each: '1 Münze', last: 'eine beliebige eigene Aktion, vollständig oder nicht' },
    thanksgiving: { each: 'die Ware am Platz', last: '2 Münzen' },
    sheep_farming: { each: 'die Ware am Platz', last: '2 Münzen' },
    coinage: { each: '3 Münzen', last: '3 Münzen mehr' },
    research: { each: '2 Entwicklungspunkte', last: '3 weitere, wenn du magst' },
    towing_service: { each: 'Einen Wasserweg fahren und eine Ware nehmen', last: 'ein Bürger' },
    architecture: { each: 'ein Bürger', last: 'ein Kontor, wo dein Kaufmann steht' },
    town_charter: { each: 'eine Ortskarte, wie die Händler erlauben', last: 'ein Bürger' },
    navigation: { each: 'ein Zahnrad, wie die Handwerker erlauben', last: 'ein Bürger' },
    fraud: { each: 'Eine eigene Ware gegen eine fremde tauschen', last: 'eine Ware nach Wahl' },
    arsonist: { each: 'Ein Kontor in der Stadt deines Kaufmanns niederbrennen', last: 'dort ein eigenes bauen' },
    kidnapper: { each: '1 Münze; ein Kaufmann muss zurück nach Orléans', last: 'ein Bürger' },
    torturer: { each: '1 Münze; alle anderen geben etwas auf', last: 'ein Bürger' },
    hangman: { each: '2 Münzen; jemand zieht einen Gefolgsmann und verliert ihn', last: 'ein Bürger' },
    saboteur: { each: '1 Münze; einen fremden Gefolgsmann heimschicken', last: 'ein Bürger' },
    spy: { each: 'Ein Zahnrad für denselben eigenen Platz stehlen', last: 'ein Zahnrad' },
    tax_collector: { each: 'Alle anderen zahlen dir 2 Münzen', last: '2 Münzen' },
    traitor: { each: 'Auf einer Leiste vorrücken und wen davor zurücksetzen', last: 'ein Bürger' },
    canalization: { each: '1 Münze oder 1 Entwicklungspunkt', last: 'ein Bürger' },
    knight_consecration: { each: '1 Münze', last: 'ein Bürger' },
  },
  {
    alchemy: { each: 'Piocher un partisan et le placer aussitôt', last: 'un citoyen' },
    court_of_lay_assessors: { each: '1 pièce', last: 'une action à vous, complète ou non' },
    thanksgiving: { each: 'la marchandise de la case', last: '2 pièces' },
    sheep_farming: { each: 'la marchandise de la case', last: '2 pièces' },
    coinage: { each: '3 pièces', last: '3 pièces de plus' },
    research: { each: '2 points de développement', last: '3 de plus, au choix' },
    towing_service: { each: 'Suivre une voie d’eau et prendre une marchandise', last: 'un citoyen' },
    architecture: { each: 'un citoyen', last: 'un comptoir là où est votre négociant' },
    town_charter: { each: 'une tuile lieu, selon vos marchands', last: 'un citoyen' },
    navigation: { each: 'un rouage, selon vos artisans', last: 'un citoyen' },
    fraud: { each: 'Échanger une marchandise avec un autre joueur', last: 'une marchandise au choix' },
    arsonist: { each: 'Brûler un comptoir dans la ville de votre négociant', last: 'y bâtir le vôtre' },
    kidnapper: { each: '1 pièce ; un négociant retourne à Orléans', last: 'un citoyen' },
    torturer: { each: '1 pièce ; tous les autres abandonnent une chose', last: 'un citoyen' },
    hangman: { each: '2 pièces ; quelqu’un pioche un partisan et le perd', last: 'un citoyen' },
    saboteur: { each: '1 pièce ; renvoyer le partisan d’un autre', last: 'un citoyen' },
    spy: { each: 'Voler un rouage pour la même case de votre plateau', last: 'un rouage' },
    tax_collector: { each: 'Tous les autres vous paient 2 pièces', last: '2 pièces' },
    traitor: { each: 'Avancer sur une piste et reculer qui est devant', last: 'un citoyen' },
    canalization: { each: '1 pièce ou 1 point de développement', last: 'un citoyen' },
    knight_consecration: { each: '1 pièce', last: 'un citoyen' },
  },
);

/** What each follower sent there brings, and what the last one brings besides. */
export const deedDoes = (deed: BoardDeed): Does => texts()[deedName(deed)];
