// What printed events ask, and how that is answered: the same in every set of events that has them.

import type { HappeningAsk, Kind, Whence } from '../../../../types';
import type { Names } from '../../../../i18n/cases';
import { standing, type Thing } from '../../table/things';
import type { Where } from '../../table/where';
import { follower, good, kind } from '../../words/names';
import { place } from '../../words/places';
import type { Descriptor } from '../descriptor';
import { there } from './answers';
import Arrivals from './Arrivals.svelte';
import Famine from './Famine.svelte';
import { way, whence, words } from './words';

const ON_BOARD: Where = { tab: 'board', pictured: true };
/** The things answer there, and a list does, too. */
const ON_BOARD_TOO: Where = { tab: 'board' };

/** Where somebody is who goes back to the supply. */
const leaving = ({ kind: who, from }: { kind: Kind; from: Whence }): Thing[] =>
  typeof from === 'object' ? [standing('me', ...from.space, who)] : from === 'bag' ? ['bag'] : [`waits/${from}/${who}`];

export default {
  parts: [],
  amounts: [],
  where: {
    indulgence: {},
    training: {},
    wheel: ON_BOARD,
    bon_voyage: {},
    harvest: {},
    retraining: {},
    malfunction: {},
    dues: {},
    summoning: {},
    famine: ON_BOARD,
    newcomer: ON_BOARD,
    drought: {},
    riots: {},
    wheel_tax: ON_BOARD,
    banishment: {},
    town_meeting: {},
    trade: {},
    quick_travel: { tab: 'map' },
    pilgrims_day: ON_BOARD_TOO,
    companion: ON_BOARD_TOO,
    market_day: {},
    arson: {},
    progress: { tab: 'map' },
  } satisfies Record<Names<HappeningAsk>, Where>,
  questions: { famine: Famine, newcomer: Arrivals },
  things: { dismiss: leaving, wither: () => [], banish: () => [], buy_citizen: () => [], trade_bread: () => [] },
  signs: {
    dismissed: ([, who]) => [{ follower: who }],
    wheel_returned: () => [{ icon: 'gear' }],
    must_give_up: () => [{ icon: 'torture' }],
    left_the_map: (left) => [{ good: left.good }],
    banished: ([, whom]) => [{ follower: whom }],
    supported: ([, whom]) => [{ follower: whom }],
    no_knight: () => [{ icon: 'bag' }],
    turned: () => [{ icon: 'place-tile' }],
  },
  motion: {
    dismissed: () => undefined,
    wheel_returned: () => undefined,
    must_give_up: () => undefined,
    left_the_map: () => undefined,
    banished: () => undefined,
    supported: () => undefined,
    no_knight: () => undefined,
    turned: () => undefined,
  },
  score: [],
  words: {
    asks: () => words().asks,
    moves: () => ({
      dismiss: ({ kind: who, from }) => words().dismiss(kind(who).name, whence(from)),
      wither: way,
      banish: (whom) => words().banish(follower(whom)),
      buy_citizen: () => words().buyCitizen,
      trade_bread: (take) => words().tradeBread(good(take)),
    }),
    events: ({ who }) => ({
      dismissed: ([seat, whom]) => words().dismissed(who(seat), kind(whom).one),
      wheel_returned: ([seat]) => words().wheelBack(who(seat)),
      must_give_up: ([seat, n]) => words().mustGive(who(seat), n),
      left_the_map: (left) => words().left(good(left.good), way(left)),
      banished: ([seat, whom]) => words().banished(who(seat), follower(whom)),
      supported: ([seat, whom]) => words().supported(who(seat), follower(whom)),
      no_knight: (seat) => words().noKnight(who(seat)),
      turned: ({ seat, place: which, up }) => words().turned(who(seat), place(which), up),
    }),
    there,
  },
} satisfies Descriptor<'trade_events'>;
