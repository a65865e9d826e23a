// The words of the strips of the others.

import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    planning: 'Planning',
    passed: 'Passed',
    acting: 'Acting',
    asked: 'Deciding',
    first: 'starts',
    bot: 'bot',
    levels: { easy: 'easy', medium: 'medium', hard: 'hard', master: 'master' },
    shows: (name: string) => `Show the board of ${name}`,
  },
  {
    planning: 'Plant',
    passed: 'Gepasst',
    acting: 'Handelt',
    asked: 'Entscheidet',
    first: 'beginnt',
    bot: 'Bot',
    levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer', master: 'Meister' },
    shows: (name) => `Brett von ${name} zeigen`,
  },
  {
    planning: 'Planifie',
    passed: 'A passé',
    acting: 'Joue',
    asked: 'Décide',
    first: '1er',
    bot: 'robot',
    levels: { easy: 'facile', medium: 'moyen', hard: 'difficile', master: 'maître' },
    shows: (name) => `Montrer le plateau de ${name}`,
  },
);
