import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    title: 'New table', which: 'Which game?', add: 'Add to it', who: 'Who sits down?', open: 'Open the table', begin: 'Begin the game',
    about: { first: 'The game as it was first printed.', current: 'Fill your bag with followers and make the most of 18 rounds.', bigbox: 'For up to five, with the place tiles of every set.', tours: 'Alone: 3 citizens and 15 goods to Tours within 14 rounds.' },
    players: (fewest: number, most: number) => (fewest === most ? `${most}` : `${fewest}–${most}`), addSeat: 'Add a seat', removeSeat: (n: number) => `Remove seat ${n}`, seat: (n: number) => `Seat ${n}`, kind: 'Who', levelOf: 'Level', nameHere: 'Name',
    kinds: { me: 'You', here: 'At this screen', friend: 'Friend', bot: 'Bot', open: 'Open seat' },
    notes: { me: 'you', here: 'plays here, with a hand of their own', friend: 'gets a link from you', bot: 'answers at once', open: 'anyone may join' },
    options: 'Options', oddsOn: 'bag odds shown', oddsOff: 'no bag odds', hintsOn: 'hints allowed', hintsOff: 'no hints', odds: 'Show the odds of the bag', hints: 'Hints may be asked for', spectators: 'Others may look on', clock: 'Time for one answer', noClock: 'no clock', minutes: (n: number) => (n === 1 ? '1 minute' : `${n} minutes`), hours: (n: number) => `${n} hours`,
    placeTiles: 'Place tiles', added_tiles: 'More place tiles', added_tilesNote: 'All place tiles of the Big Box and the small sets.', exclude_tiles: 'Leave tiles out', exclude_tilesNote: 'Before round 1 everybody may remove place tiles.',
    expansions: { orders: 'Bring goods to a town for points; then your round is over.', trade_events: '34 other hour glass tiles: offers, bans, taxes, a peasant uprising.', trade_deeds: 'Ten other deeds that pay in goods, tiles, wheels and journeys.', intrigue: 'Nine shady characters in place of the deeds, and bribes against them.' },
    uprising_last: 'The Peasant Uprising comes last', open_planning: 'Plans lie open', ordered_planning: 'Plan one after another', nameMissing: 'Everybody at this screen needs a name.',
  },
  {
    title: 'Neuer Tisch', which: 'Welches Spiel?', add: 'Dazu nehmen', who: 'Wer setzt sich?', open: 'Tisch eröffnen', begin: 'Spiel beginnen',
    about: { first: 'Das Spiel, wie es zuerst gedruckt wurde.', current: 'Den Beutel mit Gefolge füllen und aus 18 Runden das Beste machen.', bigbox: 'Für bis zu fünf, mit den Ortskarten aller Sätze.', tours: 'Allein: 3 Bürger und 15 Waren in 14 Runden nach Tours.' },
    players: (fewest, most) => (fewest === most ? `${most}` : `${fewest}–${most}`), addSeat: 'Platz dazu', removeSeat: (n) => `Platz ${n} entfernen`, seat: (n) => `Platz ${n}`, kind: 'Wer', levelOf: 'Stärke', nameHere: 'Name',
    kinds: { me: 'Du', here: 'An diesem Bildschirm', friend: 'Freund', bot: 'Bot', open: 'Freier Platz' },
    notes: { me: 'du', here: 'spielt hier, mit eigener Hand', friend: 'bekommt einen Link von dir', bot: 'antwortet sofort', open: 'wer mag, spielt mit' },
    options: 'Einstellungen', oddsOn: 'Chancen im Beutel sichtbar', oddsOff: 'keine Chancen', hintsOn: 'Rat erlaubt', hintsOff: 'kein Rat', odds: 'Chancen im Beutel zeigen', hints: 'Rat darf erbeten werden', spectators: 'Andere dürfen zusehen', clock: 'Zeit für eine Antwort', noClock: 'keine Uhr', minutes: (n) => (n === 1 ? '1 Minute' : `${n} Minuten`), hours: (n) => `${n} Stunden`,
    placeTiles: 'Ortskarten', added_tiles: 'Mehr Ortskarten', added_tilesNote: 'Alle Ortskarten der Großen Kiste und der kleinen Sätze.', exclude_tiles: 'Karten weglassen', exclude_tilesNote: 'Vor Runde 1 dürfen alle Ortskarten aussortieren.',
    expansions: { orders: 'Waren für Punkte in eine Stadt bringen; danach ist die Runde vorbei.', trade_events: '34 andere Sanduhrplättchen: Angebote, Verbote, Steuern, ein Bauernaufstand.', trade_deeds: 'Zehn andere gute Werke für Waren, Karten, Zahnräder und Reisen.', intrigue: 'Neun finstere Gestalten statt der guten Werke, und Bestechung gegen sie.' },
    uprising_last: 'Der Bauernaufstand kommt zuletzt', open_planning: 'Pläne liegen offen', ordered_planning: 'Nacheinander planen', nameMissing: 'Alle an diesem Bildschirm brauchen einen Namen.',
  },
  {
    title: 'Nouvelle table', which: 'Quel jeu ?', add: 'À ajouter', who: 'Qui s’assoit ?', open: 'Ouvrir la table', begin: 'Commencer la partie',
    about: { first: 'Le jeu tel qu’il fut d’abord imprimé.', current: 'Remplir son sac de fidèles et tirer le meilleur de 18 manches.', bigbox: 'Jusqu’à cinq, avec les tuiles de lieu de toutes les extensions.', tours: 'Seul : 3 citoyens et 15 marchandises à Tours en 14 manches.' },
    players: (fewest, most) => (fewest === most ? `${most}` : `${fewest}–${most}`), addSeat: 'Ajouter une place', removeSeat: (n) => `Retirer la place ${n}`, seat: (n) => `Place ${n}`, kind: 'Qui', levelOf: 'Niveau', nameHere: 'Nom',
    kinds: { me: 'Vous', here: 'À cet écran', friend: 'Ami', bot: 'Bot', open: 'Place libre' },
    notes: { me: 'vous', here: 'joue ici, avec sa propre main', friend: 'reçoit un lien de vous', bot: 'répond aussitôt', open: 'ouverte à tous' },
    options: 'Réglages', oddsOn: 'chances du sac visibles', oddsOff: 'sans chances', hintsOn: 'conseils permis', hintsOff: 'sans conseils', odds: 'Montrer les chances du sac', hints: 'Les conseils sont permis', spectators: 'D’autres peuvent regarder', clock: 'Temps pour une réponse', noClock: 'sans horloge', minutes: (n) => (n === 1 ? '1 minute' : `${n} minutes`), hours: (n) => `${n} heures`,
    placeTiles: 'Tuiles de lieu', added_tiles: 'Plus de tuiles de lieu', added_tilesNote: 'Toutes les tuiles de la Grande boîte et des petites extensions.', exclude_tiles: 'Écarter des tuiles', exclude_tilesNote: 'Avant la manche 1, chacun peut retirer des tuiles de lieu.',
    expansions: { orders: 'Livrer des marchandises à une ville pour des points ; puis votre manche est finie.', trade_events: '34 autres tuiles sablier : offres, interdits, impôts, une jacquerie.', trade_deeds: 'Dix autres bonnes œuvres : marchandises, tuiles, rouages et voyages.', intrigue: 'Neuf sombres personnages au lieu des bonnes œuvres, et des pots-de-vin contre eux.' },
    uprising_last: 'La jacquerie vient en dernier', open_planning: 'Plans à découvert', ordered_planning: 'Préparer l’un après l’autre', nameMissing: 'Chacun à cet écran a besoin d’un nom.',
  },
);
