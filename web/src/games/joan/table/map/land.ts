// The map of the sheet as lines: ways as curves, rivers through their towns, where goods lie, where names and woods have room.
// All of it follows from the printed facts; only how the pen bends is ours.

import type { Facts, Good, Route, Town } from '../../../../types/joan';
import { grown } from '../../../shared/drawing/growth';
import { beside, distance, meander, path, spline, type Point } from '../../../shared/drawing/curves';
import { town as named } from '../../words/names';
import { labels, type Box } from './labels';
import { terrain } from './terrain';

/** How far a way swings aside in its middle. */
const BENDS: Partial<Record<Route, number>> = {
  l01: -22,
  l02: 16,
  l03: 12,
  l04: -44,
  l05: -26,
  l06: -16,
  l07: 16,
  l08: 10,
  l09: -10,
  l10: 12,
  l11: 40,
  l12: -14,
  l13: -28,
  l14: -22,
  l15: 12,
  l16: -14,
  l17: -30,
  l18: 18,
  l19: 52,
  l20: 44,
  l21: 18,
  l22: 22,
  l23: -12,
  l24: 24,
  l25: 16,
  l26: 16,
  l27: 14,
  l28: -14,
  l29: 14,
  w01: 22,
  w02: -30,
  w03: 26,
  w04: 8,
  w05: 30,
  w06: 24,
  w07: -18,
  w08: 14,
  w09: -18,
  w10: -20,
  w11: 14,
  w12: -22,
  w13: -42,
  w14: -18,
};

type Stream = { name: string; along: Town[]; from?: Point; to?: Point; width: number };
const STREAMS: Stream[] = [
  { name: 'Indre', along: ['tours', 'loches'], width: 13 },
  { name: 'Yèvre', along: ['vierzon', 'bourges'], width: 12 },
  { name: 'Vienne', along: ['chinon', 'chatellerault'], to: [190, 1260], width: 13 },
  { name: 'Creuse', along: ['chinon', 'le_blanc', 'argenton_sur_creuse'], to: [400, 1260], width: 13 },
  { name: 'Cher', along: ['tours', 'montrichard', 'vierzon', 'saint_amand_montrond'], to: [830, 1260], width: 14 },
  {
    name: 'Loire',
    along: ['chinon', 'tours', 'blois', 'orleans', 'briare', 'sancerre', 'nevers'],
    from: [10, 740],
    to: [1100, 1090],
    width: 19,
  },
];

const GOODS: Good[] = ['grain', 'cheese', 'wine', 'wool', 'brocade'];
export type Item = { what: Good | 'point'; at: Point };
export type Way = { route: Route; by: 'land' | 'water'; curve: Point[]; d: string; items: Item[]; from: number };
export type River = { name: string; width: number; d: string; ripples: string[]; label: string };
export type Land = {
  towns: Map<Town, Point>;
  ways: Way[];
  rivers: River[];
  labels: Map<Town, Box>;
  growth: ReturnType<typeof grown>;
};

let drawn: Land | undefined;

/** The land, drawn once: the printed facts never change. */
export function land(facts: Facts): Land {
  drawn ??= draw(facts);
  return drawn;
}

function draw({ towns: printed, routes }: Facts): Land {
  const towns = new Map(printed.map(({ town, x, y }): [Town, Point] => [town, [x, y]]));
  const still = [...towns.values()];
  const bent = routes.map(({ route, a, b }) => {
    const [from, to] = [towns.get(a)!, towns.get(b)!];
    const [aside, length] = [BENDS[route] ?? 0, distance(from, to)];
    const middle: Point = [
      (from[0] + to[0]) / 2 - ((to[1] - from[1]) / length) * aside,
      (from[1] + to[1]) / 2 + ((to[0] - from[0]) / length) * aside,
    ];
    return spline([from, middle, to]);
  });
  const ways = routes.map(({ route, a, by, goods, points, min_players }, nth): Way => {
    const curve = by === 'land' ? meander(bent[nth]!, still, 2.2, 120) : bent[nth]!;
    const what = [
      ...GOODS.flatMap((good, n) => Array<Good>(goods[n]!).fill(good)),
      ...Array<'point'>(points).fill('point'),
    ];
    const items = spread(curve, what.length, a === 'orleans' ? 78 : 30).map((at, n) => ({ what: what[n]!, at }));
    return { route, by, curve, d: path(curve), items, from: min_players };
  });
  const stretch = (one: Town, other: Town): Point[] => {
    const nth = routes.findIndex(({ a, b, by }) => by === 'water' && [a, b].includes(one) && [a, b].includes(other));
    const curve = bent[nth]!;
    return [towns.get(one)!, curve[Math.floor(curve.length / 2)]!];
  };
  const rivers = STREAMS.map(({ name, along, from, to, width }): River => {
    const through = [
      ...(from ? [from] : []),
      ...along.slice(1).flatMap((town, n) => stretch(along[n]!, town)),
      towns.get(along.at(-1)!)!,
      ...(to ? [to] : []),
    ];
    const curve = meander(spline(through), still, 5, 100);
    return {
      name,
      width,
      d: path(curve),
      ripples: [path(beside(curve, width * 0.22)), path(beside(curve, -width * 0.24))],
      label: path(beside(curve, -width * 0.5 - 7)),
    };
  });
  const items = ways.flatMap((way) => way.items.map(({ at }) => at));
  const lines = ways.map(({ curve }) => curve);
  const boxes = labels(printed, items, lines, named);
  return { towns, ways, rivers, labels: boxes, growth: grown(terrain(towns, items, lines, [...boxes.values()])) };
}

/** Where so many goods lie along a way: around its middle, clear of both towns. */
function spread(curve: Point[], many: number, first: number): Point[] {
  const along = curve.reduce<number[]>((sums, point, i) => {
    sums.push(i ? sums[i - 1]! + distance(point, curve[i - 1]!) : 0);
    return sums;
  }, []);
  const middle = (first + along.at(-1)! - 30) / 2;
  return Array.from({ length: many }, (_, n) => {
    const wanted = middle + (n - (many - 1) / 2) * 52;
    const nearest = along.reduce(
      (best, far, i) => (Math.abs(far - wanted) < Math.abs(along[best]! - wanted) ? i : best),
      0,
    );
    return curve[nearest]!;
  });
}
