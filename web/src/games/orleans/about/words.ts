import { area } from '../../../i18n/index.svelte';

export const words = area(
  {
    game:
      'Orléans is a board game by Reiner Stockhausen, published by dlp games. This is an independent ' +
      'program with words and pictures of its own; whoever likes it should own the box.',
    values: 'What is reconstructed',
    valuesWhy:
      'Some values printed on the game are shown by no source that we could find. Those that we have set ' +
      'in their place fit what the books say, and are to be corrected by whoever has the game before them. ' +
      'The facts of the program name them:',
    groups: {
      places: 'Action spaces of the place tiles',
      hour_glass: 'Letters of the hour glass tiles',
      orders: 'Towns, goods and points of the orders',
      trade_events: 'Trade events',
      trade_deeds: 'Spaces of the Trade deeds',
      intrigue: 'Spaces of the Intrigue board',
      vierzon: 'Deeds and harvests of Capital Vierzon',
      plague: 'Corpses, deeds and cards of The Plague',
      duel: 'Events and deeds of The Duel',
      prosperity: 'Harvest, deeds and Structure cards of Prosperity',
      invasion: 'Marks of the tiles and dues of Invasion',
    },
    allOf: (n: number, names: string) => `all ${n}: ${names}`,
  },
  {
    game:
      'Orléans ist ein Brettspiel von Reiner Stockhausen, erschienen bei dlp games. Dies ist ein ' +
      'unabhängiges Programm mit eigenen Worten und Bildern; wem es gefällt, der sollte die Schachtel ' +
      'besitzen.',
    values: 'Was rekonstruiert ist',
    valuesWhy:
      'Einige Werte, die auf dem Spiel gedruckt sind, zeigt keine Quelle, die wir finden konnten. Was wir ' +
      'dafür eingesetzt haben, passt zu den Heften und ist zu berichtigen, sobald jemand das Spiel vor ' +
      'sich hat. Die Daten des Programms nennen sie:',
    groups: {
      places: 'Aktionsplätze der Ortskarten',
      hour_glass: 'Buchstaben der Sanduhrplättchen',
      orders: 'Städte, Waren und Punkte der Aufträge',
      trade_events: 'Handelsereignisse',
      trade_deeds: 'Plätze der Handelswerke',
      intrigue: 'Plätze der Intrigentafel',
      vierzon: 'Gute Werke und Ernten der Hauptstadt Vierzon',
      plague: 'Leichname, gute Werke und Karten der Pest',
      duel: 'Ereignisse und gute Werke des Duells',
      prosperity: 'Ernte, gute Werke und Bauwerkkarten des Wohlstands',
      invasion: 'Zeichen der Plättchen und Abgaben der Invasion',
    },
    allOf: (n, names) => `alle ${n}: ${names}`,
  },
  {
    game:
      'Orléans est un jeu de plateau de Reiner Stockhausen, publié par dlp games. Ceci est un programme ' +
      'indépendant, avec ses propres mots et images ; qui l’aime devrait posséder la boîte.',
    values: 'Ce qui est reconstitué',
    valuesWhy:
      'Certaines valeurs imprimées sur le jeu ne sont montrées par aucune source que nous ayons trouvée. ' +
      'Celles que nous avons mises à leur place s’accordent avec les livrets et seront corrigées par qui a ' +
      'le jeu sous les yeux. Les données du programme les nomment :',
    groups: {
      places: 'Cases d’action des tuiles de lieu',
      hour_glass: 'Lettres des tuiles sablier',
      orders: 'Villes, marchandises et points des commandes',
      trade_events: 'Événements du commerce',
      trade_deeds: 'Cases des œuvres du commerce',
      intrigue: 'Cases du plateau Intrigue',
      vierzon: 'Bonnes œuvres et récoltes de Vierzon capitale',
      plague: 'Cadavres, bonnes œuvres et cartes de La Peste',
      duel: 'Événements et bonnes œuvres du Duel',
      prosperity: 'Récolte, bonnes œuvres et cartes d’édifice de Prospérité',
      invasion: 'Signes des tuiles et redevances d’Invasion',
    },
    allOf: (n, names) => `toutes (${n}) : ${names}`,
  },
);
