import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, tongue } from '../../../i18n/index.svelte';
import type { Ask, Event, EventFacts, Facts, Happening, Move, Place } from '../../../types';
import { en } from './places.en';
import { does, place, rulesOf, thePlace } from './places';
import { asked, said, speech, told } from './speech';
import { inPlay } from '../modules';
import { brings } from './happenings';
import { event as eventName } from './names';

const fact = (event: Happening, over: Partial<EventFacts> = {}): EventFacts => ({
  event,
  letter: 'b',
  special: false,
  amount: 3,
  price: 0,
  in_kind: false,
  board_only: false,
  market_only: false,
  rule: 'base.events.harvest',
  reconstructed: false,
  ...over,
});
const modules = await inPlay({
  modules: ['orders', 'trade_deeds', 'intrigue', 'tours', 'dignitary', 'vierzon', 'salesman', 'duel', 'prosperity'],
});
const facts = {
  orders: [{ town: 'tours', goods: [0, 0, 1, 0, 1], points: 13, reconstructed: true }],
  duel: { objectives: { wine_town: 'chatellerault', fabrics: 3 } },
} as Facts;
const voice = speech((seat) => ['Aude', 'Brun', 'Clair'][seat] ?? '?', { events: [fact('harvest')], facts, modules });

const EVENTS: Event[] = [
  { round: 3 },
  { phase: 'planning' },
  { start_player: 1 },
  { hour_glass: 0 },
  { excluded: [0, 'well'] },
  { census: { first: 0, last: 1 } },
  { census: { first: null, last: null } },
  { drew: [0, 'monk'] },
  { took_back: { seat: 0, place: 'ship', follower: 'knight' } },
  { to_tower: [0, 'own_trader'] },
  { put: { seat: 0, place: 'ship', space: 'farmer', follower: 'own_farmer', open: false } },
  { put_back: { seat: 0, place: 'ship', follower: 'farmer', open: false } },
  { placed: { seat: 1, place: 'ship', space: 'farmer', follower: 'farmer' } },
  { ready: { seat: 1, binding: true } },
  { used: [0, 'castle'] },
  { passed: 1 },
  { returned: { seat: 0, place: 'castle', follower: 'trader' } },
  { recruited: [0, 'scholar'] },
  { advanced: { seat: 0, track: 'scholars', to: 2 } },
  { developed: { seat: 0, to: 5 } },
  { stepped_back: { seat: 0, to: 4 } },
  { coins: [0, 3] },
  { coins: [0, -1] },
  { gained_good: [0, 'wine'] },
  { collected_good: [0, 'wool'] },
  { returned_good: [0, 'grain'] },
  { citizen: [0, 'boatmen'] },
  { citizen: [0, { development: 1 }] },
  { citizen: [0, { deed: 'astronomy' }] },
  { citizen: [0, 'most_stations'] },
  { took_tile: [0, 'school'] },
  { gained_wheel: [0, 'later'] },
  { placed_wheel: { seat: 0, place: 'farm_house', space: 'craftsman' } },
  { travelled: { seat: 0, to: 'blois', by: 'water' } },
  { built: [0, 'tours'] },
  { sent: { seat: 0, kind: 'monk', deed: 'papal_conclave' } },
  { tortured: [0, 2] },
  { released: 0 },
  { gave_station: { seat: 0, town: 'blois' } },
  { gave_station: { seat: 0, town: null } },
  { gave_follower: [0, 'knight'] },
  { gave_good: [0, 'wine'] },
  { gave_tile: [0, 'well'] },
  { gave_wheel: { seat: 0, place: null } },
  { plague_drew: [0, 'knight'] },
  { plague_drew: [0, null] },
  { plague_drew: [0, 'own_farmer'] },
  { shielded: [0, 'sacristy'] },
  { rolled: [0, 6] },
  { lent: [0, 'castle'] },
  { borrowed: { seat: 0, owner: 1, place: 'winery' } },
  { to_market: [0, 'monk'] },
  { moved: [0, 'tours'] },
  { displaced: { seat: 0, victim: 1, to: 'blois', by: 'road' } },
  { built_on_road: 0 },
  { baked: [0, 2] },
  { returned_bread: 0 },
  { gave_bread: 0 },
  { gave_road_station: 0 },
  { stocked: [0, 'wine'] },
  { discarded: [0, 'cheese'] },
  { sent_to_gaming_room: [0, 'farmer'] },
  { laid_in_gaming_room: [0, 'wine'] },
  { handed: { from: 1, to: 0, good: 'wool' } },
  { moved_wheel: { seat: 0, from: 'ship', place: 'wagon', space: 'farmer' } },
  'game_over',
  { sent_to: { seat: 0, kind: 'monk', deed: { trade: 'alchemy' } } },
  { citizen: [0, { board: { intrigue: 'traitor' } }] },
  { orders: { delivered: [0, 4] } },
  { orders: { turned_up: 7 } },
  { trade_deeds: { took_good: [0, 'wool'] } },
  { trade_deeds: { back_into_bag: [0, 'knight'] } },
  { trade_events: { dismissed: [0, 'farmer', 'bag'] } },
  { trade_events: { wheel_returned: [0, null] } },
  { trade_events: { must_give_up: [0, 5] } },
  { intrigue: { plotted: { seat: 0, victim: 1, plot: { fraud: { take: { good: 'wine' }, give: 'bread' } } } } },
  { intrigue: { plotted: { seat: 0, victim: 1, plot: { treason: { follower: 'knights' } } } } },
  { intrigue: { offered: { victim: 1, to: 0, bribe: { coins: 2, goods: [0, 1, 0, 0, 0], bread: 0 } } } },
  { intrigue: { accepted: { seat: 0, victim: 1 } } },
  { intrigue: { refused: { seat: 0, victim: 1 } } },
  { intrigue: { burned: { owner: 1, town: 'tours' } } },
  { intrigue: { hanged: [1, 'monk'] } },
  { intrigue: { locked: [1, 'castle'] } },
  { intrigue: { stole: { seat: 0, victim: 1, place: 'castle' } } },
  { intrigue: { marker: { seat: 0, track: 'development', to: 4 } } },
  { citizen: [0, 'orleans'] },
  { citizen: [0, { board: { tours: 'knight_consecration' } }] },
  { sent_to: { seat: 0, kind: 'farmer', deed: { tours: 'canalization' } } },
  { trade_events: { left_the_map: { good: 'wool', a: 'blois', b: 'tours', by: 'water' } } },
  { tours: { delivered: 0 } },
  { citizen: [0, { town: 'sancerre' }] },
  { dignitary: { laid_out: [0, { development: 1 }] } },
  { dignitary: { laid_out: [0, { deed: 'astronomy' }] } },
  { dignitary: 'drew_tiles' },
  { vierzon: { completed: [0, 'fortress'] } },
  { salesman: { delivered: [0, 'tours'] } },
  { trade_events: { banished: [0, 'knight'] } },
  { citizen: [0, 'supply'] },
  { returned_citizen: 0 },
  { sent_to: { seat: 0, kind: 'monk', deed: { duel: 'angelology' } } },
  { duel: { chose: [0, 'winery'] } },
  { duel: { completed: [1, 'clothe_lady'] } },
  { duel: { cannot_pay: 1 } },
];

