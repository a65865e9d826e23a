// A bribe as it is put together, and the moves that lay it on the table.

import type { Bribe, Good, Mat, Move, Ware } from '../../../../types';

export const GOODS: Good[] = ['grain', 'cheese', 'wine', 'wool', 'brocade'];
const HANDFUL = 5;

/** What an owner could offer in all. */
export const most = (mat: Mat): Bribe => ({
  coins: Math.min(mat.coins, 255),
  goods: [...mat.goods],
  bread: mat.on_tiles.bread,
});

export const isNothing = ({ coins, goods, bread }: Bribe): boolean =>
  coins + bread + goods.reduce((a, b) => a + b, 0) === 0;

/** The answers that make `laid` into `wish` and offer it. */
export function moves(laid: Bribe, wish: Bribe): Move[] {
  const coins = wish.coins - laid.coins;
  const handfuls = Math.floor(coins / HANDFUL);
  const amounts = [...Array<number>(handfuls).fill(HANDFUL), ...Array<number>(coins - handfuls * HANDFUL).fill(1)];
  const goods = GOODS.flatMap((good, n) => Array<Ware>(wish.goods[n]! - laid.goods[n]!).fill({ good }));
  const wares = [...goods, ...Array<Ware>(wish.bread - laid.bread).fill('bread')];
  return [
    ...amounts.map((n): Move => ({ intrigue: { add_coins: n } })),
    ...wares.map((ware): Move => ({ intrigue: { add_ware: ware } })),
    { intrigue: 'offer' },
  ];
}
