// How far the City and everybody's own task came, for the end of the game.

import type { CommonObjective } from '../../../../types';
import type { PieceOf } from '../../pieces/piece';
import type { Reached, Row } from '../../score/reached';
import type { Screen } from '../../table/screen.svelte';
import { achievements, common, own, partAsked, partLine, personal, reinforcement, type Count } from './city';
import { line } from './in_words';
import { cityWords } from './words/city';
import { teamWords } from './words/team';

export const SIGNS: Record<CommonObjective, string> = {
  city_walls: 'in-wall',
  citizens: 'citizen',
  city_treasury: 'in-chest',
  warehouse: 'in-store',
  fortified_towers: 'in-tower',
};
const PIECES: Partial<Record<CommonObjective, PieceOf>> = {
  city_walls: { follower: 'knight' },
  citizens: { icon: 'citizen' },
  fortified_towers: { icon: 'in-tower' },
};

const row = (sign: string, name: string, count: Count, piece?: PieceOf): Row => {
  const { have, of, done, hopeless } = count;
  const note = hopeless ? cityWords().hopeless : undefined;
  return { sign, name, have, of, done, hopeless, piece, note, said: line(name, count) };
};

/** What a player's character asked for. */
function partsOf(screen: Screen, seat: number): Row[] {
  const character = own(screen.view.players[seat]!.mat)?.character;
  if (!character) return [];
  const called = teamWords().characters[character];
  return personal(screen.glance.tasks, seat).map((part) => {
    const said = `${screen.speech.who(seat)}, ${called}: ${partLine(part)}`;
    return { ...row('people', `${called}: ${partAsked(part.what)}`, part), seat, said };
  });
}

export function reached(screen: Screen): Reached[] {
  const { tasks } = screen.glance;
  const knight = reinforcement(tasks);
  const city = common(tasks).map((one) => row(SIGNS[one.what], cityWords().common[one.what], one, PIECES[one.what]));
  if (knight) city.push(row('f-knight', cityWords().reinforcement, knight, { follower: 'knight' }));
  return [
    { title: cityWords().title, rows: city },
    { title: teamWords().team, rows: screen.view.players.flatMap((_, seat) => partsOf(screen, seat)) },
    {
      title: cityWords().achieved,
      rows: achievements(tasks).map((one) => row('citizen', cityWords().achievements[one.what], one)),
    },
  ].filter(({ rows }) => rows.length);
}
