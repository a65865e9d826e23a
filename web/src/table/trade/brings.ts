// What a deed brings as pieces: to each follower, and to whom fills the last space.

import type { PieceOf } from '../../pieces/piece';
import type { BoardDeed, BoardDeedFacts, Character, Reward, TradeDeed } from '../../types';

const ANY_GOOD: PieceOf[] = [{ good: 'grain' }, { good: 'wine' }, { good: 'brocade' }];

// What the printed numbers do not say.
const EACH: Partial<Record<TradeDeed | Character, PieceOf[]>> = {
  alchemy: [{ icon: 'bag' }, { icon: 'board' }], towing_service: [{ icon: 'pl-ship' }], town_charter: [{ icon: 'place-tile' }], navigation: [{ icon: 'gear' }],
  fraud: [{ good: 'grain' }, { icon: 'ti-swap' }, { good: 'wine' }], arsonist: [{ icon: 'station' }], kidnapper: [{ icon: 'merchant' }], torturer: [{ icon: 'torture' }], hangman: [{ icon: 'bag' }],
  saboteur: [{ icon: 'people' }], spy: [{ icon: 'gear' }], tax_collector: [{ icon: 'people' }, { icon: 'coin', number: 2 }], traitor: [{ icon: 'tracks' }],
};
const LAST: Partial<Record<TradeDeed | Character, PieceOf[]>> = { court_of_lay_assessors: [{ icon: 'board' }], architecture: [{ icon: 'station' }], fraud: ANY_GOOD, arsonist: [{ icon: 'station' }], spy: [{ icon: 'gear' }] };

const reward = ({ coins, develop, citizens }: Reward): PieceOf[] => [
  ...(coins ? [{ icon: 'coin', number: coins }] : []), ...(develop ? [{ icon: 'development', number: develop }] : []), ...(citizens ? [{ icon: 'citizen' }] : []),
];

export function brings(deed: BoardDeed, { each, complete }: BoardDeedFacts): { each: PieceOf[]; last: PieceOf[] } {
  const name = 'trade' in deed ? deed.trade : deed.intrigue;
  return { each: [...reward(each), ...(EACH[name] ?? [])], last: [...reward(complete), ...(LAST[name] ?? [])] };
}
