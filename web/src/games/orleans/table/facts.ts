// Everything printed, asked for once.

import { get } from '../../../api/request';
import { SCREENS } from '../../screens';
import type { InPlay } from '../modules/in_play';
import type { EventFacts, Facts, Setup } from '../../../types';

let asked: Promise<Facts> | undefined;

export function facts(): Promise<Facts> {
  asked ??= get<Facts>(SCREENS.orleans.facts).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** The events of the set that is played, by their number. */
export function eventsOf(
  facts: Facts,
  setup: Pick<Setup, 'edition' | 'players'> | undefined,
  modules: InPlay,
): EventFacts[] {
  const own = modules.events(facts, setup?.players ?? 0);
  return own ?? (setup?.edition === 'first' ? facts.first_edition : facts.hour_glass);
}
