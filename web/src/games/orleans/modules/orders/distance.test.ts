import { expect, it } from 'vitest';
import { distances } from './distance';

const way = (a: string, b: string) => ({ a, b, by: 'road', goods_spaces: [] }) as never;

it('counts the fewest ways', () => {
  const found = distances(
    [way('orleans', 'blois'), way('blois', 'tours'), way('tours', 'chinon'), way('orleans', 'chinon')],
    'orleans',
  );
  expect([found.get('orleans'), found.get('blois'), found.get('tours'), found.get('chinon')]).toEqual([0, 1, 2, 1]);
  expect(found.has('nevers')).toBe(false);
});
