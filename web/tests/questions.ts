// Every question of the base game and its place tiles with answers as the engine offers them, to be laid over a real sight:
// some of them come up once in a hundred games. A question that is missing here does not compile.

import type { Ask, Move } from '../src/types';
import type { Names } from '../src/i18n/cases';

type Elsewhere = 'orders' | 'trade_deeds' | 'trade_events' | 'intrigue' | 'duel' | 'plague' | 'prosperity' | 'invasion';
type Base = Exclude<Names<Ask>, Elsewhere>;

export const QUESTIONS: Record<Base, [Ask, Move[]]> = {
  exclude: ['exclude', [{ exclude: 'bathhouse' }, { exclude: 'hospital' }, 'decline']],
  followers: [
    { followers: { left: 4 } },
    [
      { draw: 0 },
      { draw: 1 },
      { draw: 4 },
      { take_back: { place: 'village', space: 'farmer', follower: 'own_farmer' } },
    ],
  ],
  tower: [{ tower: { room: 2 } }, [{ to_tower: 'own_farmer' }, { to_tower: 'own_trader' }, 'decline']],
  plan: [
    'plan',
    [
      { put: { follower: 'own_farmer', place: 'village', space: 'farmer', from: 'market' } },
      { put: { follower: 'own_trader', place: 'castle', space: 'trader', from: 'market' } },
      'ready',
    ],
  ],
  action: ['action', [{ use: 'castle' }, { use: 'town_hall' }, 'pass']],
  wheels: ['wheels', [{ place_wheel: { wheel: 'first', place: 'village', space: 'farmer' } }, 'decline']],
  village: ['village', [{ recruit: 'boatman' }, { recruit: 'craftsman' }, { recruit: 'trader' }]],
  tile: [{ tile: { one_only: false } }, [{ tile: 'bathhouse' }, { tile: 'school' }, 'decline']],
  travel: [
    { travel: 'either' },
    [
      { travel: { to: 'blois', by: 'water', take: 'wine' } },
      { travel: { to: 'chateaudun', by: 'road', take: 'grain' } },
      { travel: { to: 'chateaudun', by: 'road', take: null } },
      { travel: { to: 'montargis', by: 'road', take: null } },
    ],
  ],
  send: [
    { send: { from: 'town_hall', sent: 1 } },
    [{ send: { kind: 'farmer', deed: 'canalization' } }, { send_to_gaming_room: 'farmer' }, 'decline'],
  ],
  canalization: ['canalization', ['coin', 'develop']],
  torture: [
    { torture: { owed: 3 } },
    [
      { give_station: 'orleans' },
      'give_road_station',
      'give_spare_station',
      'give_follower',
      'give_step',
      { give_good: 'wine' },
      'give_bread',
      { discard: 'grain' },
      { give_tile: 'school' },
      { give_wheel: 'first' },
      { give_placed_wheel: 'village' },
    ],
  ],
  harvest: [
    { harvest: { owed: 2 } },
    [{ feed: 'grain' }, { feed: 'cheese' }, { feed: 'wine' }, 'feed_bread', { pay_coins: 5 }],
  ],
  shield: ['shield', ['shield', { discard: 'wine' }, 'decline']],
  bathhouse: [
    { bathhouse: { followers: ['farmer', 'own_trader', null], to_place: 2 } },
    [
      { put: { follower: 'farmer', place: 'village', space: 'farmer', from: 'drawn' } },
      { put: { follower: 'own_trader', place: 'castle', space: 'trader', from: 'drawn' } },
    ],
  ],
  pharmacy: ['pharmacy', [{ pay_coins: 1 }, { pay_coins: 2 }, { pay_coins: 3 }]],
  any_action: [{ any_action: { well: { borrowed: false } } }, [{ use: 'castle' }, { use: 'village' }]],
  church: [
    'church',
    [
      { borrow: { owner: 1, place: 'school' } },
      { borrow: { owner: 1, place: 'well' } },
      { borrow: { owner: 2, place: 'bathhouse' } },
    ],
  ],
  court: [
    'court',
    [
      { displace: { victim: 1, to: 'blois', by: 'water', take: null } },
      { displace: { victim: 1, to: 'montargis', by: 'road', take: 'wool' } },
      { displace: { victim: 2, to: 'blois', by: 'water', take: null } },
    ],
  ],
  statue: [{ statue: 'knight' }, ['to_market', 'decline']],
  lock: ['lock', [{ advance: 'farmers' }, { advance: 'knights' }, 'develop']],
  prairie: ['prairie', [{ demand: 1 }, { demand: 2 }, 'decline']],
  gift: [{ gift: { to: 1 } }, [{ give_good: 'grain' }, { give_good: 'brocade' }]],
  vineyard: ['vineyard', [{ buy: 'wine' }, 'decline']],
  episcopal_see: ['episcopal_see', [{ go_to: 'chinon' }, { go_to: 'loches' }]],
  tinkerers_wagon: [
    { tinkerers_wagon: { most: 3 } },
    [{ go_to: 'chinon' }, { go_to: 'loches' }, { go_to: 'saint_amand_montrond' }],
  ],
  bakery: ['bakery', [{ bake: 1 }, { bake: 2 }, { bake: 3 }]],
  ballroom: ['ballroom', [{ tile: 'bathhouse' }, { tile: 'school' }]],
  black_market: [
    'black_market',
    [
      { swap: { give: 'grain', take: 'brocade' } },
      { swap: { give: 'grain', take: 'wool' } },
      { swap: { give: 'wine', take: 'brocade' } },
    ],
  ],
  shared_house: ['shared_house', ['coin', { take_good: 'wine' }, { take_good: 'brocade' }, 'set_out', 'develop']],
  bourgeois_house: [
    'bourgeois_house',
    [
      'coin',
      { take_good: 'grain' },
      { take_good: 'cheese' },
      { take_good: 'wine' },
      { take_good: 'wool' },
      { take_good: 'brocade' },
      'set_out',
      'develop',
    ],
  ],
  goldsmith: ['goldsmith', [{ give_good: 'grain' }, { give_good: 'wine' }]],
  lair_price: ['lair_price', [{ give_good: 'grain' }, { give_good: 'wine' }, 'give_bread']],
  lair: ['lair', [{ advance: 'farmers' }, { advance: 'boatmen' }, { advance: 'scholars' }]],
  market_stand: [
    { market_stand: { left: 3 } },
    [{ buy: 'grain' }, { buy: 'brocade' }, { sell: 'grain' }, { sell: 'wine' }, 'decline'],
  ],
  quarry: ['quarry', [{ build_in: 'blois' }, { build_in: 'saint_amand_montrond' }]],
  sheep_farm: ['sheep_farm', [{ take_good: 'wool' }, 'coin', 'develop']],
  workshop: [
    'workshop',
    [
      { move_wheel: { from: 'village', place: 'castle', space: 'trader' } },
      { move_wheel: { from: 'village', place: 'ship', space: 'farmer' } },
    ],
  ],
  free: [{ free: 'after_event' }, [{ tours: 'deliver' }, 'decline']],
  dignitary: [
    { dignitary: { citizens: { left: 7 } } },
    [
      { dignitary: { lay_out: 'knights' } },
      { dignitary: { lay_out: { development: 0 } } },
      { dignitary: { lay_out: { deed: 'astronomy' } } },
      { dignitary: 'lay_out_usual' },
    ],
  ],
  vierzon: [{ vierzon: { materials: { owed: 12 } } }, [{ give_good: 'wool' }, { give_good: 'brocade' }]],
};
