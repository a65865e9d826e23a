import { beforeAll, expect, it } from 'vitest';
import { tongue } from '../../../../i18n/index.svelte';
import type { Facts, Seen } from '../../../../types';
import { inPlay } from '../../modules';
import { speech } from '../../words/speech';
import { lines } from './lines';
import { turns } from './turns';

const voice = speech((seat) => `P${seat}`, { events: [], facts: {} as Facts, modules: await inPlay({ modules: [] }) });
beforeAll(() => tongue.choose('en'));

const LOG: Seen[] = [
  { number: 1, events: [{ round: 2 }, { drew: [0, 'monk'] }] },
  { number: 2, events: [{ phase: 'actions' }, { used: [1, 'wagon'] }] },
  { number: 3, events: [{ travelled: { seat: 1, to: 'chartres', by: 'road' } }, { collected_good: [1, 'wine'] }] },
  {
    number: 4,
    events: [{ used: [0, 'castle'] }, { recruited: [0, 'knight'] }, { advanced: { seat: 0, track: 'knights', to: 1 } }],
  },
  { number: 5, events: [{ passed: 1 }] },
];

it('has one entry for a turn, with where it went and what it brought', () => {
  const told = turns(lines(LOG, voice), voice);
  expect(told.map(({ text }) => text)).toEqual(['P0 draws: monk.', 'P1: Wagon → Chartres', 'P0: Castle', 'P1 passes.']);
  expect(told[1]!.pieces).toEqual([{ good: 'wine' }]);
  expect(told[1]!.number).toBe(3);
  expect(told[2]!.pieces).toContainEqual({ follower: 'knight' });
});

it('tells the same in whole sentences', () => {
  const told = turns(lines(LOG, voice), voice);
  expect(told[1]!.spoken).toMatch(/^P1 uses the Wagon\. .*Chartres.* .*wine/);
});
