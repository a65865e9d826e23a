// Which answers take what lies on a way: whoever clicks the good goes there for it.

import type { Facts, Move, Town } from '../../../../types';
import { every } from '../choices';

/** The journeys from `here` that take the good on this space. */
export function takes(options: Move[], routes: Facts['routes'], here: Town, space: number, good: string): Move[] {
  const route = routes.find(({ goods_spaces }) => goods_spaces.includes(space));
  const to = route && (route.a === here ? route.b : route.b === here ? route.a : undefined);
  return every(options, 'travel').filter(
    ({ travel }) => travel.to === to && travel.by === route?.by && travel.take === good,
  );
}
