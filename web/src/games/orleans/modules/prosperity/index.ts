// Prosperity: events that lie open, goods face down, and Structures that one Carpenter builds for all.

import { list } from '../../../../i18n/index.svelte';
import type { ProsperityDeed } from '../../../../types';
import { deedBoard } from '../../table/deeds/part';
import { follower, good, kind, town, goods } from '../../words/names';
import type { DeedParts, Descriptor } from '../descriptor';
import OnMap from './OnMap.svelte';
import { cardWords } from './card_words';
import Cards from './Cards.svelte';
import { GOODS, board, built, card, cardLine, drawn, inHand, line } from './structures';
import Structures from './Structures.svelte';
import { words } from './words';

const DRAWER = 'own/structures';

const deedOf = (which: ProsperityDeed, sign: string, rules: string): DeedParts => ({
  name: () => words().deeds[which],
  does: () => words().does[which],
  sign,
  rules: `prosperity.deed.${rules}`,
});

export default {
  events: (facts) => facts.prosperity.events,
  intro: () => Object.values(cardWords().intro),
  faceDown: true,
  parts: [
    {
      kind: 'tasks',
      Show: Structures,
      inWords: ({ facts, view, player, speech }) => {
        const table = board(view.table);
        const own = card(player);
        return [
          ...(table ? [words().carpenter(town(table.carpenter))] : []),
          `${words().yours}: ${own ? cardLine(facts, own) : words().noCard}`,
          ...view.players.flatMap(({ mat }, seat) => built(mat).map((it) => `${speech.who(seat)}, ${line(facts, it)}`)),
        ];
      },
    },
    {
      kind: 'hand',
      id: DRAWER,
      title: () => cardWords().title,
      short: () => cardWords().title,
      sign: 'townhall',
      count: ({ view }) => view.players.reduce((sum, { mat }) => sum + built(mat).length, 0),
      key: 'c',
      wide: true,
      Show: Cards,
      inWords: ({ facts, view, player, speech }) => {
        const table = board(view.table);
        return [
          ...drawn(player).map((it) => cardLine(facts, it)),
          ...view.players.map(({ mat }, seat) => `${speech.who(seat)}, ${cardWords().others}: ${inHand(mat)}`),
          ...(table ? [cardWords().pile(table.pile)] : []),
          ...(table ? [words().odds(list(GOODS.map((one, n) => goods(table.unseen[n]!, one))))] : []),
        ];
      },
    },
    { kind: 'map', Show: OnMap },
    deedBoard({ title: () => words().title, short: () => words().short, sign: 'deed' }),
  ],
  amounts: [
    {
      sign: 'townhall',
      at: 'structures',
      number: (mat) => built(mat).filter(({ done }) => done).length,
      label: (n) => cardWords().cards(n),
    },
  ],
  deeds: {
    printed: (facts) => facts.prosperity.deeds,
    deeds: {
      founding_the_carpenters_guild: deedOf('founding_the_carpenters_guild', 'f-craftsman', 'carpenters-guild'),
      right_of_assembly: deedOf('right_of_assembly', 'people', 'right-of-assembly'),
      building_the_orphanage: deedOf('building_the_orphanage', 'f-farmer', 'orphanage'),
    },
  },
  where: { keep: { drawer: DRAWER, pictured: true }, carpenter: { tab: 'map' }, scriptorium: {} },
  questions: {},
  things: {
    keep: () => [],
    exchange: () => [],
    walk: ({ to }) => [`town/${to}`],
    build: ({ to }) => [`town/${to}`],
    man: () => [],
    lay_coin: () => [],
    lay_good: () => [],
  },
  signs: {
    turned_up: ([, what]) => [{ good: what }],
    walked: () => [{ icon: 'f-craftsman' }],
    stays: () => [{ icon: 'f-craftsman' }],
    built: () => [{ icon: 'station' }],
    drew: () => [],
    kept: () => [],
    manned: ({ kind: who }) => [{ follower: who }],
    laid_coin: () => [{ icon: 'coin' }],
    laid_good: ([, , what]) => [{ good: what }],
    completed: () => [{ icon: 'laurels' }],
  },
  motion: {
    turned_up: ([seat, what]) => ({
      piece: { good: what },
      from: [`merchant/${seat}`],
      to: [`goods/${seat}`, `player/${seat}`],
    }),
    walked: () => undefined,
    stays: () => undefined,
    built: () => undefined,
    drew: () => undefined,
    kept: () => undefined,
    manned: () => undefined,
    laid_coin: () => undefined,
    laid_good: () => undefined,
    completed: () => undefined,
  },
  score: [
    {
      source: 'structures',
      sign: 'station',
      title: () => words().name,
      low: () => words().low,
      count: (mat) => built(mat).filter(({ done }) => done).length,
    },
  ],
  words: {
    asks: () => ({
      keep: () => words().keep,
      carpenter: ({ moved }) => (moved ? words().goOn : words().walkOrBuild),
      scriptorium: () => words().scriptorium,
    }),
    moves: ({ facts }) => ({
      keep: (which) => cardLine(facts, which),
      exchange: () => words().exchange,
      walk: ({ follower: who, to }) => words().walk(follower(who), town(to)),
      build: ({ to, by }) => words().build(town(to), by),
      man: ({ kind: who, structure }) => words().man(kind(who).name, words().structures[structure]),
      lay_coin: (which) => words().layCoin(words().structures[which]),
      lay_good: ([which, what]) => words().layGood(good(what), words().structures[which]),
    }),
    events: ({ who }) => ({
      turned_up: ([seat, what]) => words().turnedUp(who(seat), good(what)),
      walked: ({ seat, to }) => words().walked(who(seat), town(to)),
      stays: (seat) => words().stays(who(seat)),
      built: ({ seat, structure }) => words().built(who(seat), words().structures[structure]),
      drew: ([seat, cards]) =>
        words().drew(who(seat), list(cards.flatMap((it) => (it ? [words().structures[it]] : [])))),
      kept: ([seat, which]) => words().kept(who(seat), which ? words().structures[which] : ''),
      manned: ({ seat, kind: whom, structure }) =>
        words().manned(who(seat), kind(whom).one, words().structures[structure]),
      laid_coin: ([seat, which]) => words().laid(who(seat), words().coin, words().structures[which]),
      laid_good: ([seat, which, what]) => words().laid(who(seat), good(what), words().structures[which]),
      completed: ([seat, which]) => words().done(who(seat), words().structures[which]),
    }),
    there: (move) =>
      move === 'decline' ? { carpenter: words().leave } : move === 'develop' ? { scriptorium: words().develop } : {},
  },
} satisfies Descriptor<'prosperity'>;
