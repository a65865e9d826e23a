// Every name finds the best place around its town: off the ways, the goods and the other names.

import type { Town, TownFacts } from '../../../../types/joan';
import type { Point } from '../../../shared/drawing/curves';
import { FRAME } from './frame';

export type Box = { left: number; top: number; right: number; bottom: number };

/** Names are so high that they can be read on the smallest phone. */
export const SIZE = 32;
export const BIG = 42;

/** Where a name may stand, by side and height, and how little it is liked there. */
const PLACES: [dx: number, dy: number, dislike: number][] = [
  [1, 0, 0],
  [-1, 0, 3],
  [0, 1, 6],
  [0, -1, 8],
  [1, 0.8, 5],
  [-1, 0.8, 7],
  [1, -0.9, 6],
  [-1, -0.9, 8],
  [0.6, 1, 9],
  [-0.6, 1, 10],
  [0.6, -1, 10],
  [-0.6, -1, 11],
  [0.35, 1, 9],
  [-0.35, 1, 9],
  [0.35, -1, 10],
  [-0.35, -1, 10],
  [1, 0.4, 4],
  [-1, 0.4, 5],
  [1, -0.45, 4],
  [-1, -0.45, 5],
];

const inside = (b: Box, [x, y]: Point, by: number) =>
  b.left - by < x && x < b.right + by && b.top - by < y && y < b.bottom + by;

export function labels(
  towns: TownFacts[],
  items: Point[],
  lines: Point[][],
  named: (town: Town) => string,
): Map<Town, Box> {
  const found = new Map<Town, Box>();
  const points = lines.flatMap((curve) => curve.filter((_, i) => i % 2 === 0));
  const cost = (town: Town, b: Box): number => {
    let sum = 0;
    const { x, y, width, height } = FRAME;
    if (b.left < x + 12 || b.right > x + width - 12 || b.top < y + 12 || b.bottom > y + height - 14) sum += 900;
    for (const point of points) if (inside(b, point, 3)) sum += 9;
    for (const [ix, iy] of items) {
      const wide = Math.min(b.right, ix + 25) - Math.max(b.left, ix - 25);
      const high = Math.min(b.bottom, iy + 25) - Math.max(b.top, iy - 25);
      if (wide > 0 && high > 0) sum += 80 + (wide * high) / 3;
    }
    for (const other of towns)
      if (other.town !== town && inside(b, [other.x, other.y], other.number ? 32 : 66)) sum += 160;
    for (const o of found.values())
      if (b.left < o.right + 5 && b.right > o.left - 5 && b.top < o.bottom + 2 && b.bottom > o.top - 2) sum += 400;
    return sum;
  };
  const longestFirst = towns.toSorted((a, b) =>
    a.number && b.number ? named(b.town).length - named(a.town).length : a.number - b.number,
  );
  for (const { town, number, x, y } of longestFirst) {
    const big = number === 0;
    const size = big ? BIG : SIZE;
    const wide = named(town).length * size * (big ? 0.7 : 0.45) + (big ? 0 : number < 10 ? 24 : 38);
    const high = size * 0.84;
    const [up, down, aside] = big ? [84, 32, 78] : [46, 24, 50];
    const boxes = PLACES.map(([dx, dy, dislike]) => {
      const cx = x + (Math.abs(dx) === 1 ? dx * (aside + wide / 2) : dx * wide * 0.62);
      const cy = y + (dy === 1 ? down + high / 2 : dy === -1 ? -(up + high / 2) : 2 + dy * 28);
      const box = { left: cx - wide / 2, top: cy - high / 2, right: cx + wide / 2, bottom: cy + high / 2 };
      return { box, cost: dislike + cost(town, box) + (big && dy === -1 ? 250 : 0) };
    });
    found.set(town, boxes.reduce((best, one) => (one.cost < best.cost ? one : best)).box);
  }
  return found;
}
