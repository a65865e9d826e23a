// Where several people share a screen a hand lies face down until its owner opens it.

import { me } from '../../../api/me.svelte';
import type { Seat } from '../../../types';
import type { Screen } from './screen.svelte';

class Opened {
  by: Seat | undefined = $state();
}
export const opened = new Opened();

/** Whether the hand before us may be seen by whoever looks at the screen. */
export function isOpen({ table, me: seat }: Pick<Screen, 'table' | 'me'>): boolean {
  const own = (table.description?.seats ?? []).filter(({ person, away }) => person?.id === me.person?.id && !away);
  return own.length < 2 || opened.by === seat;
}
