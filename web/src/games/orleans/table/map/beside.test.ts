import { expect, it } from 'vitest';
import type { Town } from '../../../../types';
import { houseAt, merchantAt, overAt } from './beside';
import { HEIGHT, WIDTH, type Point } from '../../../shared/drawing/curves';
import { labels } from './labels';
import type { Land } from './land';

/** Towns at every edge, with room for their names on one side alone. */
const TOWNS = new Map<Town, Point>([
  ['etampes', [651, 73]],
  ['chinon', [72, 604]],
  ['sancerre', [768, 612]],
  ['nevers', [784, 786]],
  ['blois', [375, 444]],
]);
const LAND = { towns: TOWNS, labels: labels(TOWNS, [], [], (town) => town) } as Land;
const FRAME = 13;

it('nobody beside a town is cut by the frame, however many there are', () => {
  for (const town of TOWNS.keys())
    for (const nth of [0, 1, 2])
      for (const [x, y] of [houseAt(LAND, town, nth), merchantAt(LAND, town, nth)]) {
        expect(x, town).toBeGreaterThanOrEqual(FRAME + 14);
        expect(x, town).toBeLessThanOrEqual(WIDTH - FRAME - 14);
        expect(y, town).toBeLessThan(HEIGHT - FRAME - 14);
      }
});

it('houses and whoever stands above a town leave its name free', () => {
  for (const town of TOWNS.keys()) {
    const { left, right, top, bottom } = LAND.labels.get(town)!;
    for (const [what, [x, y], wide] of [
      ['house', houseAt(LAND, town), 14],
      ['above', overAt(LAND, town), 16],
    ] as const) {
      const apart = x + wide <= left || x - wide >= right || y + 17 <= top || y - 17 >= bottom;
      expect(apart, `${what} at ${town}`).toBe(true);
      expect(y, `${what} at ${town}`).toBeGreaterThan(FRAME + 17);
    }
  }
});
