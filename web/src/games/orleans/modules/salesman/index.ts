// Travelling Salesman: a scenario for one with five deliveries, and a meal in every round.

import { TASKS } from '../../table/tasks/parts';
import { reached } from '../../table/tasks/reached';
import { town } from '../../words/names';
import type { Descriptor } from '../descriptor';
import { words } from './words';

export default {
  events: (facts) => facts.salesman.events,
  task: true,
  reached,
  intro: () => Object.values(words().intro),
  parts: TASKS,
  amounts: [],
  where: {},
  questions: {},
  things: { deliver: () => [] },
  signs: { delivered: () => [{ icon: 'laurels' }] },
  motion: { delivered: () => undefined },
  score: [],
  words: {
    asks: () => ({}),
    moves: () => ({ deliver: (where) => words().deliver(town(where)) }),
    events: ({ who }) => ({ delivered: ([seat, where]) => words().delivered(who(seat), town(where)) }),
    there: () => ({}),
  },
} satisfies Descriptor<'salesman'>;
