import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    title: 'Replay', at: (round: number, at: number, of: number) => `Round ${round}, move ${at} of ${of}`, start: 'To the beginning', end: 'To the end', back: 'One move back', on: 'One move on', roundBack: 'One round back', roundOn: 'One round on', play: 'Play', pause: 'Pause',
    slider: 'Moment of the game', eyes: 'Seen by', everybody: 'a spectator', link: 'Copy the link to this moment', copied: 'Copied', goOn: 'Continue from here', as: 'You play', bots: 'Bots', begin: 'Play on', score: 'Score sheet', beginning: 'The game begins.', plans: (name: string) => `${name} plans.`, close: 'Close', goOnHint: 'A new table with new chance; bots play the other seats.',
  },
  {
    title: 'Nachspielen', at: (round, at, of) => `Runde ${round}, Zug ${at} von ${of}`, start: 'Zum Anfang', end: 'Zum Ende', back: 'Einen Zug zurück', on: 'Einen Zug weiter', roundBack: 'Eine Runde zurück', roundOn: 'Eine Runde weiter', play: 'Abspielen', pause: 'Anhalten',
    slider: 'Augenblick des Spiels', eyes: 'Gesehen von', everybody: 'einem Zuschauer', link: 'Link zu diesem Augenblick kopieren', copied: 'Kopiert', goOn: 'Von hier weiterspielen', as: 'Du spielst', bots: 'Bots', begin: 'Weiterspielen', score: 'Wertungsblatt', beginning: 'Das Spiel beginnt.', plans: (name) => `${name} plant.`, close: 'Schließen', goOnHint: 'Ein neuer Tisch mit neuem Zufall; Bots spielen die anderen Plätze.',
  },
  {
    title: 'Revoir', at: (round, at, of) => `Manche ${round}, coup ${at} sur ${of}`, start: 'Au début', end: 'À la fin', back: 'Un coup en arrière', on: 'Un coup en avant', roundBack: 'Une manche en arrière', roundOn: 'Une manche en avant', play: 'Lire', pause: 'Pause',
    slider: 'Moment de la partie', eyes: 'Vu par', everybody: 'un spectateur', link: 'Copier le lien vers ce moment', copied: 'Copié', goOn: 'Reprendre d’ici', as: 'Vous jouez', bots: 'Bots', begin: 'Reprendre', score: 'Feuille de score', beginning: 'La partie commence.', plans: (name) => `${name} prépare sa manche.`, close: 'Fermer', goOnHint: 'Une nouvelle table avec un nouveau hasard ; des bots tiennent les autres places.',
  },
);
