// What the guide advises is what the hints advise: whoever asks both hears one opinion.

import { get, Refusal } from '../../../api/request';
import type { Hint, Move } from '../../../types';
import type { Screen } from '../table/screen.svelte';

/** The best way on; nothing at a table without hints. */
export async function advice(screen: Screen): Promise<Move[]> {
  try {
    return (await get<Hint[]>(`/api/tables/${screen.table.id}/hint?seat=${screen.table.seat}`))[0]?.moves ?? [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [];
  }
}
