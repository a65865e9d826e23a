// What a deed brings as pieces: to each follower, and to whom fills the last space.

import type { PieceOf } from '../../pieces/piece';
import type { BoardDeedFacts, Reward } from '../../../../types';
import type { DeedParts } from '../../modules/descriptor';

const reward = ({ coins, develop, citizens, or_develop }: Reward): PieceOf[] => [
  ...(coins ? [{ icon: 'coin', number: coins }] : []),
  ...(or_develop ? [{ icon: 'development' }] : []),
  ...(develop ? [{ icon: 'development', number: develop }] : []),
  ...(citizens ? [{ icon: 'citizen' }] : []),
];

export const brings = (deed: DeedParts, { each, complete }: BoardDeedFacts): { each: PieceOf[]; last: PieceOf[] } => ({
  each: [...reward(each), ...(deed.each ?? [])],
  last: [...reward(complete), ...(deed.last ?? [])],
});
