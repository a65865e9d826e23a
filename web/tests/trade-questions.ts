// Every question of events and expansions with answers as the engine offers them, to be laid over a real sight. One that is missing
// here does not compile.

import type { Ask, Character, HappeningAsk, IntrigueAsk, Move, OrderId, Plot, TradeDeedsAsk } from '../src/types';
import type { Names } from '../src/i18n/cases';

type Question = [Ask, Move[]];
type Topic =
  | 'orders.deliver'
  | `trade_deeds.${Names<TradeDeedsAsk>}`
  | `trade_events.${Names<HappeningAsk>}`
  | `intrigue.${Exclude<Names<IntrigueAsk>, 'declare'>}`
  | `declare.${Exclude<Character, 'torturer' | 'tax_collector'>}`;

const on = (victim: number, plot: Plot): Move => ({ intrigue: { plot: { victim, plot } } });
const deed = (ask: TradeDeedsAsk, ...moves: Move[]): Question => [{ trade_deeds: ask }, moves];
const event = (ask: HappeningAsk, ...moves: Move[]): Question => [{ trade_events: ask }, moves];
const declare = (character: Character, ...moves: Move[]): Question => [
  { intrigue: { declare: character } },
  [...moves, 'decline'],
];
const put = (follower: 'farmer' | 'knight', place: 'village' | 'castle' | 'ship'): Move => ({
  put: { follower, place, space: follower, from: 'drawn' },
});
const OFFERED = { coins: 7, goods: [1, 0, 2, 0, 1], bread: 0 } as const;
const bribe = { ...OFFERED, goods: [...OFFERED.goods] as [number, number, number, number, number] };
const NOTHING = { coins: 0, goods: [0, 0, 0, 0, 0] as [number, number, number, number, number], bread: 0 };

