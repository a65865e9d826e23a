// Invasion: all together prepare the City, everybody with a character of their own.

import { coins } from '../../words/coins';
import { good, kind, town } from '../../words/names';
import { place, thePlace } from '../../words/places';
import type { Speech } from '../../words/speech';
import type { Move, Purse, Receiver } from '../../../../types';
import type { Flight } from '../../table/motion/flights';
import { whence } from '../happenings/words';
import type { Descriptor } from '../descriptor';
import { partAsked } from './city';
import City from './City.svelte';
import Goals from './Goals.svelte';
import { cityInWords, partnersInWords, tasksInWords } from './in_words';
import OnMap from './OnMap.svelte';
import Partners from './Partners.svelte';
import Proposal from './Proposal.svelte';
import { citizenAt, said } from './proposal';
import { sentences } from './sentences';
import { standing } from './city';
import { words } from './words';

const receiver = (to: Receiver, who: Speech['who']) => (to === 'city' ? sentences().city : who(to.player));
const purse = (to: Purse, who: Speech['who']) =>
  typeof to === 'object' ? who(to.player) : to === 'treasury' ? sentences().treasury : sentences().cityTreasury;
const at = (move: Extract<Move, { invasion: unknown }>['invasion']): Move => ({ invasion: move });
const toCity = (piece: Flight['piece'], seat: number, from: string[]): Flight => ({
  piece,
  from: [...from, `player/${seat}`],
  to: ['deeds'],
});

