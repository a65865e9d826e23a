// The task of The Trip to Tours: what is still missing, read off the table.

import { area, list } from '../../i18n/index.svelte';
import type { Good, Mat, ToursTask, Town } from '../../types';
import { good, town } from '../../words/names';

const GOODS: Good[] = ['grain', 'cheese', 'wine', 'wool', 'brocade'];

/** What the task still lacks: the town where the merchant is not, citizens, and goods of each kind. */
export type Lack = { town: Town | undefined; citizens: number; goods: [Good, number][] };

export function missing(task: ToursTask, mat: Pick<Mat, 'merchant' | 'citizens' | 'goods'>): Lack {
  const lacking = (good: Good, n: number): [Good, number][] => (mat.goods[n]! < task.goods[n]! ? [[good, task.goods[n]! - mat.goods[n]!]] : []);
  return { town: mat.merchant === task.town ? undefined : task.town, citizens: Math.max(0, task.citizens - mat.citizens), goods: GOODS.flatMap(lacking) };
}

export const words = area(
  { ready: 'nothing is missing.', lacks: (t: string, what: string) => `Still missing for ${t}: ${what}.`, none: (t: string) => `Nothing is missing for ${t}.`, merchant: (t: string) => `your merchant in ${t}`, citizens: (n: number) => (n === 1 ? '1 citizen' : `${n} citizens`) },
  { ready: 'Es fehlt nichts.', lacks: (t, what) => `Für ${t} fehlen noch: ${what}.`, none: (t) => `Für ${t} fehlt nichts.`, merchant: (t) => `dein Kaufmann in ${t}`, citizens: (n) => (n === 1 ? '1 Bürger' : `${n} Bürger`) },
  { ready: 'il ne manque rien.', lacks: (t, what) => `Il manque encore pour ${t} : ${what}.`, none: (t) => `Il ne manque rien pour ${t}.`, merchant: (t) => `votre négociant à ${t}`, citizens: (n) => (n === 1 ? '1 citoyen' : `${n} citoyens`) },
);

/** The same as one sentence. */
export function lacks(task: ToursTask, lack: Lack): string {
  const say = words();
  const all = [...(lack.town ? [say.merchant(town(lack.town))] : []), ...(lack.citizens ? [say.citizens(lack.citizens)] : []), ...lack.goods.map(([which, n]) => `${n} ${good(which)}`)];
  return all.length ? say.lacks(town(task.town), list(all)) : say.none(town(task.town));
}
