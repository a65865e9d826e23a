// Woods, fields, hills and vines where nothing else is: one seed, the same picture every time.

import type { Town } from '../../../../types/joan';
import type { Point } from '../../../shared/drawing/curves';
import { dice } from '../../../shared/drawing/dice';
import type { Growth } from '../../../shared/drawing/growth';
import type { Box } from './labels';
import { FRAME, reachOf } from './frame';

const LANDS: [Growth['kind'], x: number, y: number, reach: number][] = [
  ['tree', 760, 260, 150],
  ['tree', 720, 520, 130],
  ['tree', 800, 640, 120],
  ['field', 640, 200, 130],
  ['field', 420, 150, 100],
  ['field', 700, 1050, 100],
  ['hill', 960, 690, 90],
  ['vine', 150, 690, 110],
  ['vine', 330, 560, 90],
  ['tree', 120, 330, 150],
  ['tree', 370, 520, 90],
  ['hill', 120, 1130, 120],
  ['hill', 110, 940, 90],
  ['field', 500, 830, 90],
  ['tree', 560, 860, 90],
  ['hill', 930, 1150, 120],
  ['tree', 300, 110, 120],
  ['field', 950, 230, 90],
  ['tree', 300, 800, 90],
  ['vine', 880, 700, 80],
  ['tree', 980, 450, 110],
  ['tree', 90, 560, 110],
  ['hill', 500, 1090, 70],
  ['hill', 740, 860, 60],
];
const ROOM: Record<Growth['kind'], number> = { tree: 10, hill: 20, field: 22, vine: 18 };
const MOST = 120;

export function terrain(towns: Map<Town, Point>, items: Point[], lines: Point[][], names: Box[]): Growth[] {
  const roll = dice(1429);
  const taken: [x: number, y: number, reach: number][] = [
    ...[...towns].map(([town, [x, y]]): [number, number, number] => [x, y, reachOf(town)]),
    ...items.map(([x, y]): [number, number, number] => [x, y, 30]),
    ...lines.flatMap((curve) =>
      curve.filter((_, i) => i % 3 === 0).map(([x, y]): [number, number, number] => [x, y, 16]),
    ),
  ];
  const { x: left, y: top, width, height } = FRAME;
  const free = (x: number, y: number, r: number) =>
    x > left + 34 &&
    x < left + width - 34 &&
    y > top + 36 &&
    y < top + height - 34 &&
    !(x < left + 270 && y < top + 96) &&
    !taken.some(([ox, oy, reach]) => Math.hypot(x - ox, y - oy) < r + reach) &&
    !names.some((b) => b.left - r < x && x < b.right + r && b.top - r * 0.8 < y && y < b.bottom + r * 0.8);
  const found: Growth[] = [];
  for (let n = 0; n < 7000 && found.length < MOST; n++) {
    const [kind, cx, cy, reach] = LANDS[Math.floor(roll() * LANDS.length)]!;
    const [angle, far] = [roll() * 2 * Math.PI, reach * Math.sqrt(roll())];
    const [x, y] = [Math.round(cx + far * Math.cos(angle)), Math.round(cy + far * Math.sin(angle))];
    if (!free(x, y, ROOM[kind])) continue;
    found.push({ kind, x, y, scale: Math.round((1 + roll() * 0.3) * 100) / 100, turn: 0 });
    taken.push([x, y, ROOM[kind] - 1]);
  }
  return found.toSorted((a, b) => a.y - b.y);
}
