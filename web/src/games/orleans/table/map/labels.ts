// Every name finds the best of twelve places around its town.

import type { Town } from '../../../../types';
import { HEIGHT, WIDTH, type Point } from '../../../shared/drawing/curves';

export type Box = { x: number; y: number; left: number; top: number; right: number; bottom: number };
export type Line = { curve: Point[]; wide: number };

const SIZE = 21;
const BIG_SIZE = 30;
const PLACES: [dx: number, dy: number, dislike: number][] = [
  [0, 1, 0],
  [0, -1, 3],
  [1, 0, 2],
  [-1, 0, 2],
  [0.62, 1, 3],
  [-0.62, 1, 3],
  [0.62, -1, 4],
  [-0.62, -1, 4],
  [1, 0.5, 3],
  [-1, 0.5, 3],
  [1, -0.5, 4],
  [-1, -0.5, 4],
];

export function labels(
  towns: Map<Town, Point>,
  spaces: Point[],
  lines: Line[],
  named: (town: Town) => string,
): Map<Town, Box> {
  const found = new Map<Town, Box>();
  const points = lines.flatMap(({ curve, wide }) =>
    curve.filter((_, i) => i % 2 === 0).map(([x, y]) => ({ x, y, wide })),
  );
  const inside = (b: Box, x: number, y: number, by: number) =>
    b.left - by < x && x < b.right + by && b.top - by < y && y < b.bottom + by;

  const cost = (town: Town, b: Box): number => {
    let sum = 0;
    if (b.left < 16 || b.right > WIDTH - 16 || b.top < 16 || b.bottom > HEIGHT - 16) sum += 400;
    for (const { x, y, wide } of points) if (inside(b, x, y, wide)) sum += 1.1;
    for (const [x, y] of spaces) {
      const wide = Math.min(b.right, x + 24) - Math.max(b.left, x - 24);
      const high = Math.min(b.bottom, y + 20) - Math.max(b.top, y - 20);
      if (wide > 0 && high > 0) sum += 60 + (wide * high) / 4;
    }
    for (const [other, [x, y]] of towns)
      if (other !== town && inside(b, x, y, other === 'orleans' ? 50 : 26)) sum += 90;
    for (const o of found.values())
      if (b.left < o.right + 4 && b.right > o.left - 4 && b.top < o.bottom + 2 && b.bottom > o.top - 2) sum += 200;
    return sum;
  };

  for (const [town, [x, y]] of [...towns].toSorted(([a], [b]) => Number(b === 'orleans') - Number(a === 'orleans'))) {
    const big = town === 'orleans';
    const size = big ? BIG_SIZE : SIZE;
    const width = named(town).length * size * (big ? 0.7 : 0.475) + 4;
    const height = size * 0.86;
    const [up, down, aside] = big ? [74, 24, 68] : [33, 13, 29];
    const boxes = PLACES.map(([dx, dy, dislike]) => {
      const cx = x + (Math.abs(dx) === 1 ? dx * (aside + width / 2) : dx * width * 0.62);
      const cy = y + (dy === 1 ? down + height / 2 : dy === -1 ? -(up + height / 2) : 4 + dy * 26);
      const box = {
        x: cx,
        y: cy,
        left: cx - width / 2,
        top: cy - height / 2,
        right: cx + width / 2,
        bottom: cy + height / 2,
      };
      // The spires stay free.
      return { box, cost: dislike + (big && dy === -1 ? 250 : 0) + cost(town, box) };
    });
    found.set(town, boxes.reduce((a, b) => (b.cost < a.cost ? b : a)).box);
  }
  return found;
}
