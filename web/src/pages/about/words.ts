import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    title: 'About', game: 'Orléans is a board game by Reiner Stockhausen, published by dlp games. This is an independent program with words and pictures of its own; whoever likes it should own the box.',
    program: 'The program knows every rule by its id, keeps every move before it answers, and draws its chance from a seed whose hash is shown before the game and which is shown after it. It is free software under the MIT and Apache 2.0 licences.',
    values: 'What is reconstructed', valuesWhy: 'Some values printed on the game are shown by no source that we could find. Those that we have set in their place fit what the books say, and are to be corrected by whoever has the game before them. The facts of the program name them:',
    groups: { places: 'Action spaces of the place tiles', hour_glass: 'Letters of the hour glass tiles', orders: 'Towns, goods and points of the orders', trade_events: 'Trade events', trade_deeds: 'Spaces of the Trade deeds', intrigue: 'Spaces of the Intrigue board' }, allOf: (n: number, names: string) => `all ${n}: ${names}`,
    icons: 'Pictures', iconsBy: 'Many icons come from game-icons.net, under the licence CC BY 3.0, unchanged in outline and coloured by us:', own: 'All other drawings, and the map, were made for this program.', fonts: 'Letters', fontsBy: 'EB Garamond, Cinzel and Alegreya Sans, under the SIL OFL 1.1.', licence: 'The licence of the icons',
  },
  {
    title: 'Über', game: 'Orléans ist ein Brettspiel von Reiner Stockhausen, erschienen bei dlp games. Dies ist ein unabhängiges Programm mit eigenen Worten und Bildern; wem es gefällt, der sollte die Schachtel besitzen.',
    program: 'Das Programm kennt jede Regel beim Namen, bewahrt jeden Zug auf, bevor es antwortet, und zieht seinen Zufall aus einem Keim, dessen Prüfsumme vor dem Spiel und der selbst danach gezeigt wird. Es ist freie Software unter den Lizenzen MIT und Apache 2.0.',
    values: 'Was rekonstruiert ist', valuesWhy: 'Einige Werte, die auf dem Spiel gedruckt sind, zeigt keine Quelle, die wir finden konnten. Was wir dafür eingesetzt haben, passt zu den Heften und ist zu berichtigen, sobald jemand das Spiel vor sich hat. Die Daten des Programms nennen sie:',
    groups: { places: 'Aktionsplätze der Ortskarten', hour_glass: 'Buchstaben der Sanduhrplättchen', orders: 'Städte, Waren und Punkte der Aufträge', trade_events: 'Handelsereignisse', trade_deeds: 'Plätze der Handelswerke', intrigue: 'Plätze der Intrigentafel' }, allOf: (n, names) => `alle ${n}: ${names}`,
    icons: 'Bilder', iconsBy: 'Viele Zeichen stammen von game-icons.net, unter der Lizenz CC BY 3.0, im Umriss unverändert und von uns gefärbt:', own: 'Alle anderen Zeichnungen und die Karte entstanden für dieses Programm.', fonts: 'Schriften', fontsBy: 'EB Garamond, Cinzel und Alegreya Sans, unter der SIL OFL 1.1.', licence: 'Die Lizenz der Zeichen',
  },
  {
    title: 'À propos', game: 'Orléans est un jeu de plateau de Reiner Stockhausen, publié par dlp games. Ceci est un programme indépendant, avec ses propres mots et images ; qui l’aime devrait posséder la boîte.',
    program: 'Le programme connaît chaque règle par son nom, conserve chaque coup avant de répondre, et tire son hasard d’une graine dont l’empreinte est montrée avant la partie et qui l’est elle-même après. C’est un logiciel libre sous licences MIT et Apache 2.0.',
    values: 'Ce qui est reconstitué', valuesWhy: 'Certaines valeurs imprimées sur le jeu ne sont montrées par aucune source que nous ayons trouvée. Celles que nous avons mises à leur place s’accordent avec les livrets et seront corrigées par qui a le jeu sous les yeux. Les données du programme les nomment :',
    groups: { places: 'Cases d’action des tuiles de lieu', hour_glass: 'Lettres des tuiles sablier', orders: 'Villes, marchandises et points des commandes', trade_events: 'Événements du commerce', trade_deeds: 'Cases des œuvres du commerce', intrigue: 'Cases du plateau Intrigue' }, allOf: (n, names) => `toutes (${n}) : ${names}`,
    icons: 'Images', iconsBy: 'Beaucoup d’icônes viennent de game-icons.net, sous licence CC BY 3.0, au contour inchangé et colorées par nous :', own: 'Tous les autres dessins, et la carte, ont été faits pour ce programme.', fonts: 'Lettres', fontsBy: 'EB Garamond, Cinzel et Alegreya Sans, sous SIL OFL 1.1.', licence: 'La licence des icônes',
  },
);