const TRADE = [
  'alchemy',
  'court_of_lay_assessors',
  'thanksgiving',
  'sheep_farming',
  'coinage',
  'research',
  'towing_service',
  'architecture',
  'town_charter',
  'navigation',
] as const;
const CHARACTERS = [
  'fraud',
  'arsonist',
  'kidnapper',
  'torturer',
  'hangman',
  'saboteur',
  'spy',
  'tax_collector',
  'traitor',
] as const;
const TOURS = ['canalization', 'knight_consecration'] as const;
const VIERZON = ['expanding_the_university', 'founding_the_city_council'] as const;
const DUEL = ['astronomy', 'wine_press_house', 'three_field_rotation', 'angelology'] as const;
const HAPPENINGS: Happening[] = [
  'pilgrimage',
  'income',
  'harvest',
  'taxes',
  'trading_day',
  'plague',
  'indulgence',
  'training',
  'bon_voyage',
  'conference',
  'crusade',
  'strike',
  'tax',
  'trip',
  'fishing_grounds',
  'retraining',
  'wedding',
  'sabotage',
  'amnesty',
  'malfunction',
  'torture',
  'vacation',
  'book_fire',
  'goods_tax',
  'dues',
  'peasant_uprising',
  'technology_tax',
  'summoning',
  'famine',
  'capitation_tax',
  'tithe',
  'silentium',
  'drought',
  'highwaymen',
  'pirates',
  'riots',
  'axle_fracture',
  'coin_dues',
  'wheel_tax',
  'storm',
  'banishment',
  'feeding',
  'great_feast',
  'town_meeting',
  'trade',
  'cheese_day',
  'quick_travel',
  'journey_home',
  'support',
  'monk_indulgence',
  'coin_taxes',
  'bribe',
  'firestorm',
  'mass',
  'peregrination',
  'restoration',
  'pilgrims_day',
  'market_day',
  'development_tax',
];

