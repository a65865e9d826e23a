// The Plague: corpses in bag and Market, a doctor, and Indulgence cards against them.

import { list } from '../../../../i18n/index.svelte';
import type { Indulgence, PlagueDeed } from '../../../../types';
import { deedBoard } from '../../table/deeds/part';
import { follower, kind } from '../../words/names';
import type { PieceOf } from '../../pieces/piece';
import type { DeedParts, Descriptor } from '../descriptor';
import { cardWords } from './card_words';
import Hand from './Hand.svelte';
import InForce from './InForce.svelte';
import { cardsOf, inBag, lying, onMat, onTable } from './pieces';
import { inForce, lines } from './table';
import { words } from './words';

const deedOf = (which: PlagueDeed, sign: string, rules: string): DeedParts => ({
  name: () => words().deeds[which],
  does: () => words().does[which],
  sign,
  rules: `plague.deed.${rules}`,
});
const DRAWER = 'own/indulgences';
const nothing = () => [];
const CORPSE: PieceOf = { icon: 'corpse' };
const still = () => undefined;
const named = (card: Indulgence) => words().names[card];
const seen = (cards: (Indulgence | null)[]) => {
  const known = cards.flatMap((it) => (it ? [named(it)] : []));
  return known.length ? `: ${list(known)}` : '';
};

