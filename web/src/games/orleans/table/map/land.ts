// The map worked out from the printed facts: roads, rivers, where names find room, and what grows between.

import type { By, Facts, Town } from '../../../../types';
import { town as named } from '../../words/names';
import { beside, distance, meander, NARROW, path, spline, type Point } from '../../../shared/drawing/curves';
import { labels, type Box } from './labels';
import type { Growth } from '../../../shared/drawing/growth';
import { terrain } from './terrain';

export type Way = { a: Town; b: Town; by: By; d: string };
export type River = { name: string; width: number; d: string; ripples: [string, string]; label: string; at: string };
export type Land = {
  towns: Map<Town, Point>;
  spaces: { at: Point; by: By; fewest: number }[];
  ways: Way[];
  rivers: River[];
  labels: Map<Town, Box>;
  growth: () => Growth[];
};

// Which waterways are one river, and where it comes from and goes to beyond the map. Ornament: what can be sailed are the routes.
const STREAMS: { name: string; towns: Town[]; from?: Point; to?: Point; width: number; at: string }[] = [
  { name: 'Indre', towns: ['tours', 'loches'], width: 12, at: '22%' },
  { name: 'Yèvre', towns: ['vierzon', 'bourges'], width: 12, at: '16%' },
  { name: 'Vienne', towns: ['chinon', 'chatellerault'], width: 12, at: '60%' },
  { name: 'Creuse', towns: ['chinon', 'le_blanc', 'argenton_sur_creuse'], to: [300, 1030], width: 12, at: '27%' },
  {
    name: 'Cher',
    towns: ['tours', 'montrichard', 'vierzon', 'saint_amand_montrond'],
    to: [630, 1030],
    width: 13,
    at: '70%',
  },
  {
    name: 'Loire',
    towns: ['chinon', 'tours', 'blois', 'orleans', 'briare', 'sancerre', 'nevers'],
    from: [-30, 600],
    to: [850, 822],
    width: 17,
    at: '23%',
  },
];

/** Worked out once for the printed facts. */
export function land(facts: Facts): Land {
  const towns = new Map<Town, Point>(facts.towns.map(({ town, x, y }) => [town, [x * NARROW, y]]));
  const by = new Map<number, By>(
    facts.routes.flatMap((route) => route.goods_spaces.map((space) => [space, route.by] as const)),
  );
  const spaces = facts.goods_spaces.map(({ x, y, min_players }, n) => ({
    at: [x * NARROW, y] as Point,
    by: by.get(n) ?? 'road',
    fewest: min_players,
  }));
  const still = [...towns.values(), ...spaces.map(({ at }) => at)];

  /** The points of a route from one end. */
  const points = (from: Town, to: Town, kind: By): Point[] => {
    const route = facts.routes.find(
      (r) => r.by === kind && ((r.a === from && r.b === to) || (r.a === to && r.b === from)),
    );
    const start = towns.get(from)!;
    const between = (route?.goods_spaces ?? [])
      .map((space) => spaces[space]!.at)
      .toSorted((p, q) => distance(p, start) - distance(q, start));
    return [start, ...between, towns.get(to)!];
  };

  const roads = facts.routes
    .filter((route) => route.by === 'road')
    .map(({ a, b }) => ({ a, b, curve: meander(spline(points(a, b, 'road')), still, 2.2, 120) }));
  const waters = facts.routes
    .filter((route) => route.by === 'water')
    .map(({ a, b }) => ({ a, b, curve: meander(spline(points(a, b, 'water')), still, 5, 92) }));
  const rivers = STREAMS.filter((stream) => stream.towns.every((town) => towns.has(town))).map(
    ({ name, towns: along, from, to, width, at }) => {
      const stretch = along.slice(1).flatMap((town, n) => points(along[n]!, town, 'water').slice(n ? 1 : 0));
      return {
        name,
        width,
        at,
        curve: meander(spline([...(from ? [from] : []), ...stretch, ...(to ? [to] : [])]), still, 6.5, 92),
      };
    },
  );

  const lines = [...roads.map(({ curve }) => ({ curve, wide: 5 })), ...rivers.map(({ curve }) => ({ curve, wide: 9 }))];
  const boxes = labels(
    towns,
    spaces.map(({ at }) => at),
    lines,
    named,
  );
  return {
    towns,
    spaces,
    labels: boxes,
    ways: [
      ...roads.map((road) => ({ ...road, by: 'road' as const })),
      ...waters.map((water) => ({ ...water, by: 'water' as const })),
    ].map(({ a, b, by: kind, curve }) => ({ a, b, by: kind, d: path(curve) })),
    rivers: rivers.map(({ name, width, at, curve }) => ({
      name,
      width,
      at,
      d: path(curve),
      ripples: [path(beside(curve, width * 0.2)), path(beside(curve, -width * 0.22))],
      label: path(beside(curve, -width * 0.5 - 5)),
    })),
    // Only when it is asked for: finding room between everything else takes a while.
    growth: () =>
      terrain(
        towns,
        spaces.map(({ at }) => at),
        lines,
        [...boxes.values()],
      ),
  };
}
