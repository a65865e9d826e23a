import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    title: 'Account', guest: (name: string) => `You play as the guest ${name}.`, nobody: 'Nobody has told a name at this screen yet.', known: (name: string) => `You are signed in as ${name}.`,
    why: 'An account serves to come back from another device. Games of this browser are kept without one.', name: 'Name', password: 'Password', passwordHint: 'at least 8 characters', taken: 'This name belongs to somebody already.',
    signUp: 'Make an account', signIn: 'Sign in', signOut: 'Sign out', rename: 'Change the name', save: 'Save', saved: 'Saved.', remove: 'Delete everything about me', removeWhy: 'Your seats pass to bots, your words in chats lose your name. This cannot be undone.', removeSure: (name: string) => `Type ${name} to delete`,
    statistics: 'Statistics', none: 'No game is finished yet.', game: 'Game', players: 'Players', games: 'Games', wins: 'Won', best: 'Best', mean: 'Mean', notices: 'Notices when it is your turn and you are away', webhook: 'Address of a webhook', email: 'E-mail', settings: 'This screen', sound: 'Sounds', language: 'Language', theme: 'Light or dark',
  },
  {
    title: 'Konto', guest: (name) => `Du spielst als Gast ${name}.`, nobody: 'An diesem Bildschirm hat noch niemand einen Namen gesagt.', known: (name) => `Du bist angemeldet als ${name}.`,
    why: 'Mit einem Konto kommst du von einem anderen Gerät zurück. Die Spiele dieses Browsers bleiben auch ohne.', name: 'Name', password: 'Passwort', passwordHint: 'mindestens 8 Zeichen', taken: 'Dieser Name gehört schon jemandem.',
    signUp: 'Konto anlegen', signIn: 'Anmelden', signOut: 'Abmelden', rename: 'Namen ändern', save: 'Sichern', saved: 'Gesichert.', remove: 'Alles über mich löschen', removeWhy: 'Deine Plätze gehen an Bots, deine Worte in Gesprächen verlieren deinen Namen. Das lässt sich nicht zurücknehmen.', removeSure: (name) => `Zum Löschen ${name} eintippen`,
    statistics: 'Statistik', none: 'Noch ist kein Spiel beendet.', game: 'Spiel', players: 'Spieler', games: 'Spiele', wins: 'Gewonnen', best: 'Bestes', mean: 'Mittel', notices: 'Nachricht, wenn du dran und nicht da bist', webhook: 'Adresse eines Webhooks', email: 'E-Mail', settings: 'Dieser Bildschirm', sound: 'Klänge', language: 'Sprache', theme: 'Hell oder dunkel',
  },
  {
    title: 'Compte', guest: (name) => `Vous jouez comme invité, ${name}.`, nobody: 'Personne n’a encore dit son nom à cet écran.', known: (name) => `Vous êtes connecté : ${name}.`,
    why: 'Un compte permet de revenir depuis un autre appareil. Les parties de ce navigateur restent aussi sans compte.', name: 'Nom', password: 'Mot de passe', passwordHint: 'au moins 8 caractères', taken: 'Ce nom appartient déjà à quelqu’un.',
    signUp: 'Créer un compte', signIn: 'Se connecter', signOut: 'Se déconnecter', rename: 'Changer le nom', save: 'Enregistrer', saved: 'Enregistré.', remove: 'Effacer tout ce qui me concerne', removeWhy: 'Vos places passent à des bots, vos mots dans les discussions perdent votre nom. C’est irrévocable.', removeSure: (name) => `Tapez ${name} pour effacer`,
    statistics: 'Statistiques', none: 'Aucune partie n’est encore terminée.', game: 'Jeu', players: 'Joueurs', games: 'Parties', wins: 'Gagnées', best: 'Meilleur', mean: 'Moyenne', notices: 'Un mot quand c’est à vous et que vous êtes absent', webhook: 'Adresse d’un webhook', email: 'Courriel', settings: 'Cet écran', sound: 'Sons', language: 'Langue', theme: 'Clair ou sombre',
  },
);
