// How far it is from town to town, by road and water.

import type { Facts, Town } from '../../../../types';

/** The fewest ways from one town to every other. */
export function distances(routes: Facts['routes'], from: Town): Map<Town, number> {
  const found = new Map<Town, number>([[from, 0]]);
  // A map goes through its entries in the order they came in, those added on the way included: the nearest first.
  for (const [town, steps] of found) {
    for (const { a, b } of routes) {
      const next = a === town ? b : b === town ? a : undefined;
      if (next && !found.has(next)) found.set(next, steps + 1);
    }
  }
  return found;
}
