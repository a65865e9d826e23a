// The deeds of the board in play with the answers that send somebody there.

import type { DeedGlance, DeedSpace, Glance, Move } from '../../../../types';
import { canonical } from '../../../shared/canonical';
import { every } from '../choices';

export type DeedSpaceOf = DeedSpace & { moves: Move[] };
export type DeedOf = Omit<DeedGlance, 'spaces'> & { spaces: DeedSpaceOf[]; closed: boolean };

/** The deeds in printed order; an answer lies at the first free space it can mean. */
export function deeds(glance: Pick<Glance, 'deeds'>, options: Move[]): DeedOf[] {
  return glance.deeds.map(({ deed, spaces, complete }) => {
    const ways = every(options, 'send_to').filter(({ send_to }) => canonical(send_to.deed) === canonical(deed));
    const laid: DeedSpaceOf[] = spaces.map((space) => ({ ...space, moves: [] }));
    for (const move of ways) {
      const { kind, good } = move.send_to;
      laid
        .find(
          (space) =>
            space.open && !space.sent && (space.wants === 'any' || space.wants === kind) && space.good === good,
        )
        ?.moves.push(move);
    }
    return { deed, complete, spaces: laid, closed: !spaces.some(({ open }) => open) };
  });
}
