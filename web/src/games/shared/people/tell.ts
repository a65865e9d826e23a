// What is said to the table about who sits there; a refusal is shown where all refusals are.

import { leave } from '../../../api/tables';
import { Refusal } from '../../../api/request';
import { problem } from '../../../shell/problems';
import type { SharedScreen } from '../screen';
import { words } from './words';

/** Who stands in for somebody who is gone. */
export const STAND_IN = 'medium';

/** Leaves one's seat to a bot, which plays on. */
export async function standUp(screen: SharedScreen) {
  screen.drawer = undefined;
  await tell(screen, () => leave(screen.table.id, screen.table.seat!, STAND_IN));
}

export async function tell(screen: SharedScreen, what: () => Promise<unknown>, conflict = words().notGone) {
  try {
    await what();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    screen.reason = { message: problem(error, { conflict }), rule: error.rule };
  }
}
