// Capital Vierzon: a scenario for one with five objectives and a board of two deeds.

import { deedBoard } from '../../table/deeds/part';
import { TASKS } from '../../table/tasks/parts';
import { reached } from '../../table/tasks/reached';
import type { Descriptor } from '../descriptor';
import { words as tasks } from '../../table/tasks/words';
import { words } from './words';

export default {
  events: (facts) => facts.vierzon.events,
  task: true,
  reached,
  intro: () => Object.values(words().intro),
  parts: [...TASKS, deedBoard({ title: () => words().title, short: () => words().short, sign: 'deed' })],
  amounts: [],
  deeds: {
    printed: (facts) => facts.vierzon.deeds,
    deeds: {
      expanding_the_university: {
        name: () => words().deeds.expanding_the_university,
        does: () => words().does.expanding_the_university,
        sign: 'f-scholar',
        rules: 'vierzon.deed.university',
      },
      founding_the_city_council: {
        name: () => words().deeds.founding_the_city_council,
        does: () => words().does.founding_the_city_council,
        sign: 'citizen',
        rules: 'vierzon.deed.city-council',
      },
    },
  },
  where: { materials: {} },
  questions: {},
  things: { complete: () => [] },
  signs: { completed: () => [{ icon: 'laurels' }] },
  motion: { completed: () => undefined },
  score: [],
  words: {
    asks: () => ({ materials: ({ owed }) => words().materials(owed) }),
    moves: () => ({ complete: (which) => words().complete(tasks().objectives[which]) }),
    events: ({ who }) => ({
      completed: ([seat, which]) => words().completed(who(seat), tasks().objectives[which]),
    }),
    there: () => ({}),
  },
} satisfies Descriptor<'vierzon'>;
