// Expansions of a box by what goes together: those that exclude each other are one group, of which one at most is played.

import type { ModuleOffer } from '../../../types';

/** The groups, in the order in which they are offered. */
export function groups(offered: ModuleOffer[]): ModuleOffer[][] {
  const found: ModuleOffer[][] = [];
  for (const one of offered) {
    const group = found.find((others) => others.some(({ module }) => one.excludes.includes(module)));
    if (group) group.push(one);
    else found.push([one]);
  }
  return found;
}

/** All of a box: everything, and of each group what was chosen already or else its first. */
export const everything = (found: ModuleOffer[][], chosen: string[]): string[] =>
  found.map((group) => (group.find(({ module }) => chosen.includes(module)) ?? group[0]!).module);
