// What a tap on the map means: the nearest thing that can be answered with, within a finger's reach.

import type { Point } from '../../../shared/drawing/curves';
import { distance } from '../../../shared/drawing/curves';

/** How far from a finger a way or a town may be, in pixels. */
export const REACH = 40;
/** Two that differ by less cannot be told apart by a finger. */
const ALIKE = 8;

/** Something on the map: the points it covers, and how far it spreads from them. */
export type Spot<Name> = { name: Name; points: Point[]; spread: number };

/** The spots within reach, the nearest first; only it, where it is clearly nearer than the others. */
export function inReach<Name>(at: Point, spots: Spot<Name>[], scale: number): Name[] {
  const near = spots
    .map(({ name, points, spread }) => ({
      name,
      far: Math.max(0, Math.min(...points.map((point) => distance(point, at))) - spread) * scale,
    }))
    .filter(({ far }) => far <= REACH)
    .toSorted((a, b) => a.far - b.far);
  const [first] = near;
  return first ? near.filter(({ far }) => far - first.far < ALIKE).map(({ name }) => name) : [];
}
