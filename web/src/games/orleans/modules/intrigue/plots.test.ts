import { expect, it } from 'vitest';
import type { Move } from '../../../../types';
import { against, alone, piecesOfPlot } from './plots';

const OPTIONS: Move[] = [
  { intrigue: { plot: { victim: 2, plot: 'hang' } } },
  { intrigue: { plot: { victim: 1, plot: { treason: 'development' } } } },
  { intrigue: { plot: { victim: 2, plot: { fraud: { take: { good: 'wine' }, give: 'bread' } } } } },
  { intrigue: { alone: 'development' } },
  'decline',
];

it('gathers what can be declared by victim', () => {
  expect(against(OPTIONS).map(({ seat, strikes }) => [seat, strikes.length])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(alone(OPTIONS)).toEqual([{ move: { intrigue: { alone: 'development' } }, track: 'development' }]);
});

it('shows both sides of an exchange', () => {
  expect(piecesOfPlot({ fraud: { take: { good: 'wine' }, give: { good: 'wool' } } })).toEqual([
    { good: 'wine' },
    { icon: 'ti-swap' },
    { good: 'wool' },
  ]);
});
