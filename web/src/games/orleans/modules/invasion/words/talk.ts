// What is said in the chat by one click, and how Invasion goes, in five sentences.

import { area } from '../../../../../i18n/index.svelte';

export const talkWords = area(
  {
    quick: {
      can: 'I can.',
      cannot: 'I cannot.',
      wait: 'Please wait.',
      help: 'I need help.',
      thanks: 'Thank you!',
    },
    intro: {
      one: 'All of you win or lose together: when the last tile brings the Invasion, every objective must hold.',
      two: 'The City lists five common objectives; besides, everybody is a character with a task of their own.',
      three:
        'The Town Hall sends followers to the City, the Vehicle goods, the Guild House coins; the Guildhall builds towers on the rim of the map.',
      four: 'Plans and bags lie open: talk, change your plan until all are ready, and help with Hostel and Palatinate.',
      five: 'Some events are met together: one of you proposes, all others vote; what cannot be paid loses the game at once.',
    },
  },
  {
    quick: {
      can: 'Ich kann das.',
      cannot: 'Ich kann nicht.',
      wait: 'Bitte wartet.',
      help: 'Ich brauche Hilfe.',
      thanks: 'Danke!',
    },
    intro: {
      one: 'Ihr gewinnt oder verliert gemeinsam: Bringt das letzte Plättchen die Invasion, muss jedes Ziel erfüllt sein.',
      two: 'Die Stadtverteidigung nennt fünf gemeinsame Ziele; dazu hat jeder eine Rolle mit einer eigenen Aufgabe.',
      three:
        'Das Rathaus schickt Gefolge in die Stadt, der Lastkarren Waren, das Zunfthaus Münzen; das Gildehaus baut Türme am Rand der Karte.',
      four: 'Pläne und Beutel liegen offen: Sprecht euch ab, ändert den Plan, bis alle bereit sind, und helft mit Herberge und Pfalz.',
      five: 'Manche Ereignisse trefft ihr gemeinsam: Einer schlägt vor, alle anderen stimmen ab; was niemand zahlen kann, verliert das Spiel sofort.',
    },
  },
  {
    quick: {
      can: 'Je peux.',
      cannot: 'Je ne peux pas.',
      wait: 'Attendez, s’il vous plaît.',
      help: 'J’ai besoin d’aide.',
      thanks: 'Merci !',
    },
    intro: {
      one: 'Vous gagnez ou perdez ensemble : quand la dernière tuile amène l’invasion, chaque objectif doit être rempli.',
      two: 'La Cité montre cinq objectifs communs ; chacun est en outre un personnage avec sa propre tâche.',
      three:
        'La Mairie envoie des partisans à la Cité, le Véhicule des marchandises, la Maison de guilde des pièces ; la Guilde bâtit des tours au bord de la carte.',
      four: 'Plans et sacs sont ouverts : parlez-vous, changez de plan tant que tous ne sont pas prêts, aidez par l’Auberge et le Palatinat.',
      five: 'Certains événements se règlent ensemble : l’un propose, tous les autres votent ; ce qui ne peut être payé perd la partie aussitôt.',
    },
  },
);
