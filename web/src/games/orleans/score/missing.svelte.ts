// What was still missing when a game with a task was over.

import type { TableModel } from '../../game';
import { inPlay } from '../modules';
import { facts } from '../table/facts';
import { Screen } from '../table/screen.svelte';

/** As sentences; none where there was no task. */
export async function missing(table: TableModel): Promise<string[]> {
  const [printed, modules] = await Promise.all([facts(), inPlay(table.sight!.view.setup)]);
  let sentences: string[] = [];
  // A screen lives in a component; this one only for a look.
  const leave = $effect.root(() => {
    const screen = new Screen(table, printed, modules, true);
    sentences = modules.parts('tasks').flatMap(({ inWords }) => inWords(screen));
  });
  leave();
  return sentences;
}
