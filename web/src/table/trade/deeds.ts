// The deeds of the board in play, as they stand.

import type { BoardDeed, BoardDeedFacts, Character, Facts, Good, Kind, Move, TradeDeed, View } from '../../types';
import { every } from '../choices';

export const TRADE: TradeDeed[] = ['alchemy', 'court_of_lay_assessors', 'thanksgiving', 'sheep_farming', 'coinage', 'research', 'towing_service', 'architecture', 'town_charter', 'navigation'];
export const CHARACTERS: Character[] = ['fraud', 'arsonist', 'kidnapper', 'torturer', 'hangman', 'saboteur', 'spy', 'tax_collector', 'traitor'];

/** Which board lies in place of the base deeds. */
export const board = (view: View): 'trade' | 'intrigue' | undefined => {
  const modules = view.setup.modules ?? [];
  return modules.includes('trade_deeds') ? 'trade' : modules.includes('intrigue') ? 'intrigue' : undefined;
};

export type DeedSpaceOf = { wants: BoardDeedFacts['spaces'][number]; sent: Kind | null; good: Good | null; covered: boolean; moves: Move[] };
export type DeedOf = { deed: BoardDeed; spaces: DeedSpaceOf[]; closed: boolean; complete: boolean };

/** The deeds in printed order; answers that send somebody there lie at the first free space they fit. */
export function deeds(view: View, facts: Facts, options: Move[]): DeedOf[] {
  const which = board(view);
  if (!which) return [];
  const all: [BoardDeed, BoardDeedFacts][] = which === 'trade' ? TRADE.map((trade, n) => [{ trade }, facts.trade_deeds[n]!]) : CHARACTERS.map((intrigue, n) => [{ intrigue }, facts.characters[n]!]);
  const players = view.setup.players;
  return all.map(([deed, fact], nth) => {
    const closed = fact.needs_three && players === 2;
    const open = fact.spaces.length - (players < 4 ? 1 : 0);
    const spaces: DeedSpaceOf[] = fact.spaces.map((wants, n) => ({ wants, sent: view.table.modules?.board.sent[nth]?.[n] ?? null, good: goodAt(view, deed, n), covered: closed || n >= open, moves: [] }));
    for (const move of every(options, 'send_to')) {
      const { kind, deed: to, good } = move.send_to;
      if (JSON.stringify(to) !== JSON.stringify(deed)) continue;
      spaces.find((space) => !space.sent && !space.covered && (space.wants === 'any' || space.wants === kind) && space.good === good)?.moves.push(move);
    }
    return { deed, spaces, closed, complete: !closed && spaces.every(({ sent, covered }) => sent !== null || covered) };
  });
}

function goodAt({ table }: View, deed: BoardDeed, nth: number): Good | null {
  const row = 'trade' in deed ? ['thanksgiving', 'sheep_farming'].indexOf(deed.trade) : -1;
  return table.modules?.board.goods[row]?.[nth] ?? null;
}
