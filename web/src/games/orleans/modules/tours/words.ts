// The Trip to Tours in words.

import { area } from '../../../../i18n/index.svelte';

export const words = area(
  {
    intro: {
      1: 'Bring 3 goods of each of the five kinds and 3 citizens to Tours, all at one time, by the end of round 14.',
      2: 'Every journey may take both goods of its way, and your merchant sets out from Nevers.',
      3: 'One citizen waits in Orléans; others come from tracks and from the two deeds of this board.',
      4: 'The events lie open: at a harvest food goes before coins, and drought and pirates empty the map.',
      5: 'Deliver on your own turn or while you plan, as soon as your merchant stands in Tours with everything: that wins at once.',
    },
    title: 'Deeds for Tours',
    short: 'Deeds',
    does: {
      canalization: { each: '1 coin or 1 development point', last: 'a citizen' },
      knight_consecration: { each: '1 coin', last: 'a citizen' },
    },
    consecration: 'Knight Consecration',
    deliver: 'Deliver the goods in Tours',
    delivered: (who: string) => `${who} delivers the goods in Tours.`,
  },
  {
    intro: {
      1: 'Bring je 3 Waren der fünf Sorten und 3 Bürger nach Tours, alles auf einmal, bis zum Ende von Runde 14.',
      2: 'Jede Reise darf beide Waren ihres Weges mitnehmen, und dein Kaufmann bricht in Nevers auf.',
      3: 'Ein Bürger wartet in Orléans; weitere bringen die Leisten und die beiden guten Werke dieses Plans.',
      4: 'Die Ereignisse liegen offen: Bei der Ernte geht Nahrung vor Münzen, Dürre und Piraten leeren die Karte.',
      5: 'Liefere in deinem Zug oder beim Planen, sobald dein Kaufmann mit allem in Tours steht: Das gewinnt sofort.',
    },
    title: 'Gute Werke für Tours',
    short: 'Gute Werke',
    does: {
      canalization: { each: '1 Münze oder 1 Entwicklungspunkt', last: 'ein Bürger' },
      knight_consecration: { each: '1 Münze', last: 'ein Bürger' },
    },
    consecration: 'Ritterweihe',
    deliver: 'Die Waren in Tours liefern',
    delivered: (who) => `${who} liefert die Waren in Tours.`,
  },
  {
    intro: {
      1: 'Apportez à Tours 3 marchandises de chacune des cinq sortes et 3 citoyens, en une fois, avant la fin de la manche 14.',
      2: 'Chaque voyage peut prendre les deux marchandises de son chemin, et votre négociant part de Nevers.',
      3: 'Un citoyen attend à Orléans ; d’autres viennent des pistes et des deux bonnes œuvres de ce plateau.',
      4: 'Les événements sont connus : à la récolte la nourriture passe avant les pièces, sécheresse et pirates vident la carte.',
      5: 'Livrez à votre tour ou pendant la préparation, dès que votre négociant est à Tours avec tout : c’est gagné aussitôt.',
    },
    title: 'Bonnes œuvres de Tours',
    short: 'Bonnes œuvres',
    does: {
      canalization: { each: '1 pièce ou 1 point de développement', last: 'un citoyen' },
      knight_consecration: { each: '1 pièce', last: 'un citoyen' },
    },
    consecration: 'Adoubement',
    deliver: 'Livrer les marchandises à Tours',
    delivered: (who) => `${who} livre les marchandises à Tours.`,
  },
);