export default {
  parts: [
    { kind: 'in_force', Show: InForce, inWords: inForce },
    {
      kind: 'hand',
      id: DRAWER,
      title: () => words().indulgences,
      short: () => words().cardsShort,
      sign: 'ti-indulgence',
      count: ({ player }) => cardsOf(player).length,
      key: 'i',
      Show: Hand,
      inWords: lines,
    },
    deedBoard({ title: () => words().title, short: () => words().short, sign: 'deed' }),
  ],
  amounts: [
    { sign: 'corpse', at: 'corpses', number: (mat) => lying(mat) + inBag(mat), label: (n) => cardWords().dead(n) },
    {
      sign: 'ti-indulgence',
      at: 'indulgences',
      number: (mat) => onMat(mat)?.in_hand ?? 0,
      label: (n) => cardWords().cards(n),
    },
  ],
  tokens: {
    sign: 'corpse',
    label: () => cardWords().corpse,
    lying: (mat) => onMat(mat)?.on_market ?? 0,
    inBag,
    // The corpses of the tile come into all bags before the next draw, the same number for everybody.
    next: (mat, { view, facts }) => {
      const { tile } = view.table;
      const printed = tile === null ? 0 : (facts.plague.corpses[tile] ?? 0);
      const left = Math.floor((onTable(view.table)?.supply ?? 0) / view.players.length);
      return inBag(mat) + Math.min(printed, left);
    },
  },
  atHome: (place, mat, view) => {
    const own = onMat(mat);
    if (place === 'cemetery' && own?.on_cemetery) return { sign: 'corpse', label: cardWords().corpse };
    const isOut = mat.board.some(([, at]) => typeof at === 'object' && at.follower === 'plague_doctor');
    return place === 'infirmary' && view.table.round > 1 && !isOut ? { follower: 'plague_doctor' } : undefined;
  },
  faceDown: true,
  intro: () => Object.values(cardWords().intro),
  events: (facts) => facts.plague.events,
  deeds: {
    printed: (facts) => facts.plague.deeds,
    deeds: {
      alchemy_i: deedOf('alchemy_i', 'bag', 'alchemy'),
      autopsy: deedOf('autopsy', 'corpse', 'autopsy'),
      coinage: deedOf('coinage', 'coin', 'coinage'),
      storeroom: deedOf('storeroom', 'g-grain', 'storeroom'),
      alchemy_ii: deedOf('alchemy_ii', 'bag', 'alchemy'),
      herbalism: deedOf('herbalism', 'development', 'herbalism'),
      messenger_service: deedOf('messenger_service', 'merchant', 'messenger-service'),
      cremation: deedOf('cremation', 'corpse', 'cremation'),
    },
  },
  where: {
    infirmary: { drawer: DRAWER, pictured: true },
    back_door: { drawer: DRAWER, pictured: true },
    three: { drawer: DRAWER, pictured: true },
    consolation: { drawer: DRAWER, pictured: true },
    grave_goods: {},
    rats: {},
    drawn: { tab: 'board' },
    alchemy: {},
    autopsy: {},
    messenger: { tab: 'map' },
    all_or_none: {},
    reduce: {},
  },
  questions: {},
  things: {
    play: nothing,
    take_card: nothing,
    draw_card: nothing,
    look_at_three: nothing,
    keep_card: nothing,
    throw_back: () => ['market'],
    return_corpse: () => ['market'],
    lose: nothing,
  },
  signs: {
    doctor_came: () => [{ follower: 'plague_doctor' }],
    infected: () => [{ icon: 'corpse' }],
    drew_corpse: () => [{ icon: 'corpse' }],
    buried: () => [{ icon: 'corpse' }],
    into_bag: () => [{ icon: 'corpse' }],
    threw_back: () => [{ icon: 'corpse' }],
    removed: () => [{ icon: 'corpse' }],
    took_card: () => [{ icon: 'ti-indulgence' }],
    drew_card: () => [{ icon: 'ti-indulgence' }],
    put_aside: () => [{ icon: 'ti-indulgence' }],
    turned_up: () => [{ icon: 'ti-indulgence' }],
    looked_at: () => [{ icon: 'ti-indulgence' }],
    announced: () => [{ icon: 'ti-indulgence' }],
    played: () => [{ icon: 'ti-indulgence' }],
    back_into_bag: () => [{ icon: 'bag' }],
  },
  motion: {
    doctor_came: still,
    infected: (seat) => ({ piece: CORPSE, from: [], to: [`market/${seat}`, `player/${seat}`] }),
    drew_corpse: ({ seat, to_market }) =>
      to_market ? { piece: CORPSE, from: [`bag/${seat}`], to: [`market/${seat}`, `player/${seat}`] } : undefined,
    buried: still,
    into_bag: still,
    threw_back: ([seat]) => ({ piece: CORPSE, from: [`market/${seat}`], to: [`bag/${seat}`, `player/${seat}`] }),
    removed: still,
    took_card: still,
    drew_card: still,
    put_aside: still,
    turned_up: still,
    looked_at: still,
    announced: still,
    played: still,
    back_into_bag: still,
  },
  score: [
    {
      source: 'indulgences',
      sign: 'ti-indulgence',
      title: () => words().indulgences,
      low: () => words().indulgences,
      count: (mat) => onMat(mat)?.played.length ?? 0,
    },
    {
      source: 'corpses',
      sign: 'corpse',
      title: () => words().corpses,
      low: () => words().corpses,
      count: (mat) => lying(mat) + inBag(mat),
    },
  ],
  words: {
    asks: () => ({
      infirmary: () => words().infirmary,
      back_door: () => words().backDoor,
      three: () => words().three,
      consolation: () => words().consolation,
      grave_goods: () => words().graveGoods,
      rats: () => words().rats,
      drawn: () => words().drawn,
      alchemy: () => words().alchemy,
      autopsy: () => words().autopsy,
      messenger: () => words().messenger,
      all_or_none: () => words().allOrNone,
      reduce: () => words().reduce,
    }),
    moves: () => ({
      play: ({ card, remove }) => (remove ? words().playRid(named(card)) : words().play(named(card))),
      take_card: (card) => words().take(named(card)),
      draw_card: () => words().draw,
      look_at_three: () => words().look,
      keep_card: (card) => words().keep(named(card)),
      throw_back: ({ cemetery }) => (cemetery ? words().throwToo : words().throwAll),
      return_corpse: () => words().giveBack,
      lose: (whom) => words().lose(kind(whom).one),
    }),
    events: ({ who }) => ({
      doctor_came: (seat) => words().came(who(seat)),
      infected: (seat) => words().infected(who(seat)),
      drew_corpse: ({ seat, to_market }) => (to_market ? words().drewCorpse(who(seat)) : words().drewGone(who(seat))),
      buried: (seat) => words().buried(who(seat)),
      into_bag: ([seat, n]) => words().intoBag(who(seat), n),
      threw_back: ([seat, n]) => words().threwBack(who(seat), n),
      removed: ([seat, n]) => words().removed(who(seat), n),
      took_card: ([seat, card]) => words().took(who(seat), named(card)),
      drew_card: ([seat, card]) => words().drewCard(who(seat), seen([card])),
      put_aside: ([seat, card]) => words().putAside(who(seat), named(card)),
      turned_up: (card) => words().turnedUp(named(card)),
      looked_at: ([seat, cards]) => words().lookedAt(who(seat), seen(cards)),
      announced: (seat) => words().announced(who(seat)),
      played: ([seat, card]) => words().played(who(seat), named(card)),
      back_into_bag: ([seat, whom]) => words().back(who(seat), follower(whom)),
    }),
    there: (move) =>
      move === 'decline'
        ? {
            consolation: words().noCard,
            grave_goods: words().keepCorpses,
            autopsy: words().keepCorpses,
            alchemy: words().drawNobody,
            messenger: words().stay,
            all_or_none: words().leave,
            reduce: words().leave,
          }
        : typeof move === 'object' && 'draw' in move
          ? { alchemy: cardWords().drawToken }
          : typeof move === 'object' && 'plague' in move && move.plague === 'draw_card'
            ? { consolation: cardWords().buyCard }
            : {},
  },
} satisfies Descriptor<'plague'>;
