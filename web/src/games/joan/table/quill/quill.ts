// Marks of a quill as filled outlines: no filter, so that they print as they are. Each mark has a few shapes; a cell picks one
// by its own number, so it never changes when it is drawn anew.

import { distance, normals, spline, type Point } from '../../../shared/drawing/curves';
import { dice } from '../../../shared/drawing/dice';

type Roll = () => number;
const between = (roll: Roll, low: number, high: number) => low + (high - low) * roll();
const n = (value: number) => String(Math.round(value * 10) / 10);

type Nib = { thin: number; thick: number; slant?: number; start?: number; end?: number };

/** The outline a broad nib leaves along a curve: thick across its edge, thin along it, lighter at both ends. */
export function nib(curve: Point[], { thin, thick, slant = -40, start = 0.12, end = 0.18 }: Nib): string {
  const held = (slant * Math.PI) / 180;
  const aside = normals(curve);
  const sides: [Point[], Point[]] = [[], []];
  curve.forEach(([x, y], i) => {
    const [nx, ny] = aside[i]!;
    const t = i / (curve.length - 1);
    const across = thin + (thick - thin) * Math.abs(Math.sin(Math.atan2(-nx, ny) - held));
    const light = Math.min(1, 0.35 + (0.65 * t) / start, 0.2 + (0.8 * (1 - t)) / end);
    const half = (across * light) / 2;
    sides[0].push([x + nx * half, y + ny * half]);
    sides[1].push([x - nx * half, y - ny * half]);
  });
  const outline = [...sides[0], ...sides[1].toReversed()].filter((_, i) => i % 2 === 0);
  return `M${outline.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
}

/** A ring drawn in a bit more than one turn. */
export function ring(roll: Roll, [cx, cy]: Point, [rx, ry]: Point, width: Nib, wobble = 0.04): string {
  const from = between(roll, -2.2, -1.6);
  const [one, two] = [roll() * 6.3, roll() * 6.3];
  const points = Array.from({ length: 47 }, (_, i): Point => {
    const t = i / 46;
    const a = from + t * 1.1 * 2 * Math.PI;
    const k = 1 + wobble * Math.sin(a * 2 + one) + wobble * 0.5 * Math.sin(a * 3 + two) + (t - 0.5) * wobble * 2.4;
    return [cx + rx * k * Math.cos(a), cy + ry * k * Math.sin(a)];
  });
  return nib(points, width);
}

/** A stroke, bent a little. */
export function stroke(roll: Roll, a: Point, b: Point, width: Nib, bend = 0.06): string {
  const length = distance(a, b);
  const out = between(roll, -bend, bend) * length;
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const middle: Point = [mx - ((b[1] - a[1]) / length) * out, my + ((b[0] - a[0]) / length) * out];
  return nib(spline([a, middle, b], 10), { slant: between(roll, -35, -15), ...width });
}

const roll = dice(1429);
const near = (x: number, y: number): Point => [x + between(roll, -5, 5), y + between(roll, -5, 5)];
const several = (many: number, draw: () => string) => Array.from({ length: many }, draw);
const CROSS = { thin: 5, thick: 11 };

/** The marks in a field of 100 by 100: ring, cross, strike and hatching. */
export const MARKS = {
  ring: several(5, () => ring(roll, [50, 50], [43, 42], { thin: 3.5, thick: 9 })),
  cross: several(
    5,
    () => stroke(roll, near(13, 15), near(87, 87), CROSS) + stroke(roll, near(86, 13), near(15, 88), CROSS),
  ),
  strike: several(3, () => stroke(roll, near(10, 84), near(90, 16), { thin: 5, thick: 12 })),
  hatch: several(1, () =>
    [-34, -8, 18, 44, 70, 96].map((x) => stroke(roll, [x, 100], [x + 46, 0], { thin: 4, thick: 6 }, 0.02)).join(''),
  ),
};
export type Kind = keyof typeof MARKS;
