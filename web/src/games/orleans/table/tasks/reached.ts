// How far the tasks of a scenario came, for its end.

import type { Aim, VierzonObjective } from '../../../../types';
import type { PieceOf } from '../../pieces/piece';
import type { Reached } from '../../score/reached';
import type { Screen } from '../screen.svelte';
import { aimName, limit, stands } from './task';
import { words } from './words';

const OBJECTIVES: Record<VierzonObjective, string> = {
  builder: 'f-craftsman',
  building_company: 'people',
  materials: 'place-tile',
  fortress: 'pl-castle',
  capital: 'laurels',
};

function signOf(aim: Aim): string {
  if (typeof aim === 'string') return 'citizen';
  return 'vierzon' in aim ? OBJECTIVES[aim.vierzon] : 'merchant';
}

export function reached({ glance, view }: Pick<Screen, 'glance' | 'view'>): Reached[] {
  const rows = glance.tasks.map((task) => {
    const { aim, have, of, done, hopeless } = task;
    const piece: PieceOf | undefined = aim === 'citizens' ? { icon: 'citizen' } : undefined;
    const [name, note] = [aimName(aim), stands(task)];
    return { sign: signOf(aim), name, have, of, done, hopeless, piece, note, said: `${name}: ${note}` };
  });
  return [{ title: words().asked, rows, note: limit(view.setup) }];
}
