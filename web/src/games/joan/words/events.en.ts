// What happened, in English.

import type { Cases } from '../../../i18n/cases';
import { count } from '../../../i18n/index.svelte';
import type { Event } from '../../../types/joan';
import { aFollower, bankRow, deed, follower, good, place, race, route, town } from './names';
import type { Voice } from './speech';
import { bonus, prize } from './things';

export const en = ({ who, first, facts }: Voice): Cases<Event, string> => ({
  bag: ({ number }) => `Bag ${number} begins.`,
  round: ({ round, start }) => `Round ${round} begins with ${who(start)}.`,
  taken: ({ seat, follower: one }) => `${who(seat)} takes ${aFollower(one)}.`,
  recruited: ({ seat, discard }) => `${who(seat)} recruits a monk and puts away ${aFollower(discard)}.`,
  plus: ({ seat, place: one }) => `${place(one)} works for ${who(seat)}.`,
  good: ({ seat, good: one }) => `${who(seat)} marks ${good(one)}.`,
  replaced: ({ seat, good: one, by }) => `${who(seat)} marks ${by ? good(by) : 'a shield'} instead of ${good(one)}.`,
  coin: ({ seat, row }) => `${who(seat)} circles a coin in ${bankRow(row)}.`,
  paid: ({ seat, row }) => `${who(seat)} strikes out a coin in ${bankRow(row)}.`,
  shield: ({ seat }) => `${who(seat)} circles a shield.`,
  shield_lost: ({ seat }) => `The depot of ${who(seat)} is full: a shield is lost.`,
  point: ({ seat, space }) => `${who(seat)} marks Development space ${space}.`,
  points_lost: ({ seat, points }) =>
    `The Development track of ${who(seat)} is full: ${count(points, 'space is', 'spaces are')} lost.`,
  route: ({ seat, route: way }) => `${who(seat)} fills in ${route(way, facts)}.`,
  station: ({ seat, town: where }) => `${who(seat)} builds in ${town(where)}.`,
  acquired: ({ seat, place: one, price }) =>
    `${who(seat)} acquires ${place(one)} for ${count(price, 'coin', 'coins')}.`,
  used: ({ seat, place: one }) => `${who(seat)} uses ${place(one)}.`,
  deed: ({ seat, deed: which, follower: one }) => `${who(seat)} marks the ${follower(one)} of deed ${deed(which)}.`,
  gained: ({ seat, prize: what }) => `${who(seat)} gains ${prize(what)}.`,
  won: ({ holder, race: which }) => `${first(holder)} is first: ${race(which, facts)}.`,
  forfeited: ({ seat }) => `${who(seat)} does without the action.`,
  lapsed: ({ seat, bonus: what }) => `${who(seat)} lets ${bonus(what)} lapse.`,
  turn_ended: ({ seat }) => `${who(seat)} ends the turn.`,
  shuffled: () => 'Joan’s cards are shuffled.',
  card: ({ card, arrow }) => `Joan reveals card ${card.slice(1)}, read ${arrow === 'down' ? 'downwards' : 'upwards'}.`,
  joan_takes: ({ follower: one }) => `Joan takes ${aFollower(one)}.`,
  joan_track: ({ track }) => `Joan marks her ${follower(track)} track.`,
  joan_level: ({ levels }) => `Joan reaches level ${levels}.`,
  joan_shield: () => 'Joan circles a shield.',
  joan_citizen: () => 'Joan circles a Citizen.',
  joan_station: ({ town: where }) =>
    where ? `Joan builds in ${town(where)}: it is struck out.` : 'Joan builds a trading station.',
  joan_removes: ({ place: one }) => `Joan takes ${place(one)} out of the game.`,
  joan_forfeits: () => 'What Joan does has no effect.',
  game_over: () => 'The game is over.',
});
