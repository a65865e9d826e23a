import { expect, it } from 'vitest';
import type { ModuleOffer } from '../../../types';
import { everything, groups } from './groups';

const offer = (module: string, ...excludes: string[]): ModuleOffer => ({
  module,
  fewest: 2,
  most: 5,
  levels: ['normal'],
  excludes,
});
const OFFERED = [offer('a'), offer('b', 'c', 'solo'), offer('c', 'b', 'solo'), offer('d', 'solo')];

it('lays side by side what excludes each other', () => {
  const found = groups(OFFERED).map((group) => group.map(({ module }) => module));
  expect(found).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('takes all of it, and of what excludes each other what was chosen', () => {
  expect(everything(groups(OFFERED), [])).toEqual(['a', 'b', 'd']);
  expect(everything(groups(OFFERED), ['c'])).toEqual(['a', 'c', 'd']);
});
