// The Trade board: ten deeds in place of the base deeds.

import type { Move, TradeDeed } from '../../../../types';
import { deedBoard } from '../../table/deeds/part';
import { follower, good } from '../../words/names';
import type { DeedParts, Descriptor } from '../descriptor';
import Arrivals from '../happenings/Arrivals.svelte';
import { tradeDeed } from './names';
import { words } from './words';

const deed = (which: TradeDeed, sign: string, more: Partial<DeedParts> = {}): DeedParts => ({
  name: () => tradeDeed(which),
  does: () => words().does[which],
  sign,
  rules: `trade.${which.replaceAll('_', '-')}`,
  ...more,
});

/** What is said instead of doing anything. */
function declined() {
  const say = words();
  return {
    alchemy: say.drawNobody,
    drawn: say.keep,
    assessors: say.noAction,
    research: say.noPoints,
    tow: say.stay,
    architecture: say.buildNothing,
  };
}

export default {
  parts: [deedBoard({ title: () => words().title, short: () => words().short, sign: 'deed' })],
  amounts: [],
  deeds: {
    printed: (facts) => facts.trade_deeds,
    deeds: {
      alchemy: deed('alchemy', 'ti-alchemy', { each: [{ icon: 'bag' }, { icon: 'board' }] }),
      court_of_lay_assessors: deed('court_of_lay_assessors', 'ti-court', {
        last: [{ icon: 'board' }],
        rules: 'trade.court',
      }),
      thanksgiving: deed('thanksgiving', 'ev-harvest'),
      sheep_farming: deed('sheep_farming', 'g-wool'),
      coinage: deed('coinage', 'coin'),
      research: deed('research', 'development'),
      towing_service: deed('towing_service', 'pl-ship', { each: [{ icon: 'pl-ship' }] }),
      architecture: deed('architecture', 'ti-architecture', { last: [{ icon: 'station' }] }),
      town_charter: deed('town_charter', 'place-tile', { each: [{ icon: 'place-tile' }] }),
      navigation: deed('navigation', 'gear', {
        each: [{ icon: 'gear' }],
        note: ({ view }) => {
          const waiting = view.table.modules?.board.wheels ?? 0;
          return waiting ? words().wheels(waiting) : undefined;
        },
      }),
    },
  },
  where: {
    alchemy: {},
    drawn: { tab: 'board', pictured: true },
    assessors: { tab: 'board', pictured: true },
    research: {},
    tow: {},
    architecture: {},
  },
  questions: { drawn: Arrivals },
  things: {},
  signs: {
    took_good: ([, ware]) => [{ good: ware }],
    back_into_bag: ([, who]) => [{ follower: who }],
  },
  motion: {
    took_good: ([seat, ware]) => ({
      piece: { good: ware },
      from: ['deeds'],
      to: [`store/${seat}/${ware}`, `player/${seat}`],
    }),
    back_into_bag: () => undefined,
  },
  score: [],
  words: {
    asks: () => ({
      alchemy: () => words().asks.alchemy,
      drawn: () => words().asks.drawn,
      assessors: () => words().asks.assessors,
      research: () => words().asks.research,
      tow: () => words().asks.tow,
      architecture: () => words().asks.architecture,
    }),
    moves: () => ({}),
    events: ({ who }) => ({
      took_good: ([seat, ware]) => words().took(who(seat), good(ware)),
      back_into_bag: ([seat, whom]) => words().back(who(seat), follower(whom)),
    }),
    there: (move: Move) => (move === 'decline' ? declined() : { research: words().takePoints }),
  },
} satisfies Descriptor<'trade_deeds'>;
