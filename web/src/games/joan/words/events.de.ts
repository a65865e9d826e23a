// Was geschah, auf Deutsch.

import type { Cases } from '../../../i18n/cases';
import { count } from '../../../i18n/index.svelte';
import type { Event } from '../../../types/joan';
import { aFollower, bankRow, deed, follower, good, place, race, route, town } from './names';
import type { Voice } from './speech';
import { bonus, prize } from './things';

export const de = ({ who, first, facts }: Voice): Cases<Event, string> => ({
  bag: ({ number }) => `Beutel ${number} beginnt.`,
  round: ({ round, start }) => `Runde ${round} beginnt mit ${who(start)}.`,
  taken: ({ seat, follower: one }) => `${who(seat)} nimmt ${aFollower(one)}.`,
  recruited: ({ seat, discard }) => `${who(seat)} wirbt einen Mönch an und legt ${aFollower(discard)} weg.`,
  plus: ({ seat, place: one }) => `${place(one)} wirkt für ${who(seat)}.`,
  good: ({ seat, good: one }) => `${who(seat)} markiert ${good(one)}.`,
  replaced: ({ seat, good: one, by }) => `${who(seat)} markiert ${by ? good(by) : 'einen Schild'} statt ${good(one)}.`,
  coin: ({ seat, row }) => `${who(seat)} kreist eine Münze ein: ${bankRow(row)}.`,
  paid: ({ seat, row }) => `${who(seat)} streicht eine Münze: ${bankRow(row)}.`,
  shield: ({ seat }) => `${who(seat)} kreist einen Schild ein.`,
  shield_lost: ({ seat }) => `Das Depot von ${who(seat)} ist voll: ein Schild geht verloren.`,
  point: ({ seat, space }) => `${who(seat)} markiert Entwicklungsfeld ${space}.`,
  points_lost: ({ seat, points }) =>
    `Die Entwicklungsleiste von ${who(seat)} ist voll: ${count(points, 'Feld geht', 'Felder gehen')} verloren.`,
  route: ({ seat, route: way }) => `${who(seat)} füllt ${route(way, facts)} aus.`,
  station: ({ seat, town: where }) => `${who(seat)} baut in ${town(where)}.`,
  acquired: ({ seat, place: one, price }) =>
    `${who(seat)} erwirbt ${place(one)} für ${count(price, 'Münze', 'Münzen')}.`,
  used: ({ seat, place: one }) => `${who(seat)} nutzt ${place(one)}.`,
  deed: ({ seat, deed: which, follower: one }) =>
    `${who(seat)} markiert beim guten Werk ${deed(which)}: ${follower(one)}.`,
  gained: ({ seat, prize: what }) => `${who(seat)} erhält: ${prize(what)}.`,
  won: ({ holder, race: which }) => `${first(holder)} ist zuerst da: ${race(which, facts)}.`,
  forfeited: ({ seat }) => `${who(seat)} verzichtet auf die Aktion.`,
  lapsed: ({ seat, bonus: what }) => `${who(seat)} lässt verfallen: ${bonus(what)}.`,
  turn_ended: ({ seat }) => `${who(seat)} beendet den Zug.`,
  shuffled: () => 'Jeannes Karten werden gemischt.',
  card: ({ card, arrow }) =>
    `Jeanne deckt Karte ${card.slice(1)} auf und liest nach ${arrow === 'down' ? 'unten' : 'oben'}.`,
  joan_takes: ({ follower: one }) => `Jeanne nimmt ${aFollower(one)}.`,
  joan_track: ({ track }) => `Jeanne markiert ihre Leiste: ${follower(track)}.`,
  joan_level: ({ levels }) => `Jeanne erreicht Stufe ${levels}.`,
  joan_shield: () => 'Jeanne kreist einen Schild ein.',
  joan_citizen: () => 'Jeanne kreist einen Bürger ein.',
  joan_station: ({ town: where }) =>
    where ? `Jeanne baut in ${town(where)}: die Stadt wird gestrichen.` : 'Jeanne baut ein Kontor.',
  joan_removes: ({ place: one }) => `Jeanne nimmt ${place(one)} aus dem Spiel.`,
  joan_forfeits: () => 'Was Jeanne tut, bleibt ohne Wirkung.',
  game_over: () => 'Das Spiel ist vorbei.',
});
