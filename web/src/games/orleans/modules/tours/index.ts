// The Trip to Tours: a scenario for one, with a task in place of points.

import { deedBoard } from '../../table/deeds/part';
import { TASKS } from '../../table/tasks/parts';
import { reached } from '../../table/tasks/reached';
import { deed } from '../../words/names';
import type { Descriptor } from '../descriptor';
import { words } from './words';

export default {
  events: (facts) => facts.tours.events,
  task: true,
  reached,
  intro: () => Object.values(words().intro),
  parts: [...TASKS, deedBoard({ title: () => words().title, short: () => words().short, sign: 'deed' })],
  amounts: [],
  deeds: {
    printed: (facts) => facts.tours.deeds,
    deeds: {
      canalization: {
        name: () => deed('canalization'),
        does: () => words().does.canalization,
        sign: 'f-boatman',
        rules: 'tours.deed.canalization',
      },
      knight_consecration: {
        name: () => words().consecration,
        does: () => words().does.knight_consecration,
        sign: 'f-knight',
        rules: 'tours.deed.knight-consecration',
      },
    },
  },
  where: {},
  questions: {},
  things: { deliver: () => [] },
  signs: { delivered: () => [{ icon: 'laurels' }] },
  motion: { delivered: () => undefined },
  score: [],
  words: {
    asks: () => ({}),
    moves: () => ({ deliver: () => words().deliver }),
    events: ({ who }) => ({ delivered: (seat) => words().delivered(who(seat)) }),
    there: () => ({}),
  },
} satisfies Descriptor<'tours'>;
