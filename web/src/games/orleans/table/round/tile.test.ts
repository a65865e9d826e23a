import { beforeAll, expect, it } from 'vitest';
import { tongue } from '../../../../i18n/index.svelte';
import type { EventFacts, View } from '../../../../types';
import { calendar, inForce, toCome } from './tile';

const tile = (event: EventFacts['event'], letter: EventFacts['letter'], amount = 0): EventFacts => ({
  event,
  letter,
  special: false,
  amount,
  price: 0,
  in_kind: false,
  board_only: false,
  market_only: false,
  rule: '',
  reconstructed: false,
});
const EVENTS = [tile('pilgrimage', 'start'), tile('harvest', 'a', 1), tile('tax', 'd', 3), tile('drought', null, 4)];
const shows = (id: number | null) => inForce(EVENTS, { table: { tile: id } } as unknown as View);

beforeAll(() => tongue.choose('en'));

it('shows the event in force, with its letter where it has one', () => {
  expect(shows(2)).toMatchObject({ name: 'Tax', brings: 'Everybody pays 3 coins.', letter: 'd' });
  expect(shows(0)).toMatchObject({ letter: 'none', crossed: false });
  expect(shows(3)).toMatchObject({ name: 'Drought', letter: 'none', crossed: true });
  expect(shows(null)).toBeUndefined();
});

it('counts the letters that are told as still to come', () => {
  expect(toCome(['a', 'a', 'b', 'd', 'd', null])).toEqual(['2 A', '1 B', '2 D']);
  expect(toCome(['start', 'a'])).toEqual(['1 A']);
  expect(toCome([null, null])).toEqual([]);
});

it('tells which round brings which event, where a board shows them', () => {
  const at = (round: number, tile: number | null, letters: ('a' | null)[] = [null, null], events = EVENTS) =>
    calendar(events, { table: { round, tile } } as unknown as View, { rounds: 4, letters }).map(
      ({ round, name }) => `${round} ${name}`,
    );
  expect(at(2, 1)).toEqual(['2 Harvest', '3 Tax', '4 Drought']);
  expect(at(0, null)).toHaveLength(4);
  expect(at(2, 3), 'tiles that were shuffled').toEqual([]);
  expect(at(2, 1, [null, 'a']), 'tiles with letters').toEqual([]);
  expect(calendar(undefined, { table: { round: 1, tile: 0 } } as unknown as View, { rounds: 4, letters: [] })).toEqual(
    [],
  );
});
