import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, tongue } from '../../../i18n/index.svelte';
import { line, reconstructed } from './reconstructed';
import type { Facts } from '../../../types';
import { isReconstructed } from '../rules/parts';
import { values } from './values';
import { words } from './words';

const row = (reconstructed: boolean) => ({ reconstructed });
const facts = {
  places: [
    { place: 'ship', ...row(false) },
    { place: 'farm', ...row(true) },
    { place: 'well', ...row(true) },
  ],
  hour_glass: [
    { event: 'harvest', letter: 'b', ...row(false) },
    { event: 'plague', letter: 'c', ...row(true) },
    { event: 'tithe', letter: 'd', ...row(true) },
  ],
  first_edition: [row(false), row(false)],
  orders: [
    { town: 'tours', ...row(true) },
    { town: 'blois', ...row(true) },
  ],
  trade_deeds: [row(false), row(true)],
  characters: [row(false)],
  vierzon: {
    events: [
      { event: 'strike', ...row(false) },
      { event: 'harvest', ...row(true) },
    ],
    deeds: [row(false), row(true)],
  },
  plague: {
    events: [{ event: 'wake', letter: 'd', ...row(true) }],
    deeds: [row(true), row(false)],
    indulgences: [{ card: 'two_monks', ...row(true) }],
  },
  duel: { events: [{ event: 'dues', ...row(true) }], deeds: [row(false), row(true)] },
  prosperity: {
    events: [{ event: 'mass', ...row(false) }],
    deeds: [row(true)],
    structures: [
      { structure: 'castle', ...row(false) },
      { structure: 'abbey', ...row(true) },
    ],
  },
  invasion: { events: [[{ event: 'rats', letter: 'b', ...row(true) }], []], dues: [row(false), row(true)] },
} as unknown as Facts;

describe('what is reconstructed', () => {
  beforeEach(() => tongue.choose('en'));

  it('is what the facts say, and nothing else', () => {
    expect(reconstructed(facts)).toEqual({
      places: [1, 2],
      hour_glass: [1],
      orders: [0, 1],
      trade_events: [0],
      trade_deeds: [1],
      vierzon: [1, 3],
      plague: [0, 1, 3],
      duel: [0, 2],
      prosperity: [1, 3],
      invasion: [0, 2],
    });
    expect(values(facts)).toEqual([
      { group: 'places', names: ['Farm', 'Well'], whole: false },
      { group: 'hour_glass', names: ['Plague C'], whole: false },
      { group: 'orders', names: ['Tours', 'Blois'], whole: true },
      { group: 'trade_events', names: ['Tithe'], whole: true },
      { group: 'trade_deeds', names: ['Court of Lay Assessors'], whole: false },
      { group: 'vierzon', names: ['Harvest (2)', 'Founding the City Council'], whole: false },
      { group: 'plague', names: ['Wake D', 'Alchemy I', 'Collect 2 monks on your Market'], whole: false },
      { group: 'duel', names: ['Dues (1)', 'Wine Press House'], whole: false },
      { group: 'prosperity', names: ['Founding the Carpenter’s Guild', 'Abbey'], whole: false },
      { group: 'invasion', names: ['Rats B', 'due of round 2'], whole: false },
    ]);
  });

  it('is said in the rules about these things', () => {
    const parts = [
      'places.farm',
      'places.well',
      'orders.card',
      'trade.court',
      'plague.card',
      'plague.deed',
      'duel.deed',
      'prosperity.deed',
      'prosperity.structure',
      'base.ship',
      'orders.deliver',
      'trade.alchemy',
      'intrigue.fraud',
      'places.general',
      'events.tithe-d',
    ];
    expect(parts.filter((part) => isReconstructed(part, facts))).toEqual(parts.slice(0, 9));
  });
});

describe.each(LANGUAGES)('the words for it in %s', (language) => {
  beforeEach(() => tongue.choose(language));

  it('fit on one line and name what they are about', () => {
    for (const what of ['spaces', 'orders'] as const) expect(line(what).length).toBeLessThan(64);
    expect(line(['Aa', 'Bb', 'Cc'])).toMatch(/Aa, Bb,? (and|und|et) Cc$/);
    expect(new Set(Object.values(words().groups)).size).toBe(11);
  });
});
