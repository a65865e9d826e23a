// The words of the strips of the others.

import { area } from '../../../../i18n/index.svelte';

export const words = area(
  {
    ready: 'Ready',
    planning: 'Planning',
    passed: 'Passed',
    acting: 'Acting',
    asked: 'Deciding',
    first: 'starts',
    bot: 'bot',
    levels: { easy: 'easy', medium: 'medium', hard: 'hard', master: 'master' },
    readyOf: (n: number, of: number) => `${n} of ${of} ready`,
    shows: (name: string) => `Show the board of ${name}`,
  },
  {
    ready: 'Bereit',
    planning: 'Plant',
    passed: 'Gepasst',
    acting: 'Handelt',
    asked: 'Entscheidet',
    first: 'beginnt',
    bot: 'Bot',
    levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer', master: 'Meister' },
    readyOf: (n, of) => `${n} von ${of} bereit`,
    shows: (name) => `Brett von ${name} zeigen`,
  },
  {
    ready: 'Prêt',
    planning: 'Planifie',
    passed: 'A passé',
    acting: 'Joue',
    asked: 'Décide',
    first: '1er',
    bot: 'robot',
    levels: { easy: 'facile', medium: 'moyen', hard: 'difficile', master: 'maître' },
    readyOf: (n, of) => `${n} sur ${of} prêts`,
    shows: (name) => `Montrer le plateau de ${name}`,
  },
);
