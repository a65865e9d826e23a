// A task of a scenario as the rules tell it, in words: what is missing, how long there is, and what stands in the way.

import { list } from '../../../../i18n/index.svelte';
import type { Aim, EventFacts, Lack, Setup, Task } from '../../../../types';
import { brings } from '../../words/happenings';
import { coins } from '../../words/coins';
import { event as eventName, town, goods } from '../../words/names';
import { words } from './words';

/** What a task is called; those of Invasion have a board of their own. */
export function aimName(aim: Aim): string {
  if (aim === 'citizens') return words().citizens;
  if (aim === 'reinforcement') return '';
  return 'deliver' in aim ? town(aim.deliver) : 'vierzon' in aim ? words().objectives[aim.vierzon] : '';
}

/** Something that is missing. */
export function lackName(lack: Lack): string {
  const say = words().lacks;
  if ('merchant' in lack) return say.merchant(town(lack.merchant));
  if ('goods' in lack) return goods(lack.goods[1], lack.goods[0]);
  if ('worth' in lack) return say.worth(lack.worth);
  if ('citizens' in lack) return say.citizens(lack.citizens);
  if ('coins' in lack) return coins(lack.coins);
  if ('station' in lack) return say.station(town(lack.station));
  return say.development(lack.development);
}

/** How a task stands. */
export function stands({ done, lacks }: Pick<Task, 'done' | 'lacks'>): string {
  if (done) return words().done;
  return lacks.length ? words().missing(list(lacks.map(lackName))) : words().ready;
}

/** The next event that stands in the way of a task. */
export function threat({ threat }: Pick<Task, 'threat'>, round: number, events: EventFacts[]): string {
  const event = threat === null ? undefined : events[threat - 1];
  if (!event) return words().safe;
  const [name, what] = [eventName(event.event), brings(event)];
  return threat === round ? words().threatNow(name, what) : words().threat(threat!, name, what);
}

/** What a harder level adds, in words. */
export const limit = ({ level }: Pick<Setup, 'level'>): string | undefined =>
  level === 'harder_one' ? words().one : level === 'harder_order' ? words().order : undefined;

/** All of it in lines, for reading aloud and for the end of the game. */
export function inWords(tasks: Task[], setup: Pick<Setup, 'level'>): string[] {
  const harder = limit(setup);
  return [...tasks.map((task) => `${aimName(task.aim)}: ${stands(task)}`), ...(harder ? [harder] : [])];
}
