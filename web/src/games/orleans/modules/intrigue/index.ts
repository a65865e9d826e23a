// The Intrigue board: characters in place of the base deeds, and bribes against them.

import type { AnyTrack, Character, Plot, Seat, Ware } from '../../../../types';
import type { PieceOf } from '../../pieces/piece';
import { deedBoard } from '../../table/deeds/part';
import { standing, type Thing } from '../../table/things';
import type { DeedParts, Descriptor } from '../descriptor';
import Declare from './Declare.svelte';
import { does } from './does';
import { character } from './names';

import { asks, events, moves } from './sentences';
import Threat from './Threat.svelte';
import Verdict from './Verdict.svelte';
import { words } from './words';

const deed = (which: Character, sign: string, more: Partial<DeedParts> = {}): DeedParts => ({
  name: () => character(which),
  does: () => does()[which],
  sign,
  rules: `intrigue.${which.replaceAll('_', '-')}`,
  ...more,
});

const lane = (track: AnyTrack): Thing => (track === 'development' ? 'development' : `track/${track.follower}`);
/** A good by name; one that lies on the Brasserie is another thing than one beside it. */
const named = (ware: Ware): string =>
  ware === 'bread' ? ware : 'good' in ware ? ware.good : `brasserie/${ware.on_brasserie}`;
const given = (ware: Ware): Thing => (ware === 'bread' ? 'place/bakery' : `store/${named(ware)}`);

/** What a plot strikes, where it lies. */
function struck(victim: Seat, plot: Plot): Thing[] {
  if (plot === 'arson') return [`station/${victim}`, `seat/${victim}`];
  if (plot === 'kidnap') return [`merchant/${victim}`, `seat/${victim}`];
  if (typeof plot === 'string') return [`seat/${victim}`];
  if ('fraud' in plot) return [`goods/${victim}/${named(plot.fraud.take)}`, given(plot.fraud.give)];
  if ('sabotage' in plot) {
    return [standing(victim, plot.sabotage.place, plot.sabotage.space, plot.sabotage.follower)];
  }
  if ('spy' in plot) return [standing(victim, plot.spy.place, plot.spy.space, 'wheel')];
  return [lane(plot.treason), `seat/${victim}`];
}

const nothing = () => [];
const still = () => undefined;
const sign = (icon: string) => (): PieceOf[] => [{ icon }];

export default {
  parts: [deedBoard({ title: () => words().title, short: () => words().short, sign: 'ti-spy' })],
  amounts: [],
  deeds: {
    printed: (facts) => facts.characters,
    deeds: {
      fraud: deed('fraud', 'ti-fraud', {
        each: [{ good: 'grain' }, { icon: 'ti-swap' }, { good: 'wine' }],
        last: [{ good: 'grain' }, { good: 'wine' }, { good: 'brocade' }],
      }),
      arsonist: deed('arsonist', 'ti-arsonist', { each: [{ icon: 'station' }], last: [{ icon: 'station' }] }),
      kidnapper: deed('kidnapper', 'ti-kidnapper', { each: [{ icon: 'merchant' }] }),
      torturer: deed('torturer', 'torture', { each: [{ icon: 'torture' }] }),
      hangman: deed('hangman', 'ti-hangman', { each: [{ icon: 'bag' }] }),
      saboteur: deed('saboteur', 'ti-saboteur', { each: [{ icon: 'people' }] }),
      spy: deed('spy', 'ti-spy', { each: [{ icon: 'gear' }], last: [{ icon: 'gear' }] }),
      tax_collector: deed('tax_collector', 'ev-taxes', { each: [{ icon: 'people' }, { icon: 'coin', number: 2 }] }),
      traitor: deed('traitor', 'ti-traitor', { each: [{ icon: 'tracks' }] }),
    },
  },
  where: {
    declare: { pictured: true },
    offer: { pictured: true },
    verdict: { pictured: true },
    good: {},
    build: {},
  },
  questions: { declare: Declare, offer: Threat, verdict: Verdict },
  things: {
    plot: ({ victim, plot }) => struck(victim, plot),
    alone: (track) => [lane(track)],
    add_coins: nothing,
    add_ware: nothing,
    offer: nothing,
    accept: nothing,
    refuse: nothing,
  },
  signs: {
    plotted: sign('ti-spy'),
    offered: sign('ti-bribe'),
    accepted: sign('ti-bribe'),
    refused: sign('ti-bribe'),
    burned: sign('station'),
    hanged: ([, who]) => [{ follower: who }],
    locked: sign('lock'),
    stole: sign('gear'),
    marker: nothing,
  },
  motion: {
    offered: ({ victim, to }) => ({
      piece: { icon: 'ti-bribe' },
      from: [`coins/${victim}`, `player/${victim}`],
      to: [`coins/${to}`, `player/${to}`],
    }),
    plotted: still,
    accepted: still,
    refused: still,
    burned: still,
    hanged: still,
    locked: still,
    stole: still,
    marker: still,
  },
  score: [],
  words: {
    asks,
    moves,
    events,
    there: (move) =>
      move === 'decline' ? { declare: words().nobody, offer: words().offerNothing, build: words().buildNothing } : {},
  },
} satisfies Descriptor<'intrigue'>;
