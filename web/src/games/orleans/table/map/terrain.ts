// Woods, fields, hills and vines where nothing else is: one seed, the same picture every time.

import type { Town } from '../../../../types';
import { HEIGHT, NARROW, WIDTH, type Point } from '../../../shared/drawing/curves';
import { dice } from '../../../shared/drawing/dice';
import type { Growth } from '../../../shared/drawing/growth';
import type { Box, Line } from './labels';

// Where which land lies, roughly as it does: forest of Orléans, Sologne, Beauce, Sancerrois, Touraine, Berry.
const LANDS: [Growth['kind'], x: number, y: number, reach: number][] = [
  ['tree', 700, 200, 120],
  ['tree', 610, 430, 130],
  ['tree', 760, 520, 110],
  ['field', 560, 110, 150],
  ['field', 410, 140, 90],
  ['field', 650, 850, 110],
  ['hill', 880, 720, 150],
  ['hill', 960, 540, 90],
  ['vine', 150, 600, 120],
  ['vine', 270, 560, 90],
  ['tree', 60, 250, 130],
  ['tree', 300, 420, 110],
  ['hill', 120, 900, 170],
  ['hill', 60, 800, 120],
  ['field', 420, 780, 110],
  ['tree', 660, 660, 80],
  ['hill', 840, 960, 140],
  ['tree', 230, 60, 150],
  ['field', 900, 130, 110],
  ['tree', 500, 880, 110],
  ['vine', 880, 600, 60],
  ['tree', 950, 340, 110],
  ['tree', 60, 400, 110],
  ['hill', 470, 980, 120],
  ['tree', 760, 400, 100],
];
const ROOM: Record<Growth['kind'], number> = { tree: 8, hill: 17, field: 19, vine: 16 };
const MOST = 165;

export function terrain(towns: Map<Town, Point>, spaces: Point[], lines: Line[], names: Box[]): Growth[] {
  const roll = dice(1429);
  const taken: { x: number; y: number; r: number }[] = [
    ...[...towns].map(([town, [x, y]]) => ({ x, y, r: town === 'orleans' ? 62 : 42 })),
    ...spaces.map(([x, y]) => ({ x, y, r: 27 })),
    ...lines.flatMap(({ curve, wide }) =>
      curve.filter((_, i) => i % 3 === 0).map(([x, y]) => ({ x, y, r: wide + 10 })),
    ),
  ];
  const free = (x: number, y: number, r: number) =>
    x > 30 &&
    x < WIDTH - 30 &&
    y > 34 &&
    y < HEIGHT - 30 &&
    !(x < 118 && y < 126) &&
    !taken.some((o) => (x - o.x) ** 2 + (y - o.y) ** 2 < (r + o.r) ** 2) &&
    !names.some((b) => b.left - r < x && x < b.right + r && b.top - r * 0.8 < y && y < b.bottom + r * 0.8);

  const found: Growth[] = [];
  for (let n = 0; n < 6000 && found.length < MOST; n++) {
    const [kind, cx, cy, reach] = LANDS[Math.floor(roll() * LANDS.length)]!;
    const angle = roll() * 2 * Math.PI;
    const far = reach * Math.sqrt(roll());
    const [x, y] = [(cx + far * Math.cos(angle)) * NARROW, cy + far * Math.sin(angle)];
    const scale = 0.85 + roll() * 0.3;
    const turn = [-8, 4, 14, -20][Math.floor(roll() * 4)]!;
    if (!free(x, y, ROOM[kind])) continue;
    found.push({
      kind,
      x: Math.round(x),
      y: Math.round(y),
      scale: Math.round(scale * 100) / 100,
      turn: kind === 'field' ? turn : 0,
    });
    taken.push({ x, y, r: ROOM[kind] - 1 });
  }
  return found.toSorted((a, b) => a.y - b.y);
}
