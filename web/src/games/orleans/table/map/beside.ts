// Where figures stand beside a town: its name stays free, and the frame cuts nobody.

import type { Town } from '../../../../types';
import { WIDTH, type Point } from '../../../shared/drawing/curves';
import type { Land } from './land';

/** East of it a town has no room to its right. */
const RIM = WIDTH - 80;
const MARGIN = 29;
const inside = (x: number): number => Math.min(WIDTH - MARGIN, Math.max(MARGIN, x));

/** On which side of a town its name stands: 1 to the right, -1 to the left, 0 above or below. */
function nameSide({ towns, labels }: Land, town: Town): -1 | 0 | 1 {
  const [x] = towns.get(town)!;
  const box = labels.get(town)!;
  return box.left > x + 6 ? 1 : box.right < x - 6 ? -1 : 0;
}

/** Houses stand where the name is not; at the eastern rim, where both are to the left, above it. */
export function houseAt(land: Land, town: Town, nth = 0): Point {
  const [x, y] = land.towns.get(town)!;
  const named = nameSide(land, town);
  const side = named === 1 || x > RIM ? -1 : 1;
  const high = named === side ? Math.min(y - 8, land.labels.get(town)!.top - 18) : y - 8;
  return [inside(x + side * (34 + nth * 26)), high];
}

/** Merchants wait on the other side or a little lower, at the eastern rim below their town. */
export function merchantAt(land: Land, town: Town, nth: number): Point {
  const [x, y] = land.towns.get(town)!;
  const named = nameSide(land, town);
  if (named === -1 && x > RIM) return [inside(x) - nth * 16, y + 32];
  const side = named === -1 ? 1 : -1;
  return [inside(x + side * (30 + nth * 16)), y + (named ? 20 : -12) + (nth % 2) * 6];
}

/** Whoever stands straight above a town stands below it where its name, or the frame, is above. */
export function overAt({ towns, labels }: Land, town: Town): Point {
  const [x, y] = towns.get(town)!;
  const { left, right, bottom } = labels.get(town)!;
  const named = left >= x + 16 || right <= x - 16 ? 0 : bottom < y ? -1 : 1;
  if (named !== -1 && y >= 100) return [x, y - 44];
  return [x, named === 1 ? bottom + 22 : y + 36];
}
