// Everything of Invasion that lies on the table, as lines for reading aloud and for the end of the game.

import { list } from '../../../../i18n/index.svelte';
import type { Seat } from '../../../../types';
import { words as drawers } from '../../table/drawers/words';
import type { Screen } from '../../table/screen.svelte';
import { goods as counted } from '../../words/names';
import { place } from '../../words/places';
import {
  achievements,
  city,
  common,
  dangerLines,
  outOfReach,
  own,
  partLine,
  personal,
  reinforcement,
  type Count,
} from './city';
import { says } from './intents';
import { does, named, shares } from './proposal';
import { cityWords } from './words/city';
import { dangerWords } from './words/danger';
import { proposalWords } from './words/proposal';
import { teamWords } from './words/team';

export const line = (name: string, { have, of, done, hopeless }: Count): string =>
  `${name}: ${cityWords().of(have, of)}${done ? `, ${cityWords().complete}` : hopeless ? `, ${cityWords().hopeless}` : ''}`;

/** The common objectives, what each character asks for, and what would lose the game. */
export function tasksInWords(screen: Screen): string[] {
  const { tasks, dangers } = screen.glance;
  const knight = reinforcement(tasks);
  const over = screen.sight.outcome !== undefined;
  const gone = outOfReach(tasks, screen.speech.who);
  return [
    ...common(tasks).map((one) => line(cityWords().common[one.what], one)),
    ...(knight ? [line(cityWords().reinforcement, knight)] : []),
    ...screen.view.players.map((_, seat) => characterLine(screen, seat)).filter((one) => one !== ''),
    ...(gone.length && !over ? [dangerWords().lost(list(gone))] : []),
    ...(over ? [] : dangerLines(dangers, screen.speech.who).map((danger) => danger.line)),
  ];
}

/** Who a player is, and how far that task is. */
export function characterLine(screen: Screen, seat: Seat): string {
  const character = own(screen.view.players[seat]!.mat)?.character;
  if (!character) return '';
  const parts = personal(screen.glance.tasks, seat).map(partLine);
  return `${screen.speech.who(seat)}, ${teamWords().characters[character]}: ${list(parts)}`;
}

/** The achievements, the citizens still to be won, and what is proposed. */
export function cityInWords(screen: Screen): string[] {
  const table = city(screen.view.table);
  const goods = table?.goods.flatMap((number, n) => (number ? [counted(number, GOODS[n]!)] : [])) ?? [];
  return [
    ...(goods.length
      ? [`${cityWords().common.warehouse}, ${cityWords().achievements.clothing_store}: ${list(goods)}`]
      : []),
    ...achievements(screen.glance.tasks).map((one) => line(cityWords().achievements[one.what], one)),
    cityWords().citizensWait(screen.glance.citizens.length),
    ...(table?.turned.length ? [`${drawers().turned}: ${list(table.turned.map(place))}`] : []),
    ...proposalInWords(screen),
  ];
}

/** What the team is about to decide. */
export function proposalInWords(screen: Screen): string[] {
  const team = city(screen.view.table)?.team;
  if (!team) return [];
  const units = named(team.proposal);
  const told = shares(units).map(({ seat, units }) => {
    const all = list(units.map((unit) => does(unit, screen.speech)));
    return seat === undefined ? all : `${screen.speech.who(seat)} ${all}`;
  });
  return [
    proposalWords().proposalOf(screen.speech.who(team.speaker)),
    ...(told.length ? told : [proposalWords().noUnit]),
  ];
}

/** What each partner plans. */
export function partnersInWords(screen: Screen): string[] {
  return screen.view.players.map((_, seat) => {
    const acting = screen.glance.seats[seat]!.places.filter(({ complete, forbidden }) => complete && !forbidden);
    const plan = acting.length ? list(acting.map((one) => place(one.place))) : teamWords().noPlan;
    const said = says(screen, seat);
    return `${screen.speech.who(seat)}, ${teamWords().plans}: ${plan}${said ? ` – ${said}` : ''}`;
  });
}

export const GOODS = ['grain', 'cheese', 'wine', 'wool', 'brocade'] as const;
