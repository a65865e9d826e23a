// What the characters do: for each follower, and for the last one.

import { area } from '../../../../i18n/index.svelte';

export const does = area(
  {
    fraud: { each: 'Exchange a good of yours for one of somebody else', last: 'a good of your choice' },
    arsonist: { each: 'Burn a trading station in your merchant’s town', last: 'build one of your own there' },
    kidnapper: { each: '1 coin; put a merchant back into Orléans', last: 'a citizen' },
    torturer: { each: '1 coin; all others give up a thing', last: 'a citizen' },
    hangman: { each: '2 coins; somebody draws a follower and loses it', last: 'a citizen' },
    saboteur: { each: '1 coin; send somebody’s follower home', last: 'a citizen' },
    spy: { each: 'Steal a gear wheel for the same space of your board', last: 'a gear wheel' },
    tax_collector: { each: 'All others pay you 2 coins', last: '2 coins' },
    traitor: { each: 'Advance on a track and set back who is ahead', last: 'a citizen' },
  },
  {
    fraud: { each: 'Eine eigene Ware gegen eine fremde tauschen', last: 'eine Ware nach Wahl' },
    arsonist: { each: 'Ein Kontor in der Stadt deines Kaufmanns niederbrennen', last: 'dort ein eigenes bauen' },
    kidnapper: { each: '1 Münze; ein Kaufmann muss zurück nach Orléans', last: 'ein Bürger' },
    torturer: { each: '1 Münze; alle anderen geben etwas auf', last: 'ein Bürger' },
    hangman: { each: '2 Münzen; jemand zieht einen Gefolgsmann und verliert ihn', last: 'ein Bürger' },
    saboteur: { each: '1 Münze; einen fremden Gefolgsmann heimschicken', last: 'ein Bürger' },
    spy: { each: 'Ein Zahnrad für denselben eigenen Platz stehlen', last: 'ein Zahnrad' },
    tax_collector: { each: 'Alle anderen zahlen dir 2 Münzen', last: '2 Münzen' },
    traitor: { each: 'Auf einer Leiste vorrücken und wen davor zurücksetzen', last: 'ein Bürger' },
  },
  {
    fraud: { each: 'Échanger une marchandise avec un autre joueur', last: 'une marchandise au choix' },
    arsonist: { each: 'Brûler un comptoir dans la ville de votre négociant', last: 'y bâtir le vôtre' },
    kidnapper: { each: '1 pièce ; un négociant retourne à Orléans', last: 'un citoyen' },
    torturer: { each: '1 pièce ; tous les autres abandonnent une chose', last: 'un citoyen' },
    hangman: { each: '2 pièces ; quelqu’un pioche un partisan et le perd', last: 'un citoyen' },
    saboteur: { each: '1 pièce ; renvoyer le partisan d’un autre', last: 'un citoyen' },
    spy: { each: 'Voler un rouage pour la même case de votre plateau', last: 'un rouage' },
    tax_collector: { each: 'Tous les autres vous paient 2 pièces', last: '2 pièces' },
    traitor: { each: 'Avancer sur une piste et reculer qui est devant', last: 'un citoyen' },
  },
);
