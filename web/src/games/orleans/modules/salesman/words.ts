// Travelling Salesman in words.

import { area } from '../../../../i18n/index.svelte';

export const words = area(
  {
    intro: {
      1: 'Make five deliveries within 15 rounds; the game is won at the end of the round in which the last one is made.',
      2: 'Each town wants its goods all at one time, with your merchant there.',
      3: 'Every round ends with a meal: 1 food or 2 coins, from round 11 on twice as much; whoever cannot pay has lost at once.',
      4: 'There are no trading stations and no citizens, but ten place tiles that make goods or coins, and a Market Stand of your own.',
      5: 'A knight and a scholar help from the start: six followers wait on your Market in round 1.',
    },
    deliver: (where: string) => `Deliver to ${where}`,
    delivered: (who: string, where: string) => `${who} delivers the goods to ${where}.`,
  },
  {
    intro: {
      1: 'Mach in 15 Runden fünf Lieferungen; gewonnen ist am Ende der Runde, in der die letzte gelingt.',
      2: 'Jede Stadt will ihre Waren auf einmal, und dein Kaufmann muss dort sein.',
      3: 'Jede Runde endet mit einem Mahl: 1 Nahrung oder 2 Münzen, ab Runde 11 doppelt so viel; wer nicht zahlen kann, hat sofort verloren.',
      4: 'Kontore und Bürger gibt es nicht, aber zehn Ortskarten, die Waren oder Münzen bringen, und einen eigenen Marktstand.',
      5: 'Ein Ritter und ein Gelehrter helfen von Anfang an: In Runde 1 stehen sechs Leute auf deinem Markt.',
    },
    deliver: (where) => `Nach ${where} liefern`,
    delivered: (who, where) => `${who} liefert die Waren nach ${where}.`,
  },
  {
    intro: {
      1: 'Faites cinq livraisons en 15 manches ; la partie est gagnée à la fin de la manche de la dernière.',
      2: 'Chaque ville veut ses marchandises en une fois, votre négociant sur place.',
      3: 'Chaque manche finit par un repas : 1 nourriture ou 2 pièces, le double dès la manche 11 ; qui ne peut payer a perdu aussitôt.',
      4: 'Ni comptoirs ni citoyens, mais dix tuiles lieu qui donnent marchandises ou pièces, et un Étal à vous.',
      5: 'Un chevalier et un érudit aident dès le début : six partisans attendent sur votre marché à la manche 1.',
    },
    deliver: (where) => `Livrer à ${where}`,
    delivered: (who, where) => `${who} livre les marchandises à ${where}.`,
  },
);
