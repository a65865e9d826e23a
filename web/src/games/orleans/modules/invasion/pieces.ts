// What the answers of Invasion point at, which pieces its events speak of, and what flies when they happen.

import type { Body, Cases } from '../../../../i18n/cases';
import type { Event, Move } from '../../../../types';
import type { PieceOf } from '../../pieces/piece';
import type { Flight } from '../../table/motion/flights';
import type { Thing } from '../../table/things';

const toCity = (piece: Flight['piece'], seat: number, from: string[]): Flight => ({
  piece,
  from: [...from, `player/${seat}`],
  to: ['deeds'],
});

export const things = {
  become: () => [],
  send_good: ({ good: what, to }) => [`store/${what}`, ...(to === 'city' ? [] : ([`seat/${to.player}`] as const))],
  send_coins: ({ to }) => (typeof to === 'object' ? [`seat/${to.player}`] : []),
  lodge: ({ to }) => [`seat/${to}`],
  man: () => [],
  to_catapult: () => ['wheels'],
  keep: () => [],
  destroy: (where) => [`town/${where}`],
  unit: () => [],
  submit: () => [],
  pass_word: () => [],
  approve: () => [],
  refuse: () => [],
} satisfies Cases<Body<Move, 'invasion'>, Thing[]>;

export const signs = {
  became: () => [{ icon: 'people' }],
  sent_good: ({ good: what }) => [{ good: what }],
  sent_coins: ({ coins: number }) => [{ icon: 'coin', number }],
  lodged: ({ kind: who }) => [{ follower: who }],
  to_bag: ([, who]) => [{ follower: who }],
  manned: ({ kind: who }) => [{ follower: who }],
  to_catapult: () => [{ icon: 'gear' }],
  completed: () => [{ icon: 'laurels' }],
  kept: () => [{ icon: 'citizen' }],
  citizen_lost: () => [{ icon: 'citizen' }],
  tower_built: () => [{ icon: 'in-tower' }],
  tower_destroyed: () => [{ icon: 'in-tower' }],
  reinforcement_wanted: () => [{ icon: 'f-knight' }],
  eaten: (what) => [{ good: what }],
  stored: () => [{ good: 'grain' }],
  turned_over: () => [{ icon: 'place-tile' }],
  unit: () => [{ icon: 'in-hands' }],
  word_passed: () => [{ icon: 'in-hands' }],
  proposed: () => [{ icon: 'in-hands' }],
  voted: () => [{ icon: 'in-hands' }],
  decided: () => [{ icon: 'in-hands' }],
  station_returned: () => [{ icon: 'station' }],
  tile_returned: () => [{ icon: 'place-tile' }],
  due_paid: () => [{ icon: 'coin' }],
  cannot_pay: () => [{ icon: 'torture' }],
} satisfies Cases<Body<Event, 'invasion'>, PieceOf[]>;

export const motion = {
  became: () => undefined,
  sent_good: ({ seat, good: what, to }) =>
    to === 'city'
      ? toCity({ good: what }, seat, [`store/${seat}/${what}`])
      : { piece: { good: what }, from: [`store/${seat}/${what}`], to: [`store/${to.player}/${what}`] },
  sent_coins: ({ seat, coins: number, to }) =>
    typeof to === 'object'
      ? { piece: { icon: 'coin', number }, from: [`coins/${seat}`], to: [`coins/${to.player}`] }
      : toCity({ icon: 'coin', number }, seat, [`coins/${seat}`]),
  lodged: ({ seat, kind: who, to }) => ({
    piece: { follower: who },
    from: [`market/${seat}`, `player/${seat}`],
    to: [`market/${to}`, `player/${to}`],
  }),
  to_bag: () => undefined,
  manned: ({ seat, kind: who }) => toCity({ follower: who }, seat, [`place/${seat}/town_hall`]),
  to_catapult: (seat) => toCity({ icon: 'gear' }, seat, [`coins/${seat}`]),
  completed: () => undefined,
  kept: (seat) => ({ piece: { icon: 'citizen' }, from: ['deeds'], to: [`citizens/${seat}`, `player/${seat}`] }),
  citizen_lost: () => undefined,
  tower_built: ([seat, where]) => ({
    piece: { icon: 'in-tower' },
    from: [`merchant/${seat}`, `player/${seat}`],
    to: [`town/${where}`],
  }),
  tower_destroyed: () => undefined,
  reinforcement_wanted: () => undefined,
  eaten: (what) => ({ piece: { good: what }, from: ['deeds'], to: ['supply'] }),
  stored: () => ({ piece: { good: 'grain' }, from: ['supply'], to: ['deeds'] }),
  turned_over: () => undefined,
  unit: () => undefined,
  word_passed: () => undefined,
  proposed: () => undefined,
  voted: () => undefined,
  decided: () => undefined,
  station_returned: () => undefined,
  tile_returned: () => undefined,
  due_paid: () => undefined,
  cannot_pay: () => undefined,
} satisfies Cases<Body<Event, 'invasion'>, Flight | undefined>;