const ASKS: Ask[] = [
  'plan',
  'action',
  'village',
  { followers: { left: 5 } },
  { tile: { one_only: true } },
  { travel: 'either' },
  { torture: { owed: 1 } },
  { bathhouse: { followers: ['monk', 'own_farmer', null], to_place: 1 } },
  { gift: { to: 2 } },
  { orders: 'deliver' },
  { trade_deeds: 'assessors' },
  { trade_events: { famine: { owed: 2 } } },
  { trade_events: { drought: { owed: 4 } } },
  { trade_events: 'riots' },
  { trade_events: { wheel_tax: { owed: 2 } } },
  { trade_events: { banishment: { drawn: { monk: 2 }, owed: 2 } } },
  { dignitary: { citizens: { left: 7 } } },
  { vierzon: { materials: { owed: 12 } } },
  { free: 'after_event' },
  'shared_house',
  { trade_events: 'town_meeting' },
  { trade_events: 'trade' },
  { trade_events: { quick_travel: { left: 2 } } },
  { trade_events: 'pilgrims_day' },
  { trade_events: 'companion' },
  { trade_events: { market_day: { left: 2 } } },
  { prosperity: 'keep' },
  { prosperity: { carpenter: { moved: true } } },
  { prosperity: 'scriptorium' },
  { duel: 'merchant' },
  { duel: { tiles: { one: 5, two: 0 } } },
  { duel: { tiles: { one: 2, two: 3 } } },
  { duel: { shield: { shielded: 0 } } },
  { intrigue: { declare: 'spy' } },
  { intrigue: { verdict: { victim: 1, plot: 'tax', bribe: { coins: 1, goods: [0, 0, 0, 0, 0], bread: 0 } } } },
];
const MOVES: Move[] = [
  'ready',
  'pass',
  { draw: 4 },
  { use: 'castle' },
  { travel: { to: 'blois', by: 'water', take: 'wine' } },
  { travel: { to: 'blois', by: 'road', take: null } },
  { borrow: { owner: 1, place: 'winery' } },
  { swap: { give: 'grain', take: 'wine' } },
  { send_to: { kind: 'farmer', deed: { trade: 'thanksgiving' }, good: 'wine' } },
  { orders: { deliver: 3 } },
  { trade_events: { dismiss: { kind: 'monk', from: { space: ['castle', 'farmer'] } } } },
  { intrigue: { plot: { victim: 1, plot: { spy: { place: 'castle', space: 'farmer' } } } } },
  { intrigue: { add_ware: 'bread' } },
  { intrigue: 'offer' },
  { travel_taking_both: { to: 'blois', by: 'water' } },
  { travel_taking_unseen: { to: 'blois', by: 'water' } },
  { prosperity: 'exchange' },
  { prosperity: { walk: { follower: 'own_trader', to: 'blois', by: 'road' } } },
  { prosperity: { build: { to: 'blois', by: 'water' } } },
  { prosperity: { man: { kind: 'monk', structure: 'abbey' } } },
  { prosperity: { lay_coin: 'castle' } },
  { prosperity: { lay_good: ['wine_cellar', 'wine'] } },
  { trade_events: { wither: { a: 'blois', b: 'tours', by: 'water' } } },
  { tours: 'deliver' },
  { dignitary: { lay_out: 'knights' } },
  { dignitary: { lay_out: { development: 2 } } },
  { dignitary: 'lay_out_usual' },
  { vierzon: { complete: 'capital' } },
  { salesman: { deliver: 'bourges' } },
  { trade_events: { banish: 'own_farmer' } },
  { trade_events: 'buy_citizen' },
  { trade_events: { trade_bread: 'wine' } },
  { duel: 'deliver_wine' },
  { duel: { clothe_lady: { brocade: 2 } } },
];

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => tongue.choose(language));

  it.each(EVENTS.map((event) => [JSON.stringify(event), event] as const))('%s is a whole sentence', (_, event) => {
    const sentence = told(event, voice);
    expect(sentence).toMatch(/^[\p{Lu}\p{Lt}].*[.!]$/u);
    expect(sentence).not.toMatch(/undefined|null|\?|_|\[object/);
  });

  it('questions ask', () => {
    for (const ask of ASKS) expect(asked(ask, voice)).toMatch(/^[\p{Lu}\d].*[.?]$/u);
  });

  it('answers are short words without names of the code', () => {
    for (const move of MOVES) expect(said(move, voice)).not.toMatch(/undefined|null|_|^$/);
  });

  it('every place has a name of its own and says what it does', () => {
    const places = Object.keys(en) as Place[];
    expect(new Set(places.map(place)).size).toBe(places.length);
    for (const which of places) {
      expect(does(which)).toMatch(/[.]$/);
      expect(thePlace(which)).toContain(place(which));
    }
  });

  it('every printed event has its name and says what it brings', () => {
    // Dues, Technology Tax, Taxes and Indulgence are printed in two ways.
    expect(new Set(HAPPENINGS.map(eventName)).size).toBe(HAPPENINGS.length - 4);
    for (const event of HAPPENINGS) expect(brings(fact(event))).toMatch(/^[\p{Lu}\d].*[.]$/u);
  });

  it('every deed and character says what it does', () => {
    for (const deed of [
      ...TRADE.map((trade) => ({ trade })),
      ...CHARACTERS.map((intrigue) => ({ intrigue })),
      ...TOURS.map((tours) => ({ tours })),
      ...VIERZON.map((vierzon) => ({ vierzon })),
      ...DUEL.map((duel) => ({ duel })),
    ]) {
      expect(modules.deed(deed).name()).not.toMatch(/_|undefined/);
      expect(Object.values(modules.deed(deed).does()).every(Boolean)).toBe(true);
    }
  });

  it('an answer says what it does at its question', () => {
    expect(said('decline', voice, { orders: 'deliver' })).not.toBe(said('decline', voice));
    expect(said({ recruit: 'farmer' }, voice, { trade_events: 'indulgence' })).not.toBe(
      said({ recruit: 'farmer' }, voice),
    );
    expect(said({ orders: { deliver: 0 } }, voice)).toContain('Tours');
    expect(said({ go_to: 'blois' }, voice, { duel: 'merchant' })).not.toBe(said({ go_to: 'blois' }, voice));
    expect(said('decline', voice, { duel: { shield: { shielded: 0 } } })).not.toBe(said('decline', voice));
    expect(said('decline', voice, { free: 'after_event' })).not.toBe(said('decline', voice));
  });

  it('an event says how its set has it', () => {
    expect(brings(fact('harvest'))).toContain('3');
    // Where the printing asks for food first, coins are no choice.
    expect(brings(fact('harvest', { price: 5 }))).not.toBe(brings(fact('harvest')));
    expect(brings(fact('harvest', { rule: 'base.events.harvest-first-edition' }))).toBe(
      brings(fact('harvest', { price: 5 })),
    );
    for (const event of ['harvest', 'dues'] as const)
      expect(brings(fact(event, { in_kind: true }))).not.toBe(brings(fact(event)));
    expect(brings(fact('technology_tax', { board_only: true }))).not.toBe(brings(fact('technology_tax')));
  });
});

it('languages differ', () => {
  const sentences = LANGUAGES.map((language) => {
    tongue.choose(language);
    return told({ used: [0, 'castle'] }, voice);
  });
  expect(sentences).toEqual(['Aude uses the Castle.', 'Aude nutzt die Burg.', 'Aude utilise le Château.']);
});

it('points to the rules of a place', () => {
  expect(rulesOf('farm_house')).toBe('/rules?q=base.farmhouse');
  expect(rulesOf('episcopal_see_of_tours')).toBe('/rules?q=places.episcopal-see');
});
