// Lines drawn by hand: smooth through their points, swinging a little between them.

/** The picture; the printed facts count to 1000 both ways. */
export const WIDTH = 820;
export const HEIGHT = 1000;
export const NARROW = WIDTH / 1000;

export type Point = readonly [x: number, y: number];

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** A centripetal Catmull-Rom curve through all points, densely sampled. */
export function spline(points: Point[], samples = 22): Point[] {
  const p = points.length === 2 ? [points[0]!, middle(points[0]!, points[1]!), points[1]!] : points;
  const q = [mirrored(p[0]!, p[1]!), ...p, mirrored(p.at(-1)!, p.at(-2)!)];
  const curve: Point[] = [];
  for (let i = 1; i < q.length - 2; i++) {
    const [p0, p1, p2, p3] = [q[i - 1]!, q[i]!, q[i + 1]!, q[i + 2]!];
    const t1 = gap(p0, p1);
    const t2 = t1 + gap(p1, p2);
    const t3 = t2 + gap(p2, p3);
    for (let j = 0; j < samples; j++) {
      const t = t1 + ((t2 - t1) * j) / samples;
      const a = [mix(p0, p1, 0, t1, t), mix(p1, p2, t1, t2, t), mix(p2, p3, t2, t3, t)] as const;
      curve.push(mix(mix(a[0], a[1], 0, t2, t), mix(a[1], a[2], t1, t3, t), t1, t2, t));
    }
  }
  return [...curve, p.at(-1)!];
}

const gap = (a: Point, b: Point) => Math.max(1e-6, Math.sqrt(distance(a, b)));
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const mirrored = (a: Point, b: Point): Point => [2 * a[0] - b[0], 2 * a[1] - b[1]];
function mix(a: Point, b: Point, ta: number, tb: number, t: number): Point {
  const u = (t - ta) / (tb - ta);
  return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
}

/** Which way is aside, at every sample. */
export function normals(curve: Point[]): Point[] {
  return curve.map((_, i) => {
    const a = curve[Math.max(0, i - 1)]!;
    const b = curve[Math.min(curve.length - 1, i + 1)]!;
    const length = distance(a, b) || 1;
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  });
}

/** How far from a town or a goods space a curve begins to swing. */
const CALM = 34;

/** The square of the distance to the nearest of some points. */
function nearest([x, y]: Point, points: Point[]): number {
  let least = Infinity;
  for (const [px, py] of points) least = Math.min(least, (px - x) ** 2 + (py - y) ** 2);
  return least;
}

/** Lets a curve swing; it keeps still at towns and goods spaces. */
export function meander(curve: Point[], still: Point[], swing: number, wave: number): Point[] {
  const side = normals(curve);
  let along = 0;
  return curve.map((point, i) => {
    if (i) along += distance(point, curve[i - 1]!);
    const out = swing * Math.min(1, nearest(point, still) / CALM ** 2) * Math.sin((along / wave) * 2 * Math.PI);
    return [point[0] + side[i]![0] * out, point[1] + side[i]![1] * out];
  });
}

/** The same curve, a little to one side. */
export function beside(curve: Point[], by: number): Point[] {
  const side = normals(curve);
  return curve.map((point, i) => [point[0] + side[i]![0] * by, point[1] + side[i]![1] * by]);
}

/** As the `d` of a path: every third sample, rounded off through the middles. */
export function path(curve: Point[]): string {
  const p = curve.filter((_, i) => i % 3 === 0 || i === curve.length - 1);
  const n = (value: number) => String(Math.round(value * 10) / 10);
  let d = `M${n(p[0]![0])} ${n(p[0]![1])}`;
  for (let i = 1; i < p.length - 1; i++) {
    const [mx, my] = middle(p[i]!, p[i + 1]!);
    d += `Q${n(p[i]![0])} ${n(p[i]![1])} ${n(mx)} ${n(my)}`;
  }
  return `${d}L${n(p.at(-1)![0])} ${n(p.at(-1)![1])}`;
}
