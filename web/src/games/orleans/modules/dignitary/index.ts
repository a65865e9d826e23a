// The Dignitary: a scenario for one, who gathers citizens.

import type { Spot } from '../../../../types';
import { TASKS } from '../../table/tasks/parts';
import { reached } from '../../table/tasks/reached';
import type { Speech } from '../../words/speech';
import type { Descriptor } from '../descriptor';
import { words } from './words';

/** A space on which a citizen may be laid out: those of the Development track are told apart. */
const space = (where: Spot, { spot }: Speech): string =>
  typeof where === 'object' && 'development' in where ? words().star(where.development + 1) : words().at(spot(where));

export default {
  events: (facts) => facts.dignitary.events,
  task: true,
  reached,
  intro: () => Object.values(words().intro),
  parts: TASKS,
  amounts: [],
  where: { citizens: {} },
  questions: {},
  things: { lay_out: () => [], lay_out_usual: () => [] },
  signs: { laid_out: () => [{ icon: 'citizen' }], drew_tiles: () => [{ icon: 'place-tile' }] },
  motion: { laid_out: () => undefined, drew_tiles: () => undefined },
  score: [],
  words: {
    asks: () => ({ citizens: ({ left }) => words().citizens(left) }),
    moves: (speech) => ({ lay_out: (where) => space(where, speech), lay_out_usual: () => words().usual }),
    events: (speech) => ({
      laid_out: ([seat, where]) => words().laid(speech.who(seat), space(where, speech)),
      drew_tiles: () => words().tiles,
    }),
    there: () => ({}),
  },
} satisfies Descriptor<'dignitary'>;
