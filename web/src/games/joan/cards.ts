// What can be played, before a table is opened, by name, with a sentence and a picture each.

import { area } from '../../i18n/index.svelte';
import type { Setup } from '../../types/joan';

type Card = { name: string; about: string };

const words = area(
  {
    game: 'Joan of Arc',
    called: (how: string) => `Joan of Arc · ${how}`,
    editions: {
      cards: { name: 'Joan of Arc', about: 'Draw & write: everybody inks a sheet of their own, 20 places on cards.' },
      printed: { name: 'Joan of Arc, first game', about: 'The same with the places printed on the sheet.' },
      standard: { name: 'Against Joan', about: 'Alone with your sheet against Joan and her cards.' },
      connoisseur: { name: 'Against Joan, connoisseur', about: 'Joan’s cards are harder.' },
      special: { name: 'Against Joan, special challenge', about: 'Joan’s hardest cards.' },
    },
    tie: (name: string) => `Level with ${name}, but further ahead on the Development track.`,
    rival: 'Joan',
  },
  {
    game: 'Jeanne d’Arc',
    called: (how) => `Jeanne d’Arc · ${how}`,
    editions: {
      cards: {
        name: 'Jeanne d’Arc',
        about: 'Ziehen und Schreiben: alle füllen ihr eigenes Blatt, 20 Orte auf Karten.',
      },
      printed: {
        name: 'Jeanne d’Arc, erstes Spiel',
        about: 'Dasselbe mit den Orten, die auf dem Blatt gedruckt sind.',
      },
      standard: { name: 'Gegen Jeanne', about: 'Allein mit dem eigenen Blatt gegen Jeanne und ihre Karten.' },
      connoisseur: { name: 'Gegen Jeanne, Kenner', about: 'Jeannes Karten sind schwerer.' },
      special: { name: 'Gegen Jeanne, besondere Herausforderung', about: 'Jeannes schwerste Karten.' },
    },
    tie: (name) => `Gleichauf mit ${name}, aber weiter auf der Entwicklungsleiste.`,
    rival: 'Jeanne',
  },
  {
    game: 'Jeanne d’Arc',
    called: (how) => `Jeanne d’Arc · ${how}`,
    editions: {
      cards: { name: 'Jeanne d’Arc', about: 'Tirer et écrire : chacun remplit sa feuille, 20 lieux sur cartes.' },
      printed: { name: 'Jeanne d’Arc, première partie', about: 'Le même jeu avec les lieux imprimés sur la feuille.' },
      standard: { name: 'Contre Jeanne', about: 'Seul avec sa feuille contre Jeanne et ses cartes.' },
      connoisseur: { name: 'Contre Jeanne, connaisseur', about: 'Les cartes de Jeanne sont plus dures.' },
      special: { name: 'Contre Jeanne, défi spécial', about: 'Les cartes les plus dures de Jeanne.' },
    },
    tie: (name) => `À égalité avec ${name}, mais plus loin sur la piste de développement.`,
    rival: 'Jeanne',
  },
);

export const LEVELS = ['standard', 'connoisseur', 'special'] as const;
export const EDITIONS = ['cards', 'printed', ...LEVELS] as const;
export type Edition = (typeof EDITIONS)[number];
const isEdition = (name: string): name is Edition => EDITIONS.includes(name as Edition);

/** A way to play by its name; one that is not known is called by the game's. */
export const edition = (name: string): Card =>
  isEdition(name) ? words().editions[name] : { name: words().game, about: '' };

/** What is played at a table, in a few words. */
export const called = ({ players, places, level }: Setup): string =>
  edition(players === 1 ? (level ?? 'standard') : places).name;

/** The name of the game. */
export const title = (): string => words().game;

export const tie = (name: string): string => words().tie(name);
export const rival = (): string => words().rival;
