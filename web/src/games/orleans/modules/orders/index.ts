// Orders: cards that wait for goods in a town.

import { list } from '../../../../i18n/index.svelte';
import type { Good, OrderId } from '../../../../types';
import type { Screen } from '../../table/screen.svelte';
import { town, goods as counted } from '../../words/names';
import type { Descriptor } from '../descriptor';
import OrderFlags from './OrderFlags.svelte';
import Orders from './Orders.svelte';
import { orderName, words } from './words';

const GOODS: Good[] = ['grain', 'cheese', 'wine', 'wool', 'brocade'];
const DRAWER = 'own/orders';

const faceUp = (screen: Screen): OrderId[] =>
  (screen.view.table.modules?.orders.face_up ?? []).flatMap((id) => id ?? []);
const wares = (goods: number[]) => list(GOODS.flatMap((one, n) => (goods[n] ? [counted(goods[n], one)] : [])));

export default {
  parts: [
    {
      kind: 'hand',
      id: DRAWER,
      title: () => words().orders,
      short: () => words().orders,
      sign: 'ti-order',
      count: (screen) => faceUp(screen).length,
      key: 'r',
      Show: Orders,
      inWords: (screen) =>
        faceUp(screen)
          .map((id) => screen.facts.orders[id]!)
          .map(({ town: where, goods, points }) => words().orderOf(town(where), wares(goods), points)),
    },
    { kind: 'map', Show: OrderFlags },
  ],
  amounts: [
    {
      sign: 'ti-order',
      at: 'orders',
      number: ({ modules }) => modules?.orders.length ?? 0,
      label: (n) => words().ordersOf(n),
    },
  ],
  where: { deliver: { drawer: DRAWER, pictured: true } },
  questions: {},
  things: { deliver: () => [] },
  signs: { delivered: () => [{ icon: 'ti-order' }], turned_up: () => [{ icon: 'ti-order' }] },
  motion: {
    delivered: ([seat]) => ({ piece: { icon: 'ti-order' }, from: [DRAWER], to: [`orders/${seat}`, `player/${seat}`] }),
    turned_up: () => undefined,
  },
  score: [
    {
      source: 'orders',
      sign: 'ti-order',
      title: () => words().orders,
      low: () => words().ordersLow,
      count: ({ modules }) => modules?.orders.length ?? 0,
    },
  ],
  words: {
    asks: () => ({ deliver: () => words().askDeliver }),
    moves: ({ facts }) => ({ deliver: (id) => words().deliver(orderName(facts, id)) }),
    events: ({ who, facts }) => ({
      delivered: ([seat, id]) => words().delivered(who(seat), orderName(facts, id)),
      turned_up: (id) => words().turnedUp(orderName(facts, id)),
    }),
    there: (move) => (move === 'decline' ? { deliver: words().noOrder } : {}),
  },
} satisfies Descriptor<'orders'>;
