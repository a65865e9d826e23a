// How far a game without points came, read off the table as it lies there at the end.

import type { TableModel } from '../../game';
import { inPlay } from '../modules';
import { facts } from '../table/facts';
import { Screen } from '../table/screen.svelte';
import type { Reached } from './reached';

export type Ended = { groups: Reached[]; intro: string[]; round: number; rounds: number };

/** Fetches what is needed to tell it; what comes back tells it in the language of the moment. */
export async function teller(table: TableModel): Promise<() => Ended> {
  const [printed, modules] = await Promise.all([facts(), inPlay(table.sight!.view.setup)]);
  return () => {
    let told: Ended = { groups: [], intro: modules.intro(), round: 0, rounds: 0 };
    // A screen lives in a component; this one only for a look.
    const leave = $effect.root(() => {
      const screen = new Screen(table, printed, modules, true);
      const { round } = screen.view.table;
      told = { ...told, groups: modules.reached(screen), round, rounds: screen.glance.rounds };
    });
    leave();
    return told;
  };
}
