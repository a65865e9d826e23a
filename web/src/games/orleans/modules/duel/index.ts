// The Duel: two players, four objectives each, and events that must be paid.

import type { DuelDeed } from '../../../../types';
import { deedBoard } from '../../table/deeds/part';
import { town } from '../../words/names';
import { thePlace } from '../../words/places';
import type { DeedParts, Descriptor } from '../descriptor';
import { list } from '../../../../i18n/index.svelte';
import { asksFor, isDone, line, OBJECTIVES, pay, SIGNS } from './objectives';
import Objectives from './Objectives.svelte';
import { duelDeed, words } from './words';

const deedOf = (which: DuelDeed, sign: string, rules: string): DeedParts => ({
  name: () => duelDeed(which),
  does: () => words().does,
  sign,
  rules: `duel.deed.${rules}`,
});

export default {
  events: (facts) => facts.duel.events,
  task: true,
  reached: (screen) =>
    screen.view.players.map(({ mat }, seat) => ({
      title: screen.name(seat),
      seat,
      rows: OBJECTIVES.map((objective, n) => {
        const [have, of] = screen.glance.seats[seat]!.objectives[n]!;
        const name = words().objectives[objective];
        const note = asksFor(screen.facts.duel.objectives, objective);
        const said = `${screen.speech.who(seat)}: ${name}, ${words().stands(have, of)}`;
        return { sign: SIGNS[objective], name, have, of, done: isDone(mat, objective), note, said };
      }),
    })),
  intro: () => Object.values(words().intro),
  parts: [
    {
      kind: 'tasks',
      Show: Objectives,
      inWords: (screen) => [
        ...OBJECTIVES.map((objective, n) => {
          const who = screen.glance.seats.map(({ objectives }, seat) => {
            const [have, of] = objectives[n]!;
            return `${screen.speech.who(seat)} ${words().stands(have, of)}`;
          });
          const done = screen.view.players.flatMap(({ mat }, seat) =>
            isDone(mat, objective) ? [screen.speech.who(seat)] : [],
          );
          return `${line(screen.facts.duel.objectives, objective, done)} (${list(who)})`;
        }),
        ...(screen.sight.outcome ? [] : pay(screen)),
      ],
    },
    deedBoard({ title: () => words().title, short: () => words().board, sign: 'deed' }),
  ],
  amounts: [],
  deeds: {
    printed: (facts) => facts.duel.deeds,
    deeds: {
      astronomy: deedOf('astronomy', 'f-scholar', 'astronomy'),
      wine_press_house: deedOf('wine_press_house', 'g-wine', 'wine-press-house'),
      three_field_rotation: deedOf('three_field_rotation', 'f-farmer', 'three-field-rotation'),
      angelology: deedOf('angelology', 'f-monk', 'angelology'),
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
