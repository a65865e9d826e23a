import { beforeEach, expect, it } from 'vitest';
import { tongue } from '../../i18n/index.svelte';
import type { ToursTask } from '../../types';
import { lacks, missing } from './task';

const task: ToursTask = { town: 'tours', citizens: 3, goods: [3, 3, 3, 3, 3] };

beforeEach(() => tongue.choose('en'));

it('says all that is missing', () => {
  const lack = missing(task, { merchant: 'nevers', citizens: 1, goods: [0, 3, 5, 2, 3] });
  expect(lack).toEqual({ town: 'tours', citizens: 2, goods: [['grain', 3], ['wool', 1]] });
  expect(lacks(task, lack)).toBe('Still missing for Tours: your merchant in Tours, 2 citizens, 3 grain, and 1 wool.');
});

it('says that nothing is', () => {
  const lack = missing(task, { merchant: 'tours', citizens: 4, goods: [3, 3, 3, 3, 4] });
  expect(lack).toEqual({ town: undefined, citizens: 0, goods: [] });
  expect(lacks(task, lack)).toBe('Nothing is missing for Tours.');
});
