// What a deed brings as pieces: to each follower, and to whom fills the last space.

import type { PieceOf } from '../../pieces/piece';
import type { BoardDeed, BoardDeedFacts, Reward } from '../../types';
import { deedName, type DeedName } from '../../words/board_deeds';

const ANY_GOOD: PieceOf[] = [{ good: 'grain' }, { good: 'wine' }, { good: 'brocade' }];

// What the printed numbers do not say.
const EACH: Partial<Record<DeedName, PieceOf[]>> = {
  alchemy: [{ icon: 'bag' }, { icon: 'board' }], towing_service: [{ icon: 'pl-ship' }], town_charter: [{ icon: 'place-tile' }], navigation: [{ icon: 'gear' }],
  fraud: [{ good: 'grain' }, { icon: 'ti-swap' }, { good: 'wine' }], arsonist: [{ icon: 'station' }], kidnapper: [{ icon: 'merchant' }], torturer: [{ icon: 'torture' }], hangman: [{ icon: 'bag' }],
  saboteur: [{ icon: 'people' }], spy: [{ icon: 'gear' }], tax_collector: [{ icon: 'people' }, { icon: 'coin', number: 2 }], traitor: [{ icon: 'tracks' }],
};
const LAST: Partial<Record<DeedName, PieceOf[]>> = { court_of_lay_assessors: [{ icon: 'board' }], architecture: [{ icon: 'station' }], fraud: ANY_GOOD, arsonist: [{ icon: 'station' }], spy: [{ icon: 'gear' }] };

const reward = ({ coins, develop, citizens, or_develop }: Reward): PieceOf[] => [
  ...(coins ? [{ icon: 'coin', number: coins }] : []), ...(or_develop ? [{ icon: 'development' }] : []), ...(develop ? [{ icon: 'development', number: develop }] : []), ...(citizens ? [{ icon: 'citizen' }] : []),
];

export function brings(deed: BoardDeed, { each, complete }: BoardDeedFacts): { each: PieceOf[]; last: PieceOf[] } {
  const name = deedName(deed);
  return { each: [...reward(each), ...(EACH[name] ?? [])], last: [...reward(complete), ...(LAST[name] ?? [])] };
}
