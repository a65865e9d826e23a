// Where a question is answered: which drawer opens for it, which part of the table a phone shows if the things the answers
// point at do not say it, and whether the table itself shows the answers, so that no list of words is needed.

import type { Ask } from '../../../types';
import { nameOf } from '../../../i18n/cases';
import type { InPlay } from '../modules/in_play';
import type { Drawer, Tab } from './screen.svelte';

export type Where = { drawer?: Extract<Drawer, string>; tab?: Tab; pictured?: boolean };

const BASE: Record<string, Where> = {
  plan: { tab: 'board', pictured: true },
  action: { tab: 'board', pictured: true },
  followers: { pictured: true },
  wheels: { pictured: true },
  tile: { drawer: 'tiles', pictured: true },
  exclude: { drawer: 'tiles', pictured: true },
  ballroom: { drawer: 'tiles', pictured: true },
  send: { drawer: 'deeds', pictured: true },
  bathhouse: { tab: 'board' },
};

/** The name of a question; those of a module say which of its questions it is. */
export const topic = (ask: Ask, modules: InPlay): string =>
  modules.owns(ask) ? `${nameOf(ask)}.${modules.inner(ask)}` : nameOf(ask);

export const where = (ask: Ask, modules: InPlay): Where => modules.where(ask) ?? BASE[nameOf(ask)] ?? {};
