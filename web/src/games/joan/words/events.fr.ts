// Ce qui s’est passé, en français.

import type { Cases } from '../../../i18n/cases';
import { count } from '../../../i18n/index.svelte';
import type { Event } from '../../../types/joan';
import { aFollower, bankRow, deed, follower, good, place, race, route, town } from './names';
import type { Voice } from './speech';
import { bonus, prize } from './things';

export const fr = ({ who, first, facts }: Voice): Cases<Event, string> => ({
  bag: ({ number }) => `Le sac ${number} commence.`,
  round: ({ round, start }) => `La manche ${round} commence par ${who(start)}.`,
  taken: ({ seat, follower: one }) => `${who(seat)} prend ${aFollower(one)}.`,
  recruited: ({ seat, discard }) => `${who(seat)} recrute un moine et écarte ${aFollower(discard)}.`,
  plus: ({ seat, place: one }) => `${place(one)} agit pour ${who(seat)}.`,
  good: ({ seat, good: one }) => `${who(seat)} coche ${good(one)}.`,
  replaced: ({ seat, good: one, by }) => `${who(seat)} coche ${by ? good(by) : 'un bouclier'} au lieu de ${good(one)}.`,
  coin: ({ seat, row }) => `${who(seat)} entoure une pièce : ${bankRow(row)}.`,
  paid: ({ seat, row }) => `${who(seat)} barre une pièce : ${bankRow(row)}.`,
  shield: ({ seat }) => `${who(seat)} entoure un bouclier.`,
  shield_lost: ({ seat }) => `Le dépôt de ${who(seat)} est plein : un bouclier est perdu.`,
  point: ({ seat, space }) => `${who(seat)} coche la case de développement ${space}.`,
  points_lost: ({ seat, points }) =>
    `Le développement de ${who(seat)} est plein : ${count(points, 'case perdue', 'cases perdues')}.`,
  route: ({ seat, route: way }) => `${who(seat)} trace ${route(way, facts)}.`,
  station: ({ seat, town: where }) => `${who(seat)} bâtit à ${town(where)}.`,
  acquired: ({ seat, place: one, price }) =>
    `${who(seat)} acquiert ${place(one)} pour ${count(price, 'pièce', 'pièces')}.`,
  used: ({ seat, place: one }) => `${who(seat)} utilise ${place(one)}.`,
  deed: ({ seat, deed: which, follower: one }) => `${who(seat)} coche ${follower(one)} à l’œuvre ${deed(which)}.`,
  gained: ({ seat, prize: what }) => `${who(seat)} gagne ${prize(what)}.`,
  won: ({ holder, race: which }) => `${first(holder)} arrive en premier : ${race(which, facts)}.`,
  forfeited: ({ seat }) => `${who(seat)} renonce à l’action.`,
  lapsed: ({ seat, bonus: what }) => `${who(seat)} laisse se perdre ${bonus(what)}.`,
  turn_ended: ({ seat }) => `${who(seat)} finit son tour.`,
  shuffled: () => 'Les cartes de Jeanne sont mélangées.',
  card: ({ card, arrow }) =>
    `Jeanne révèle la carte ${card.slice(1)}, lue vers le ${arrow === 'down' ? 'bas' : 'haut'}.`,
  joan_takes: ({ follower: one }) => `Jeanne prend ${aFollower(one)}.`,
  joan_track: ({ track }) => `Jeanne coche sa piste : ${follower(track)}.`,
  joan_level: ({ levels }) => `Jeanne atteint le niveau ${levels}.`,
  joan_shield: () => 'Jeanne entoure un bouclier.',
  joan_citizen: () => 'Jeanne entoure un citoyen.',
  joan_station: ({ town: where }) =>
    where ? `Jeanne bâtit à ${town(where)} : la ville est barrée.` : 'Jeanne bâtit un comptoir.',
  joan_removes: ({ place: one }) => `Jeanne retire ${place(one)} de la partie.`,
  joan_forfeits: () => 'Ce que fait Jeanne reste sans effet.',
  game_over: () => 'La partie est finie.',
});
