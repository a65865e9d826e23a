import { expect, it } from 'vitest';
import type { Facts } from '../../../../types';
import { distance, meander, spline, type Point } from '../../../shared/drawing/curves';
import { grown, placed } from '../../../shared/drawing/growth';
import { land } from './land';
import type { Growth } from '../../../shared/drawing/growth';

const FACTS = {
  towns: [
    { town: 'orleans', x: 592, y: 290 },
    { town: 'blois', x: 458, y: 444 },
    { town: 'tours', x: 212, y: 504 },
    { town: 'vendome', x: 262, y: 310 },
    { town: 'chateaudun', x: 390, y: 207 },
    { town: 'loches', x: 364, y: 704 },
    { town: 'etampes', x: 794, y: 73 },
  ],
  routes: [
    { a: 'orleans', b: 'blois', by: 'water', goods_spaces: [0] },
    { a: 'blois', b: 'tours', by: 'water', goods_spaces: [1] },
    { a: 'tours', b: 'loches', by: 'water', goods_spaces: [2] },
    { a: 'vendome', b: 'blois', by: 'road', goods_spaces: [3] },
    { a: 'chateaudun', b: 'vendome', by: 'road', goods_spaces: [4] },
  ],
  goods_spaces: [
    { min_players: 2, x: 508, y: 358 },
    { min_players: 2, x: 371, y: 478 },
    { min_players: 2, x: 317, y: 651 },
    { min_players: 4, x: 378, y: 370 },
    { min_players: 2, x: 344, y: 276 },
  ],
} as unknown as Facts;

it('leads curves through all their points', () => {
  const points: Point[] = [
    [0, 0],
    [50, 30],
    [100, 0],
  ];
  const curve = spline(points);
  for (const point of points) expect(Math.min(...curve.map((sample) => distance(sample, point)))).toBeLessThan(0.01);
});

it('keeps still at towns and goods spaces', () => {
  const points: Point[] = [
    [0, 0],
    [100, 0],
    [200, 0],
  ];
  const curve = meander(spline(points), points, 6, 90);
  for (const point of points) expect(Math.min(...curve.map((sample) => distance(sample, point)))).toBeLessThan(1.5);
  expect(Math.max(...curve.map(([, y]) => Math.abs(y)))).toBeGreaterThan(3);
});

it('draws every way once, and a river only where all its towns are', () => {
  const { ways, rivers, spaces } = land(FACTS);
  expect(ways).toHaveLength(5);
  expect(rivers.map((river) => river.name)).toEqual(['Indre']);
  expect(spaces[3]).toMatchObject({ by: 'road', fewest: 4 });
});

it('finds room for every name: inside, apart, and off the goods', () => {
  const { labels, spaces } = land(FACTS);
  const boxes = [...labels.values()];
  boxes.forEach((box, n) => {
    expect(box.left).toBeGreaterThan(0);
    expect(box.right).toBeLessThan(820);
    for (const other of boxes.slice(n + 1))
      expect(box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom).toBe(
        false,
      );
    for (const {
      at: [x, y],
    } of spaces)
      expect(box.left < x && x < box.right && box.top < y && y < box.bottom).toBe(false);
  });
});

it('lets nothing grow on a road, a river or a town, and always the same', () => {
  const first = land(FACTS).growth();
  expect(first).toEqual(land(FACTS).growth());
  const { towns } = land(FACTS);
  for (const { x, y } of first) for (const at of towns.values()) expect(distance([x, y], at)).toBeGreaterThan(30);
});

it('draws a wood in one path, each tree where it stands', () => {
  const trees: Growth[] = [
    { kind: 'tree', x: 100, y: 50, scale: 1, turn: 0 },
    { kind: 'tree', x: 300, y: 80, scale: 2, turn: 0 },
  ];
  const paths = new Map(grown(trees));
  expect(paths.get('trunk')).toBe('M100 50m 0 8l 0 -7M300 80m 0 16l 0 -14');
  expect(paths.get('crown')!.match(/M/g)).toHaveLength(2);
  expect(paths.get('hill')).toBe('');
  expect(placed('m10 0', { x: 0, y: 0, scale: 1, turn: 90 })).toBe('M0 0m 0 10');
});
