// The City and the characters as they lie on the table, and what they lack. Nothing here knows a rule: progress is what the rules tell.

import { list } from '../../../../i18n/index.svelte';
import type {
  Achievement,
  CommonObjective,
  Danger,
  Due,
  InvasionOnMat,
  InvasionOnTable,
  Part,
} from '../../../../types';
import type { InvasionMove, Mat, Place, Post, Seat, Table, Task } from '../../../../types';
import { coins } from '../../words/coins';
import { event, good, kind, town, track, goods } from '../../words/names';
import { cityWords } from './words/city';
import { dangerWords } from './words/danger';
import { teamWords } from './words/team';

/** What the team has in common. */
export function city({ modules }: Pick<Table, 'modules'>): InvasionOnTable | undefined {
  const system = modules?.system;
  return typeof system === 'object' && 'invasion' in system ? system.invasion : undefined;
}

/** What lies before a player. */
export function own({ modules }: Pick<Mat, 'modules'>): InvasionOnMat | undefined {
  const system = modules?.system;
  return typeof system === 'object' && 'invasion' in system ? system.invasion : undefined;
}

/** How much of something is there. */
export type Count = Pick<Task, 'have' | 'of' | 'done' | 'hopeless'>;

/** The common objectives, in the order of the City. */
export const common = (tasks: Task[]): (Count & { what: CommonObjective })[] =>
  tasks.flatMap((task) =>
    typeof task.aim === 'object' && 'common' in task.aim ? [{ ...task, what: task.aim.common }] : [],
  );

/** What brings the team a citizen. */
export const achievements = (tasks: Task[]): (Count & { what: Achievement })[] =>
  tasks.flatMap((task) =>
    typeof task.aim === 'object' && 'achievement' in task.aim ? [{ ...task, what: task.aim.achievement }] : [],
  );

/** What the character of a player asks for. */
export const personal = (tasks: Task[], seat: Seat): (Count & { what: Part })[] =>
  tasks.flatMap((task) =>
    typeof task.aim === 'object' && 'personal' in task.aim && task.aim.personal[0] === seat
      ? [{ ...task, what: task.aim.personal[1] }]
      : [],
  );

/** The tile that wants one more knight, while it lies there. */
export const reinforcement = (tasks: Task[]): Task | undefined => tasks.find(({ aim }) => aim === 'reinforcement');

/** How many of the things that must hold at the end do so now, and how many there are. */
export function standing(tasks: Task[]): { holds: number; of: number } {
  const wanted = tasks.filter(({ aim }) => !(typeof aim === 'object' && 'achievement' in aim));
  return { holds: wanted.filter(({ done }) => done).length, of: wanted.length };
}

/** What a character must have, without how much. */
export function partName(part: Part): string {
  const say = teamWords().parts;
  if (typeof part === 'string') return say[part];
  if ('station' in part) return say.station(town(part.station));
  if ('track_end' in part) return say.track_end(track(part.track_end));
  if ('goods' in part) return good(part.goods[0]);
  return say[Object.keys(part)[0] as Exclude<keyof typeof say, 'station' | 'track_end'>];
}

/** The same with the number the card prints. */
export function partAsked(part: Part): string {
  if (typeof part === 'string' || 'station' in part || 'track_end' in part) return partName(part);
  if ('goods' in part) return goods(part.goods[1], part.goods[0]);
  const [number] = Object.values(part);
  return `${number} ${partName(part)}`;
}

/** The same with how much of it is there. */
export const partLine = ({ what, have, of }: Count & { what: Part }): string =>
  what === 'dues' ? partName(what) : `${partName(what)} ${have}/${of}`;

/** What the Estate Manager owes at the end of a round. */
export function dueName(due: Due): string {
  const say = teamWords().dues;
  if (typeof due === 'string') return say[due];
  if ('coins' in due) return coins(due.coins);
  if ('goods' in due) return goods(due.goods[1], due.goods[0]);
  return 'books' in due ? say.books(due.books) : say.follower(kind(due.follower).name);
}

/** What would lose the game, and who cannot meet it: one line for each event, those in force first. */
export function dangerLines(dangers: Danger[], who: (seat: Seat) => string): { line: string; now: boolean }[] {
  const events = [...new Set(dangers.map((one) => one.event))];
  const told = events.map((what) => {
    const same = dangers.filter((one) => one.event === what);
    const now = same.some((one) => one.now);
    const seats = same.flatMap(({ seat }) => (seat === null ? [] : [who(seat)]));
    const name = what === null ? dangerWords().due : event(what);
    const why = seats.length ? dangerWords().cannot(list(seats)) : dangerWords().we;
    return { line: `${now ? dangerWords().dangerNow(name) : dangerWords().dangerLater(name)}: ${why}.`, now };
  });
  return told.sort((a, b) => Number(b.now) - Number(a.now));
}

/** What must hold at the end and no longer can, by name. */
export function outOfReach(tasks: Task[], who: (seat: Seat) => string): string[] {
  return tasks.flatMap(({ aim, hopeless }) => {
    if (!hopeless || typeof aim === 'string') return [];
    if ('common' in aim) return [cityWords().common[aim.common]];
    return 'personal' in aim ? [`${who(aim.personal[0])}: ${partName(aim.personal[1])}`] : [];
  });
}

/** The events still to come that would lose the game if they came now, by name. */
export const comingDangers = (dangers: Danger[]): string[] => [
  ...new Set(dangers.flatMap(({ event: what, now }) => (now || what === null ? [] : [event(what)]))),
];

/** The places whose action helps a common objective. */
export const HELPS: Partial<Record<CommonObjective | 'reinforcement', Place[]>> = {
  city_walls: ['town_hall', 'gunpowder_tower'],
  city_treasury: ['guild_house'],
  warehouse: ['vehicle'],
  fortified_towers: ['guildhall'],
};

/** A part of the City that something can be sent to. */
export type CitySpot = Post | Achievement | 'warehouse' | 'city_treasury';

/** Where in the City an answer sends something. */
export function spotOf(move: InvasionMove): CitySpot | undefined {
  if (move === 'to_catapult') return 'catapult';
  if (typeof move === 'string') return undefined;
  if ('man' in move) return move.man.at;
  if ('send_coins' in move) return typeof move.send_coins.to === 'string' ? move.send_coins.to : undefined;
  if (!('send_good' in move) || move.send_good.to !== 'city') return undefined;
  return ['wool', 'brocade'].includes(move.send_good.good) ? 'clothing_store' : 'warehouse';
}
