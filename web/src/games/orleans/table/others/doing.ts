// What somebody at the table is doing, as far as everybody sees it.

import type { Seat } from '../../../../types';
import type { Screen } from '../screen.svelte';

export type Doing = 'ready' | 'planning' | 'passed' | 'acting' | 'asked';

/** What `seat` is doing now; nothing while others are at it. */
export function doing(screen: Screen, seat: Seat): Doing | undefined {
  const { phase } = screen.glance;
  const waits = screen.waitsFor.includes(seat);
  if (phase === 'planning' && screen.waitsFor.length) return waits ? 'planning' : 'ready';
  if (phase === 'actions' && screen.view.players[seat]?.mat.passed) return 'passed';
  return waits ? (phase === 'actions' ? 'acting' : 'asked') : undefined;
}