export default {
  events: (facts, players) => facts.invasion.events[players > 3 ? 1 : 0],
  task: true,
  intro: () => Object.values(words().intro),
  quick: () => Object.values(words().quick),
  instead: () => ({ send: sentences().sendTo }),
  bar: { main: [at('approve'), at('submit')], beside: [at('refuse'), at('pass_word')] },
  calling: ({ view }, seat) => {
    const system = view.players[seat]?.mat.modules?.system;
    const character = typeof system === 'object' && 'invasion' in system ? system.invasion.character : undefined;
    return character ? words().characters[character] : undefined;
  },
  parts: [
    { kind: 'tasks', Show: Goals, inWords: tasksInWords },
    { kind: 'map', Show: OnMap },
    {
      kind: 'common_board',
      id: 'deeds',
      title: () => words().title,
      short: () => words().short,
      sign: 'in-wall',
      count: ({ glance }) => standing(glance.tasks).of - standing(glance.tasks).holds,
      key: 'd',
      wide: true,
      Show: City,
      inWords: cityInWords,
    },
    {
      kind: 'hand',
      id: 'own/partners',
      title: () => words().partners,
      short: () => words().team,
      sign: 'people',
      count: ({ view }) => view.players.length,
      key: 'p',
      wide: true,
      Show: Partners,
      inWords: partnersInWords,
    },
  ],
  amounts: [],
  where: {
    character: {},
    vehicle: {},
    guild_house: {},
    hostel: {},
    guest: { tab: 'board' },
    palatinate: {},
    catapult: {},
    keep_citizen: {},
    due: {},
    robbery: {},
    propose: { tab: 'map', pictured: true },
    vote: { tab: 'map', pictured: true },
    good_winds: { tab: 'map' },
  },
  questions: { propose: Proposal, vote: Proposal },
  things: {
    become: () => [],
    send_good: ({ good: what, to }) => [`store/${what}`, ...(to === 'city' ? [] : ([`seat/${to.player}`] as const))],
    send_coins: ({ to }) => (typeof to === 'object' ? [`seat/${to.player}`] : []),
    lodge: ({ to }) => [`seat/${to}`],
    man: () => [],
    to_catapult: () => ['wheels'],
    keep: () => [],
    destroy: (where) => [`town/${where}`],
    unit: () => [],
    submit: () => [],
    pass_word: () => [],
    approve: () => [],
    refuse: () => [],
  },
  signs: {
    became: () => [{ icon: 'people' }],
    sent_good: ({ good: what }) => [{ good: what }],
    sent_coins: ({ coins: number }) => [{ icon: 'coin', number }],
    lodged: ({ kind: who }) => [{ follower: who }],
    to_bag: ([, who]) => [{ follower: who }],
    manned: ({ kind: who }) => [{ follower: who }],
    to_catapult: () => [{ icon: 'gear' }],
    completed: () => [{ icon: 'laurels' }],
    kept: () => [{ icon: 'citizen' }],
    citizen_lost: () => [{ icon: 'citizen' }],
    tower_built: () => [{ icon: 'in-tower' }],
    tower_destroyed: () => [{ icon: 'in-tower' }],
    reinforcement_wanted: () => [{ icon: 'f-knight' }],
    eaten: (what) => [{ good: what }],
    stored: () => [{ good: 'grain' }],
    turned_over: () => [{ icon: 'place-tile' }],
    unit: () => [{ icon: 'in-hands' }],
    word_passed: () => [{ icon: 'in-hands' }],
    proposed: () => [{ icon: 'in-hands' }],
    voted: () => [{ icon: 'in-hands' }],
    decided: () => [{ icon: 'in-hands' }],
    station_returned: () => [{ icon: 'station' }],
    tile_returned: () => [{ icon: 'place-tile' }],
    due_paid: () => [{ icon: 'coin' }],
    cannot_pay: () => [{ icon: 'torture' }],
  },
  motion: {
    became: () => undefined,
    sent_good: ({ seat, good: what, to }) =>
      to === 'city'
        ? toCity({ good: what }, seat, [`store/${seat}/${what}`])
        : { piece: { good: what }, from: [`store/${seat}/${what}`], to: [`store/${to.player}/${what}`] },
    sent_coins: ({ seat, coins: number, to }) =>
      typeof to === 'object'
        ? { piece: { icon: 'coin', number }, from: [`coins/${seat}`], to: [`coins/${to.player}`] }
        : toCity({ icon: 'coin', number }, seat, [`coins/${seat}`]),
    lodged: ({ seat, kind: who, to }) => ({
      piece: { follower: who },
      from: [`market/${seat}`, `player/${seat}`],
      to: [`market/${to}`, `player/${to}`],
    }),
    to_bag: () => undefined,
    manned: ({ seat, kind: who }) => toCity({ follower: who }, seat, [`place/${seat}/town_hall`]),
    to_catapult: (seat) => toCity({ icon: 'gear' }, seat, [`coins/${seat}`]),
    completed: () => undefined,
    kept: (seat) => ({ piece: { icon: 'citizen' }, from: ['deeds'], to: [`citizens/${seat}`, `player/${seat}`] }),
    citizen_lost: () => undefined,
    tower_built: ([seat, where]) => ({
      piece: { icon: 'in-tower' },
      from: [`merchant/${seat}`, `player/${seat}`],
      to: [`town/${where}`],
    }),
    tower_destroyed: () => undefined,
    reinforcement_wanted: () => undefined,
    eaten: (what) => ({ piece: { good: what }, from: ['deeds'], to: ['supply'] }),
    stored: () => ({ piece: { good: 'grain' }, from: ['supply'], to: ['deeds'] }),
    turned_over: () => undefined,
    unit: () => undefined,
    word_passed: () => undefined,
    proposed: () => undefined,
    voted: () => undefined,
    decided: () => undefined,
    station_returned: () => undefined,
    tile_returned: () => undefined,
    due_paid: () => undefined,
    cannot_pay: () => undefined,
  },
  score: [],
  words: {
    asks: () => ({
      character: () => sentences().character,
      vehicle: ({ left }) => sentences().vehicle(left),
      guild_house: ({ left }) => sentences().guildHouse(left),
      hostel: () => sentences().hostel,
      guest: (who) => sentences().guest(kind(who).name),
      palatinate: () => sentences().palatinate,
      catapult: () => sentences().catapult,
      keep_citizen: () => sentences().keepCitizen,
      due: () => sentences().due,
      robbery: ({ owed }) => sentences().robbery(owed),
      propose: () => sentences().propose,
      vote: () => sentences().vote,
      good_winds: () => sentences().goodWinds,
    }),
    moves: (speech) => ({
      become: (who) => {
        const card = speech.facts.invasion.characters.find(({ character }) => character === who);
        return sentences().become(words().characters[who], (card?.parts ?? []).map(partAsked).join(', '));
      },
      send_good: ({ good: what, to }) => sentences().send(`1 ${good(what)}`, receiver(to, speech.who)),
      send_coins: ({ coins: number, to }) => sentences().send(coins(number), purse(to, speech.who)),
      lodge: ({ kind: who, from, to }) => sentences().lodge(kind(who).name, whence(from), speech.who(to)),
      man: ({ kind: who, at: post }) => `${kind(who).name}: ${words().posts[post]}`,
      to_catapult: () => sentences().toCatapult,
      keep: () => sentences().keep,
      destroy: (where) => sentences().destroy(town(where)),
      unit: (unit) => said(unit, speech),
      submit: () => sentences().submit,
      pass_word: () => sentences().passWord,
      approve: () => sentences().approve,
      refuse: () => sentences().refuse,
    }),
    events: (speech) => ({
      became: ([seat, who]) => sentences().became(speech.who(seat), words().characters[who]),
      sent_good: ({ seat, good: what, to }) =>
        sentences().sent(speech.who(seat), `1 ${good(what)}`, receiver(to, speech.who)),
      sent_coins: ({ seat, coins: number, to }) =>
        sentences().sent(speech.who(seat), coins(number), purse(to, speech.who)),
      lodged: ({ seat, kind: who, to }) => sentences().sent(speech.who(seat), kind(who).one, speech.who(to)),
      to_bag: ([seat, who]) => sentences().toBag(speech.who(seat), kind(who).name),
      manned: ({ seat, kind: who, at: post }) =>
        sentences().manned(speech.who(seat), kind(who).one, words().posts[post]),
      to_catapult: (seat) => sentences().wheelSent(speech.who(seat)),
      completed: (what) => sentences().completed(words().achievements[what]),
      kept: (seat) => sentences().kept(speech.who(seat)),
      citizen_lost: (where) => sentences().citizenLost(citizenAt(where, speech.spot)),
      tower_built: ([seat, where]) => sentences().towerBuilt(speech.who(seat), town(where)),
      tower_destroyed: ([seat, where]) => sentences().towerDestroyed(speech.who(seat), town(where)),
      reinforcement_wanted: () => sentences().wanted,
      eaten: (what) => sentences().eaten(good(what)),
      stored: (number) => sentences().stored(number),
      turned_over: (what) => sentences().turnedOver(place(what)),
      unit: ([seat, unit]) => sentences().unit(speech.who(seat), said(unit, speech)),
      word_passed: ({ from, to }) => sentences().wordPassed(speech.who(from), speech.who(to)),
      proposed: (seat) => sentences().proposed(speech.who(seat)),
      voted: ({ seat, approves }) => sentences().voted(speech.who(seat), approves),
      decided: (seat) => (seat === null ? sentences().oneWay : sentences().decided(speech.who(seat))),
      station_returned: ([seat, where]) => sentences().stationReturned(speech.who(seat), town(where)),
      tile_returned: ([seat, what]) => sentences().tileReturned(speech.who(seat), thePlace(what)),
      due_paid: (seat) => sentences().duePaid(speech.who(seat)),
      cannot_pay: (seat) => (seat === null ? sentences().weCannotPay : sentences().cannotPay(speech.who(seat))),
    }),
    there: (move) =>
      move === 'decline'
        ? {
            vehicle: sentences().noMore,
            guild_house: sentences().noMore,
            guest: sentences().takeIn,
            catapult: sentences().keepWheel,
            keep_citizen: sentences().forTeam,
            good_winds: sentences().stay,
          }
        : {},
  },
} satisfies Descriptor<'invasion'>;
