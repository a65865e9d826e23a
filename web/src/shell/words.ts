import { area } from '../i18n/index.svelte';

export const words = area(
  {
    lobby: 'Lobby', rules: 'Rules', about: 'About', account: 'Account', newTable: 'New table', close: 'Close', language: 'Language', skip: 'Skip to the content',
    light: 'Light', dark: 'Dark', theme: 'Light or dark', gone: 'The connection to the server is lost. It is tried again by itself; nothing is lost.',
    back: 'The server is back.', loading: 'One moment …', again: 'Try again', yourTurn: 'Your turn', pages: 'Pages',
    lost: 'This page does not exist.', lostHint: 'The road ends here. The merchants turn back to Orléans.', home: 'Back to Orléans',
    bots: { easy: 'Easy', medium: 'Medium', hard: 'Hard', master: 'Master', random: 'Random' },
    editions: { first: 'First edition', current: 'Orléans', bigbox: 'Big Box' },
    toScore: 'Back to the score sheet', bot: 'Bot', you: 'you', openSeat: 'Open seat', friend: 'Friend',
  },
  {
    lobby: 'Start', rules: 'Regeln', about: 'Über', account: 'Konto', newTable: 'Neuer Tisch', close: 'Schließen', language: 'Sprache', skip: 'Zum Inhalt springen',
    light: 'Hell', dark: 'Dunkel', theme: 'Hell oder dunkel', gone: 'Die Verbindung zum Server ist weg. Sie wird von selbst wieder gesucht; nichts geht verloren.',
    back: 'Der Server ist wieder da.', loading: 'Einen Augenblick …', again: 'Noch einmal', yourTurn: 'Du bist dran', pages: 'Seiten',
    lost: 'Diese Seite gibt es nicht.', lostHint: 'Hier endet die Straße. Die Händler kehren um nach Orléans.', home: 'Zurück nach Orléans',
    bots: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', master: 'Meister', random: 'Zufall' },
    editions: { first: 'Erste Ausgabe', current: 'Orléans', bigbox: 'Große Kiste' },
    toScore: 'Zurück zur Wertung', bot: 'Bot', you: 'du', openSeat: 'Freier Platz', friend: 'Freund',
  },
  {
    lobby: 'Accueil', rules: 'Règles', about: 'À propos', account: 'Compte', newTable: 'Nouvelle table', close: 'Fermer', language: 'Langue', skip: 'Aller au contenu',
    light: 'Clair', dark: 'Sombre', theme: 'Clair ou sombre', gone: 'La connexion au serveur est perdue. Elle se rétablira d’elle-même ; rien n’est perdu.',
    back: 'Le serveur est de retour.', loading: 'Un instant …', again: 'Réessayer', yourTurn: 'À vous de jouer', pages: 'Pages',
    lost: 'Cette page n’existe pas.', lostHint: 'La route s’arrête ici. Les marchands rebroussent chemin vers Orléans.', home: 'Retour à Orléans',
    bots: { easy: 'Facile', medium: 'Moyen', hard: 'Difficile', master: 'Maître', random: 'Hasard' },
    editions: { first: 'Première édition', current: 'Orléans', bigbox: 'Grande boîte' },
    toScore: 'Retour au décompte', bot: 'Bot', you: 'vous', openSeat: 'Place libre', friend: 'Ami',
  },
);

/** The name of a level; a new one goes by the name the server gives it. */
export const level = (bot: string): string => (words().bots as Record<string, string>)[bot] ?? bot;

/** The name of an edition. */
export const edition = (name: string): string => (words().editions as Record<string, string>)[name] ?? name;
