// The Duel: two players, four objectives each, and events that must be paid.

import { deedBoard } from '../../table/deeds/part';
import { deed, town } from '../../words/names';
import { thePlace } from '../../words/places';
import type { DeedParts, Descriptor } from '../descriptor';
import { OBJECTIVES, isDone, line } from './objectives';
import Objectives from './Objectives.svelte';
import { words } from './words';

const deedOf = (name: () => string, sign: string, rules: string): DeedParts => ({
  name,
  does: () => words().does,
  sign,
  rules: `duel.deed.${rules}`,
});

export default {
  events: (facts) => facts.duel.events,
  task: true,
  parts: [
    {
      kind: 'tasks',
      Show: Objectives,
      inWords: ({ facts, view, speech }) =>
        OBJECTIVES.map((objective) => {
          const who = view.players.flatMap(({ mat }, seat) => (isDone(mat, objective) ? [speech.who(seat)] : []));
          return line(facts.duel.objectives, objective, who);
        }),
    },
    deedBoard({ title: () => words().title, short: () => words().short, sign: 'deed' }),
  ],
  amounts: [],
  deeds: {
    printed: (facts) => facts.duel.deeds,
    deeds: {
      astronomy: deedOf(() => deed('astronomy'), 'f-scholar', 'astronomy'),
      wine_press_house: deedOf(() => words().deeds.wine_press_house, 'g-wine', 'wine-press-house'),
      three_field_rotation: deedOf(() => words().deeds.three_field_rotation, 'f-farmer', 'three-field-rotation'),
      angelology: deedOf(() => words().deeds.angelology, 'f-monk', 'angelology'),
    },
  },
  where: { merchant: { tab: 'map' }, tiles: { drawer: 'tiles', pictured: true }, shield: {} },
  questions: {},
  things: { deliver_wine: () => [], clothe_lady: () => [] },
  signs: {
    chose: () => [{ icon: 'place-tile' }],
    completed: () => [{ icon: 'laurels' }],
    cannot_pay: () => [{ icon: 'torture' }],
  },
  motion: { chose: () => undefined, completed: () => undefined, cannot_pay: () => undefined },
  score: [],
  words: {
    asks: () => ({
      merchant: () => words().merchant,
      tiles: ({ one, two }) => words().tiles(one, two),
      shield: () => words().shield,
    }),
    moves: ({ facts: { duel } }) => ({
      deliver_wine: () => words().wine(town(duel.objectives.wine_town)),
      clothe_lady: ({ brocade }) => words().lady(brocade, duel.objectives.fabrics - brocade),
    }),
    events: ({ who }) => ({
      chose: ([seat, which]) => words().chose(who(seat), thePlace(which)),
      completed: ([seat, which]) => words().completed(who(seat), words().objectives[which]),
      cannot_pay: (seat) => words().cannotPay(who(seat)),
    }),
    there: (move) => {
      if (move === 'decline') return { shield: words().course };
      if (typeof move !== 'object') return {};
      return 'go_to' in move
        ? { merchant: words().begin(town(move.go_to)) }
        : 'tile' in move
          ? { tiles: words().bring }
          : {};
    },
  },
} satisfies Descriptor<'duel'>;
