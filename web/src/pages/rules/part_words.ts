import { area } from '../../i18n/index.svelte';

/** What the parts are called that no printed thing gives its name; `joan.card` where a word means something else in one book. */
export const partWords = area(
  {
    orders: 'Orders', events: 'Events', intrigue: 'Intrigue',
    parts: {
      setup: 'Set-up', general: 'In general', modules: 'Which modules together', round: 'The round', end: 'The end of the game', scoring: 'Scoring', score: 'Scoring',
      hourglass: 'Phase 1: hour glass', census: 'Phase 2: census', followers: 'Phase 3: followers', planning: 'Phase 4: planning', actions: 'Phase 5: actions', 'base.event': 'Phase 6: event', startplayer: 'Phase 7: start player',
      board: 'The player board', track: 'Tracks', tech: 'Gear wheels', travel: 'Travelling', deeds: 'Beneficial deeds', development: 'Development', torture: 'Torture', events: 'Events', event: 'Events',
      'orders.card': 'The cards', deliver: 'Delivering', refill: 'New orders', timing: 'When events happen', order: 'In which order', 'events.choice': 'Must and may', pay: 'Paying', goods: 'Giving up goods', shield: 'Shielded from events', 'recruit-ban': 'When recruiting is banned',
      'trade.setup': 'The Trade board', place: 'Sending followers', complete: 'Completing a deed', resolve: 'Carrying out an effect', target: 'Who can be the target', bribe: 'Bribes',
      corpse: 'Corpses', doctor: 'The plague doctor', infirmary: 'The Infirmary', indulgence: 'Indulgences', card: 'The cards', plaguecard: 'Plague cards', deed: 'Deeds', tile: 'Place tiles',
      team: 'The team', action: 'Actions', achievement: 'Achievements', objective: 'Objectives', character: 'Characters',
      carpenter: 'The Carpenter', structure: 'Structures', man: 'Followers at Structures', scriptorium: 'Scriptorium', house: 'Bourgeois House', citizen: 'Citizens', task: 'The task',
      standard: 'Standard actions', monk: 'Monks', map: 'The map', 'joan.place': 'Acquiring Place cards', 'joan.card': 'The Place cards', bonus: 'Bonuses', warehouse: 'The warehouse', bank: 'The bank', depot: 'The depot',
      choice: 'What Joan takes', effect: 'What Joan does', 'joan_solo.track': 'Joan’s tracks', 'joan_solo.place': 'Place cards', yellow: 'Yellow bonuses',
    },
  },
  {
    orders: 'Aufträge', events: 'Ereignisse', intrigue: 'Intrige',
    parts: {
      setup: 'Vorbereitung', general: 'Allgemeines', modules: 'Welche Module zusammen', round: 'Die Runde', end: 'Das Ende des Spiels', scoring: 'Wertung', score: 'Wertung',
      hourglass: 'Phase 1: Sanduhr', census: 'Phase 2: Zählung', followers: 'Phase 3: Gefolge', planning: 'Phase 4: Planung', actions: 'Phase 5: Aktionen', 'base.event': 'Phase 6: Ereignis', startplayer: 'Phase 7: Startspieler',
      board: 'Das eigene Brett', track: 'Leisten', tech: 'Zahnräder', travel: 'Reisen', deeds: 'Gute Werke', development: 'Entwicklung', torture: 'Folter', events: 'Ereignisse', event: 'Ereignisse',
      'orders.card': 'Die Karten', deliver: 'Liefern', refill: 'Neue Aufträge', timing: 'Wann Ereignisse eintreten', order: 'In welcher Reihenfolge', 'events.choice': 'Muss und Kann', pay: 'Zahlen', goods: 'Waren abgeben', shield: 'Schutz vor Ereignissen', 'recruit-ban': 'Wenn Anwerben verboten ist',
      'trade.setup': 'Die Handelstafel', place: 'Gefolgsleute schicken', complete: 'Ein gutes Werk abschließen', resolve: 'Eine Wirkung ausführen', target: 'Wer Ziel sein kann', bribe: 'Bestechung',
      corpse: 'Leichname', doctor: 'Der Pestdoktor', infirmary: 'Das Siechenhaus', indulgence: 'Ablass', card: 'Die Karten', plaguecard: 'Pestkarten', deed: 'Gute Werke', tile: 'Ortskarten',
      team: 'Das Team', action: 'Aktionen', achievement: 'Errungenschaften', objective: 'Ziele', character: 'Rollen',
      carpenter: 'Der Zimmermann', structure: 'Bauwerke', man: 'Gefolgsleute an Bauwerken', scriptorium: 'Skriptorium', house: 'Bürgerhaus', citizen: 'Bürger', task: 'Die Aufgabe',
      standard: 'Standardaktionen', monk: 'Mönche', map: 'Die Karte', 'joan.place': 'Ortskarten erwerben', 'joan.card': 'Die Ortskarten', bonus: 'Boni', warehouse: 'Das Lager', bank: 'Die Bank', depot: 'Das Depot',
      choice: 'Was Jeanne nimmt', effect: 'Was Jeanne tut', 'joan_solo.track': 'Jeannes Leisten', 'joan_solo.place': 'Ortskarten', yellow: 'Gelbe Boni',
    },
  },
  {
    orders: 'Commandes', events: 'Événements', intrigue: 'Intrigue',
    parts: {
      setup: 'Mise en place', general: 'En général', modules: 'Quels modules ensemble', round: 'La manche', end: 'La fin de la partie', scoring: 'Décompte', score: 'Décompte',
      hourglass: 'Phase 1 : sablier', census: 'Phase 2 : recensement', followers: 'Phase 3 : partisans', planning: 'Phase 4 : planification', actions: 'Phase 5 : actions', 'base.event': 'Phase 6 : événement', startplayer: 'Phase 7 : premier joueur',
      board: 'Le plateau joueur', track: 'Pistes', tech: 'Rouages', travel: 'Voyager', deeds: 'Bonnes œuvres', development: 'Développement', torture: 'Torture', events: 'Événements', event: 'Événements',
      'orders.card': 'Les cartes', deliver: 'Livrer', refill: 'Nouvelles commandes', timing: 'Quand les événements arrivent', order: 'Dans quel ordre', 'events.choice': 'Devoir et pouvoir', pay: 'Payer', goods: 'Rendre des marchandises', shield: 'À l’abri des événements', 'recruit-ban': 'Quand il est interdit de recruter',
      'trade.setup': 'Le plateau Commerce', place: 'Envoyer des partisans', complete: 'Achever une bonne œuvre', resolve: 'Exécuter un effet', target: 'Qui peut être la cible', bribe: 'Pots-de-vin',
      corpse: 'Cadavres', doctor: 'Le médecin de la peste', infirmary: 'L’Infirmerie', indulgence: 'Indulgences', card: 'Les cartes', plaguecard: 'Cartes Peste', deed: 'Bonnes œuvres', tile: 'Tuiles lieu',
      team: 'L’équipe', action: 'Actions', achievement: 'Réalisations', objective: 'Objectifs', character: 'Personnages',
      carpenter: 'Le Charpentier', structure: 'Édifices', man: 'Partisans aux édifices', scriptorium: 'Scriptorium', house: 'Maison bourgeoise', citizen: 'Citoyens', task: 'La tâche',
      standard: 'Actions standard', monk: 'Moines', map: 'La carte', 'joan.place': 'Acquérir des cartes lieu', 'joan.card': 'Les cartes lieu', bonus: 'Bonus', warehouse: 'Le magasin', bank: 'La banque', depot: 'Le dépôt',
      choice: 'Ce que Jeanne prend', effect: 'Ce que Jeanne fait', 'joan_solo.track': 'Les pistes de Jeanne', 'joan_solo.place': 'Cartes lieu', yellow: 'Bonus jaunes',
    },
  },
);
