// What partners can send somebody for the task of the character and the due of the round: goods, coins and followers.

import type { Due, Facts, InvasionOnMat, Kind, Mat, Part, Task } from '../../../../types';
import type { PieceOf } from '../../pieces/piece';
import { KINDS } from '../../table/board/odds';
import { GOODS } from './in_words';
import { own, personal } from './city';

/** Pieces, or points to be made up of them. */
export type Want = { points?: number; pieces: PieceOf[] };

const FABRICS: PieceOf[] = [{ icon: 'coin' }, { good: 'wool' }, { good: 'brocade' }];
const FOOD: PieceOf[] = [{ good: 'grain' }, { good: 'cheese' }, { good: 'wine' }];
const times = <T>(number: number, piece: T): T[] => Array.from({ length: Math.max(0, number) }, () => piece);

/** What would help with a part of which so much is missing. */
function helps(part: Part, missing: number, mat: InvasionOnMat | undefined, facts: Facts): Want | undefined {
  if (part === 'assembly_hall')
    return {
      pieces: KINDS.flatMap((kind: Kind, n) =>
        times(facts.invasion.hall[n]! - (mat?.hall[n] ?? 0), { follower: kind } as PieceOf),
      ),
    };
  if (typeof part === 'string') return undefined;
  if ('coins' in part) return { pieces: [{ icon: 'coin', number: missing }] };
  if ('goods' in part) return { pieces: times(missing, { good: part.goods[0] }) };
  if ('monks' in part) return { pieces: times(missing, { follower: 'monk' }) };
  if ('fabrics' in part) return { points: missing, pieces: FABRICS };
  return 'food' in part ? { points: missing, pieces: FOOD } : undefined;
}

/** What a due still lacks, where it can be sent. */
function owed(due: Due, mat: Mat): Want | undefined {
  if (typeof due === 'string' || 'books' in due) return undefined;
  if ('coins' in due)
    return mat.coins < due.coins ? { pieces: [{ icon: 'coin', number: due.coins - mat.coins }] } : undefined;
  if ('goods' in due) {
    const [good, number] = due.goods;
    const missing = number - mat.goods[GOODS.indexOf(good)]!;
    return missing > 0 ? { pieces: times(missing, { good }) } : undefined;
  }
  const here = (mat.market[due.follower] ?? 0) + (mat.tower[due.follower] ?? 0);
  return here ? undefined : { pieces: [{ follower: due.follower }] };
}

/** All of it for one seat in this round. */
export function wants(seat: number, mat: Mat, tasks: Task[], facts: Facts, round: number): Want[] {
  const lying = own(mat);
  const parts = personal(tasks, seat).filter(({ done }) => !done);
  const due = lying?.character === 'estate_manager' ? facts.invasion.dues[round - 1]?.due : undefined;
  const all = [
    ...parts.map(({ what, have, of }) => helps(what, of - have, lying, facts)),
    ...(due === undefined ? [] : [owed(due, mat)]),
  ];
  return all.filter((want) => want !== undefined);
}
