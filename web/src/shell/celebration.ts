// The end of a game that somebody saw come is celebrated: once, and for those who like to see things move.

import { getContext, setContext } from 'svelte';

const KEY = Symbol('celebration');

/** Celebrates what lies below this component if it is `fresh`, unless scenes are off or motion is unwelcome. */
export function celebrate(fresh: boolean): boolean {
  const moves = localStorage.getItem('scenes') !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return setContext(KEY, fresh && moves);
}

export const isCelebrated = (): boolean => getContext<boolean | undefined>(KEY) ?? false;
