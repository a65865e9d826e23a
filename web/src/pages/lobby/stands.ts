// How one of my games stands, in one line.

import { list } from '../../i18n/index.svelte';
import { ago } from '../../shell/ago';
import { seatName } from '../../shell/seats';
import type { MyTable } from '../../types';
import { words } from './words';

/** Round, points and whose turn it is; how it ended; or that it has not begun. */
export function stands({ table, asked, waits_for, round, points, ended, moved }: MyTable): string {
  const say = words();
  if (table.state === 'open') return say.notBegun;
  const counted = points === undefined ? [] : [say.points(points)];
  if (table.state === 'over') {
    const place = ended?.place === undefined ? undefined : say.place(ended.place, table.seats.length);
    const end = ended && (place ?? (ended.won ? say.victory : say.defeat));
    return [...(end ? [end] : []), ...counted, ago(moved)].join(' · ');
  }
  const names = list(waits_for.map((seat) => seatName(table, seat)));
  const turn = asked.length ? [say.yourTurn] : names ? [say.waiting(names)] : [];
  return [...(round ? [say.round(round)] : []), ...counted, ...turn, ago(moved)].join(' · ');
}
