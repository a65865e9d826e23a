// How somebody has fared alone so far, in one line.

import type { RecordPage } from '../../types';
import { words } from './words';

/** By one's own strength; `progress` tells how much was done at best, where nothing was won. */
export function soFar(page: RecordPage | undefined, progress?: (scenario: string, done: number) => string): string {
  const say = words();
  if (!page?.plain.games) return page?.aided.games ? say.practised(page.aided.games) : say.never;
  const { games, wins, best_round, most_done } = page.plain;
  if (wins) return `${say.won(wins, games)} · ${say.fastest(best_round ?? 0)}`;
  const best = most_done ? progress?.(page.variant, most_done) : undefined;
  return [say.won(0, games), ...(best ? [best] : [])].join(' · ');
}
