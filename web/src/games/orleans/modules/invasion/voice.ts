// What Invasion asks, how it is answered and what it tells.

import type { Descriptor } from '../descriptor';
import { whence } from '../happenings/words';
import type { Purse, Receiver } from '../../../../types';
import { coins } from '../../words/coins';
import { good, kind, town } from '../../words/names';
import { place, thePlace } from '../../words/places';
import type { Speech } from '../../words/speech';
import { partAsked } from './city';
import { citizenAt, said } from './proposal';
import { answerWords } from './words/answer';
import { askedWords } from './words/asked';
import { cityWords } from './words/city';
import { teamWords } from './words/team';
import { toldWords } from './words/told';

const receiver = (to: Receiver, who: Speech['who']) => (to === 'city' ? answerWords().city : who(to.player));
const purse = (to: Purse, who: Speech['who']) =>
  typeof to === 'object' ? who(to.player) : to === 'treasury' ? answerWords().treasury : answerWords().cityTreasury;

export const voice = {
  asks: () => ({
    character: () => askedWords().character,
    vehicle: ({ left }) => askedWords().vehicle(left),
    guild_house: ({ left }) => askedWords().guildHouse(left),
    hostel: () => askedWords().hostel,
    guest: (who) => askedWords().guest(kind(who).name),
    palatinate: () => askedWords().palatinate,
    catapult: () => askedWords().catapult,
    keep_citizen: () => askedWords().keepCitizen,
    due: () => askedWords().due,
    robbery: ({ owed }) => askedWords().robbery(owed),
    propose: () => askedWords().propose,
    vote: () => askedWords().vote,
    good_winds: () => askedWords().goodWinds,
  }),
  moves: (speech) => ({
    become: (who) => {
      const card = speech.facts.invasion.characters.find(({ character }) => character === who);
      return answerWords().become(teamWords().characters[who], (card?.parts ?? []).map(partAsked).join(', '));
    },
    send_good: ({ good: what, to }) => answerWords().send(`1 ${good(what)}`, receiver(to, speech.who)),
    send_coins: ({ coins: number, to }) => answerWords().send(coins(number), purse(to, speech.who)),
    lodge: ({ kind: who, from, to }) => answerWords().lodge(kind(who).name, whence(from), speech.who(to)),
    man: ({ kind: who, at: post }) => `${kind(who).name}: ${cityWords().posts[post]}`,
    to_catapult: () => answerWords().toCatapult,
    keep: () => answerWords().keep,
    destroy: (where) => answerWords().destroy(town(where)),
    unit: (unit) => said(unit, speech),
    submit: () => answerWords().submit,
    pass_word: () => answerWords().passWord,
    approve: () => answerWords().approve,
    refuse: () => answerWords().refuse,
  }),
  events: (speech) => ({
    became: ([seat, who]) => toldWords().became(speech.who(seat), teamWords().characters[who]),
    sent_good: ({ seat, good: what, to }) =>
      toldWords().sent(speech.who(seat), `1 ${good(what)}`, receiver(to, speech.who)),
    sent_coins: ({ seat, coins: number, to }) =>
      toldWords().sent(speech.who(seat), coins(number), purse(to, speech.who)),
    lodged: ({ seat, kind: who, to }) => toldWords().sent(speech.who(seat), kind(who).one, speech.who(to)),
    to_bag: ([seat, who]) => toldWords().toBag(speech.who(seat), kind(who).name),
    manned: ({ seat, kind: who, at: post }) =>
      toldWords().manned(speech.who(seat), kind(who).one, cityWords().posts[post]),
    to_catapult: (seat) => toldWords().wheelSent(speech.who(seat)),
    completed: (what) => toldWords().completed(cityWords().achievements[what]),
    kept: (seat) => toldWords().kept(speech.who(seat)),
    citizen_lost: (where) => toldWords().citizenLost(citizenAt(where, speech.spot)),
    tower_built: ([seat, where]) => toldWords().towerBuilt(speech.who(seat), town(where)),
    tower_destroyed: ([seat, where]) => toldWords().towerDestroyed(speech.who(seat), town(where)),
    reinforcement_wanted: () => toldWords().wanted,
    eaten: (what) => toldWords().eaten(good(what)),
    stored: (number) => toldWords().stored(number),
    turned_over: (what) => toldWords().turnedOver(place(what)),
    unit: ([seat, unit]) => toldWords().unit(speech.who(seat), said(unit, speech)),
    word_passed: ({ from, to }) => toldWords().wordPassed(speech.who(from), speech.who(to)),
    proposed: (seat) => toldWords().proposed(speech.who(seat)),
    voted: ({ seat, approves }) => toldWords().voted(speech.who(seat), approves),
    decided: (seat) => (seat === null ? toldWords().oneWay : toldWords().decided(speech.who(seat))),
    station_returned: ([seat, where]) => toldWords().stationReturned(speech.who(seat), town(where)),
    tile_returned: ([seat, what]) => toldWords().tileReturned(speech.who(seat), thePlace(what)),
    due_paid: (seat) => toldWords().duePaid(speech.who(seat)),
    cannot_pay: (seat) => (seat === null ? toldWords().weCannotPay : toldWords().cannotPay(speech.who(seat))),
  }),
  there: (move) =>
    move === 'decline'
      ? {
          vehicle: answerWords().noMore,
          guild_house: answerWords().noMore,
          guest: answerWords().takeIn,
          catapult: answerWords().keepWheel,
          keep_citizen: answerWords().forTeam,
          good_winds: answerWords().stay,
        }
      : {},
} satisfies Descriptor<'invasion'>['words'];
