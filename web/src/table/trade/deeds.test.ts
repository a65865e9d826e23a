import { expect, it } from 'vitest';
import type { Facts, Move, View } from '../../types';
import { board, deeds } from './deeds';

const NOTHING = { coins: 0, develop: 0, citizens: 0 };
const fact = (spaces: string[], needs_three = false) => ({ spaces, goods: [], needs_three, each: NOTHING, complete: NOTHING });
const facts = { trade_deeds: Array.from({ length: 10 }, (_, n) => (n === 2 ? fact(['farmer', 'farmer', 'farmer']) : fact(['any', 'any'], n === 1))), characters: [] } as unknown as Facts;
const sent = Array.from({ length: 10 }, () => [null, null, null] as (string | null)[]);
const view = (players: number) => ({ setup: { players, modules: ['trade_deeds'] }, table: { modules: { board: { sent, goods: [['wine', 'wine', 'grain'], []], wheels: 0 } } } }) as unknown as View;
const to = (good: string): Move => ({ send_to: { kind: 'farmer', deed: { trade: 'thanksgiving' }, good } }) as Move;

it('lays every way to a deed at the first free space it fits', () => {
  const [, , thanks] = deeds(view(4), facts, [to('wine'), to('grain')]);
  expect(thanks!.spaces.map(({ moves }) => moves.length)).toEqual([1, 0, 1]);
});

it('covers the last space with few players and closes what needs three', () => {
  const [alchemy, court, thanks] = deeds(view(2), facts, []);
  expect(alchemy!.spaces.map(({ covered }) => covered)).toEqual([false, true]);
  expect(court!.closed).toBe(true);
  expect(thanks!.complete).toBe(false);
  expect(deeds(view(4), facts, [])[0]!.spaces.some(({ covered }) => covered)).toBe(false);
});

it('knows the board that lies there', () => {
  expect(board(view(3))).toBe('trade');
  expect(board({ setup: {} } as View)).toBeUndefined();
});
