// The Dignitary in words.

import { area } from '../../../../i18n/index.svelte';

export const words = area(
  {
    intro: {
      1: 'Gather 8 citizens within 16 rounds, or 7 on the easier level; the game is won at the end of the round.',
      2: 'Before round 1 you choose where seven of them wait: on tracks, on the Development track and at deeds.',
      3: 'Six more wait in towns, for the merchant who arrives there.',
      4: 'There are no goods in this game and few followers: four of each kind, and none comes back from a deed.',
      5: 'The events lie open: put coins aside for the dues of rounds 7, 11 and 16.',
    },
    citizens: (n: number) => `Where does a citizen wait? ${n} left to lay out.`,
    usual: 'Lay all that are left on the usual spaces',
    star: (n: number) => `Citizen ${n} of the Development track`,
    at: (where: string) => `The citizen ${where}`,
    laid: (who: string, where: string) => `${who} lays out a citizen: ${where}.`,
    tiles: 'The place tiles are drawn.',
  },
  {
    intro: {
      1: 'Sammle in 16 Runden 8 Bürger, auf der leichteren Stufe 7; gewonnen ist am Ende der Runde.',
      2: 'Vor Runde 1 wählst du, wo sieben von ihnen warten: auf Leisten, auf der Entwicklungsleiste und bei guten Werken.',
      3: 'Sechs weitere warten in Städten auf den Kaufmann, der dort ankommt.',
      4: 'Waren gibt es hier nicht, und Gefolge wenig: vier von jeder Art, und von einem guten Werk kommt niemand zurück.',
      5: 'Die Ereignisse liegen offen: Leg Münzen für die Abgaben der Runden 7, 11 und 16 zurück.',
    },
    citizens: (n) => `Wo wartet ein Bürger? Noch ${n} auszulegen.`,
    usual: 'Alle übrigen auf die üblichen Felder legen',
    star: (n) => `Bürger ${n} der Entwicklungsleiste`,
    at: (where) => `Der Bürger ${where}`,
    laid: (who, where) => `${who} legt einen Bürger aus: ${where}.`,
    tiles: 'Die Ortskarten werden gezogen.',
  },
  {
    intro: {
      1: 'Réunissez 8 citoyens en 16 manches, 7 au niveau facile ; la partie est gagnée à la fin de la manche.',
      2: 'Avant la manche 1, vous choisissez où sept d’entre eux attendent : pistes, développement et bonnes œuvres.',
      3: 'Six autres attendent dans des villes le négociant qui y arrive.',
      4: 'Ici il n’y a pas de marchandises et peu de partisans : quatre de chaque sorte, et aucun ne revient d’une bonne œuvre.',
      5: 'Les événements sont connus : gardez des pièces pour les redevances des manches 7, 11 et 16.',
    },
    citizens: (n) => `Où attend un citoyen ? Encore ${n} à placer.`,
    usual: 'Placer les autres sur les cases habituelles',
    star: (n) => `Citoyen ${n} de la piste de développement`,
    at: (where) => `Le citoyen ${where}`,
    laid: (who, where) => `${who} place un citoyen : ${where}.`,
    tiles: 'Les tuiles lieu sont piochées.',
  },
);
