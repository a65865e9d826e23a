// What is said to the table about who sits there; a refusal is shown where all refusals are.

import { Refusal } from '../../api/request';
import { problem } from '../../shell/problems';
import type { Screen } from '../screen.svelte';
import { words } from './words';

/** Who stands in for somebody who is gone. */
export const STAND_IN = 'medium';

export async function tell(screen: Screen, what: () => Promise<unknown>) {
  try {
    await what();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    screen.reason = { message: problem(error, { conflict: words().notGone }), rule: error.rule };
  }
}
