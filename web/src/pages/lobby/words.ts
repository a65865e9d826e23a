import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    tag: 'Gather followers, plan the round, travel the Loire.', name: 'Your name', guest: 'Guest', play: 'Play now', against: (n: number, level: string) => `you against ${n} bots, ${level.toLowerCase()}`,
    mine: 'Your games', open: 'Open tables', finished: 'Finished games', noOpen: 'Nobody is waiting for you yet. Open a table of your own.', goOn: 'Continue', look: 'Look', join: 'Join', score: 'Score',
    yourTurn: 'your turn', waiting: 'waiting for the others', notBegun: 'has not begun', over: 'over', free: (n: number) => (n === 1 ? '1 seat free' : `${n} seats free`),
    since: (when: string) => `last move ${when}`, bots: (n: number) => (n === 1 ? '1 bot' : `${n} bots`), more: 'More',
  },
  {
    tag: 'Gefolge sammeln, die Runde planen, auf der Loire reisen.', name: 'Dein Name', guest: 'Gast', play: 'Sofort spielen', against: (n, level) => `du gegen ${n} Bots, ${level.toLowerCase()}`,
    mine: 'Deine Spiele', open: 'Offene Tische', finished: 'Beendete Spiele', noOpen: 'Noch wartet niemand auf dich. Eröffne einen eigenen Tisch.', goOn: 'Weiter', look: 'Ansehen', join: 'Mitspielen', score: 'Wertung',
    yourTurn: 'du bist dran', waiting: 'wartet auf die anderen', notBegun: 'hat noch nicht begonnen', over: 'beendet', free: (n) => (n === 1 ? '1 Platz frei' : `${n} Plätze frei`),
    since: (when) => `letzter Zug ${when}`, bots: (n) => (n === 1 ? '1 Bot' : `${n} Bots`), more: 'Mehr',
  },
  {
    tag: 'Réunir sa suite, préparer la manche, voyager sur la Loire.', name: 'Votre nom', guest: 'Invité', play: 'Jouer tout de suite', against: (n, level) => `vous contre ${n} bots, niveau ${level.toLowerCase()}`,
    mine: 'Vos parties', open: 'Tables ouvertes', finished: 'Parties terminées', noOpen: 'Personne ne vous attend encore. Ouvrez votre propre table.', goOn: 'Continuer', look: 'Regarder', join: 'Rejoindre', score: 'Décompte',
    yourTurn: 'à vous de jouer', waiting: 'attend les autres', notBegun: 'pas encore commencée', over: 'terminée', free: (n) => (n === 1 ? '1 place libre' : `${n} places libres`),
    since: (when) => `dernier coup ${when}`, bots: (n) => (n === 1 ? '1 bot' : `${n} bots`), more: 'Plus',
  },
);
