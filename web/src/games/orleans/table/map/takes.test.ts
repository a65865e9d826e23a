import { expect, test } from 'vitest';
import type { Facts, Move } from '../../../../types';
import { takes } from './takes';

const routes = [
  { a: 'orleans', b: 'blois', by: 'water', goods_spaces: [4, 5] },
  { a: 'blois', b: 'tours', by: 'road', goods_spaces: [6] },
] as unknown as Facts['routes'];
const go = (to: string, by: string, take: string | null) => ({ travel: { to, by, take } }) as Move;
const options = [go('blois', 'water', 'wine'), go('blois', 'road', 'wine'), go('blois', 'water', null)];

test('a good on the way is taken by going that way, and by no other', () => {
  expect(takes(options, routes, 'orleans', 5, 'wine')).toEqual([go('blois', 'water', 'wine')]);
  expect(takes(options, routes, 'orleans', 5, 'wool')).toEqual([]);
  expect(takes(options, routes, 'orleans', 6, 'wine'), 'it lies elsewhere').toEqual([]);
});