export const tradeQuestions = (order: OrderId): Record<Topic, Question> => ({
  'orders.deliver': [{ orders: 'deliver' }, [{ orders: { deliver: order } }, 'decline']],
  'trade_deeds.alchemy': deed(
    { alchemy: { from: 'town_hall', sent: 1, draws: 1 } },
    { draw: 1 },
    { send_to: { kind: 'scholar', deed: { trade: 'alchemy' }, good: null } },
    'decline',
  ),
  'trade_deeds.drawn': deed(
    { drawn: { followers: ['farmer', 'knight', null], to_place: 2 } },
    put('farmer', 'village'),
    put('knight', 'ship'),
  ),
  'trade_deeds.assessors': deed('assessors', { use: 'castle' }, { use: 'village' }, 'decline'),
  'trade_deeds.research': deed('research', 'develop', 'decline'),
  'trade_deeds.tow': deed(
    'tow',
    { travel: { to: 'blois', by: 'water', take: 'wine' } },
    { travel: { to: 'briare', by: 'water', take: null } },
    'decline',
  ),
  'trade_deeds.architecture': deed('architecture', { build_in: 'orleans' }, 'decline'),
  'trade_events.indulgence': event(
    'indulgence',
    { recruit: 'farmer' },
    { recruit: 'boatman' },
    { recruit: 'craftsman' },
    { recruit: 'trader' },
    { recruit: 'knight' },
    { recruit: 'scholar' },
    { recruit: 'monk' },
    'decline',
  ),
  'trade_events.training': event(
    'training',
    { advance: 'farmers' },
    { advance: 'boatmen' },
    { advance: 'craftsmen' },
    { advance: 'traders' },
    { advance: 'knights' },
    { advance: 'scholars' },
    'develop',
    'decline',
  ),
  'trade_events.wheel': event(
    'wheel',
    { place_wheel: { wheel: 'later', place: 'village', space: 'farmer' } },
    'decline',
  ),
  'trade_events.bon_voyage': event(
    'bon_voyage',
    { travel: { to: 'blois', by: 'water', take: 'wine' } },
    { travel: { to: 'chateaudun', by: 'road', take: null } },
    { travel: { to: 'montargis', by: 'road', take: 'grain' } },
    'decline',
  ),
  'trade_events.harvest': event({ harvest: { owed: 2 } }, { feed: 'grain' }, { feed: 'cheese' }, { feed: 'wine' }),
  'trade_events.retraining': event(
    'retraining',
    { give_good: 'grain' },
    { give_good: 'wine' },
    { give_good: 'brocade' },
    { pay_coins: 3 },
  ),
  'trade_events.malfunction': event(
    'malfunction',
    { give_wheel: 'first' },
    { give_placed_wheel: 'village' },
    { give_placed_wheel: 'castle' },
  ),
  'trade_events.dues': event(
    { dues: { owed: 6 } },
    { give_good: 'grain' },
    { give_good: 'wool' },
    { give_good: 'brocade' },
  ),
  'trade_events.summoning': event('summoning', { go_to: 'orleans' }, { pay_coins: 5 }),
  'trade_events.famine': event(
    { famine: { owed: 2 } },
    { trade_events: { dismiss: { kind: 'farmer', from: 'market' } } },
    { trade_events: { dismiss: { kind: 'boatman', from: 'tower' } } },
    { trade_events: { dismiss: { kind: 'knight', from: 'bag' } } },
    { trade_events: { dismiss: { kind: 'scholar', from: 'bag' } } },
    { trade_events: { dismiss: { kind: 'trader', from: { space: ['castle', 'trader'] } } } },
  ),
  'trade_events.drought': event(
    { drought: { owed: 4 } },
    { trade_events: { wither: { a: 'blois', b: 'tours', by: 'water' } } },
    { trade_events: { wither: { a: 'orleans', b: 'chateaudun', by: 'road' } } },
  ),
  'trade_events.riots': event(
    'riots',
    { trade_events: { dismiss: { kind: 'knight', from: 'market' } } },
    { trade_events: { dismiss: { kind: 'knight', from: { space: ['castle', 'knight'] } } } },
    { pay_coins: 5 },
  ),
  'trade_events.arson': event('arson', { give_tile: 'bathhouse' }, { give_tile: 'school' }),
  'trade_events.progress': event('progress', { build_in: 'blois' }, 'decline'),
  'trade_events.town_meeting': event('town_meeting', { trade_events: 'buy_citizen' }, 'decline'),
  'trade_events.trade': event(
    'trade',
    { swap: { give: 'grain', take: 'brocade' } },
    { swap: { give: 'grain', take: 'wool' } },
    { trade_events: { trade_bread: 'wine' } },
    'decline',
  ),
  'trade_events.quick_travel': event(
    { quick_travel: { left: 2 } },
    { travel: { to: 'blois', by: 'water', take: null } },
    { travel: { to: 'montargis', by: 'road', take: null } },
    'decline',
  ),
  'trade_events.pilgrims_day': event(
    'pilgrims_day',
    { trade_events: { dismiss: { kind: 'monk', from: 'market' } } },
    'decline',
  ),
  'trade_events.companion': event('companion', { trade_events: { dismiss: { kind: 'knight', from: 'market' } } }),
  'trade_events.market_day': event({ market_day: { left: 2 } }, { buy: 'grain' }, { buy: 'wine' }, 'decline'),
  'trade_events.wheel_tax': event(
    { wheel_tax: { owed: 1 } },
    { give_placed_wheel: 'castle' },
    { give_placed_wheel: 'village' },
  ),
  'trade_events.banishment': event(
    { banishment: { drawn: { monk: 1, own_farmer: 1 }, owed: 2 } },
    { trade_events: { banish: 'monk' } },
    { trade_events: { banish: 'own_farmer' } },
  ),
  'trade_events.newcomer': event({ newcomer: 'farmer' }, put('farmer', 'village'), 'to_market', 'decline'),
  'intrigue.offer': [
    {
      intrigue: {
        offer: {
          by: 1,
          plot: { sabotage: { place: 'castle', space: 'farmer', follower: 'own_farmer' } },
          bribe: NOTHING,
        },
      },
    },
    [{ intrigue: { add_coins: 1 } }, 'decline'],
  ],
  'intrigue.verdict': [
    { intrigue: { verdict: { victim: 1, plot: { spy: { place: 'castle', space: 'farmer' } }, bribe } } },
    [{ intrigue: 'accept' }, { intrigue: 'refuse' }],
  ],
  'intrigue.good': [
    { intrigue: 'good' },
    [
      { take_good: 'grain' },
      { take_good: 'cheese' },
      { take_good: 'wine' },
      { take_good: 'wool' },
      { take_good: 'brocade' },
    ],
  ],
  'intrigue.build': [{ intrigue: 'build' }, [{ build_in: 'orleans' }, 'decline']],
  'declare.fraud': declare(
    'fraud',
    on(1, { fraud: { take: { good: 'brocade' }, give: { good: 'grain' } } }),
    on(1, { fraud: { take: { good: 'brocade' }, give: { good: 'wool' } } }),
    on(1, { fraud: { take: 'bread', give: { good: 'grain' } } }),
    on(1, { fraud: { take: 'bread', give: { good: 'wool' } } }),
    on(2, { fraud: { take: { good: 'wine' }, give: { good: 'grain' } } }),
    on(2, { fraud: { take: { good: 'wine' }, give: { good: 'wool' } } }),
  ),
  'declare.arsonist': declare('arsonist', on(0, 'arson'), on(1, 'arson'), on(2, 'arson')),
  'declare.kidnapper': declare('kidnapper', on(1, 'kidnap'), on(2, 'kidnap')),
  'declare.hangman': declare('hangman', on(1, 'hang'), on(2, 'hang')),
  'declare.saboteur': declare(
    'saboteur',
    on(1, { sabotage: { place: 'castle', space: 'farmer', follower: 'own_farmer' } }),
    on(2, { sabotage: { place: 'farm_house', space: 'boatman', follower: 'boatman' } }),
    on(2, { sabotage: { place: 'town_hall', space: 'any', follower: 'monk' } }),
  ),
  'declare.spy': declare(
    'spy',
    on(1, { spy: { place: 'castle', space: 'farmer' } }),
    on(2, { spy: { place: 'university', space: 'craftsman' } }),
  ),
  'declare.traitor': declare(
    'traitor',
    on(1, { treason: { follower: 'farmers' } }),
    on(2, { treason: { follower: 'farmers' } }),
    on(1, { treason: 'development' }),
    { intrigue: { alone: { follower: 'farmers' } } },
    { intrigue: { alone: { follower: 'knights' } } },
    { intrigue: { alone: 'development' } },
  ),
});
