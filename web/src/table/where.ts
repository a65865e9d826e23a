// Where a question is answered: which drawer opens for it, which part of the table a phone shows if the things the answers
// point at do not say it, and whether the table itself shows the answers, so that no list of words is needed.

import type { Ask } from '../types';
import { bodyOf, nameOf } from '../words/cases';
import type { Drawer, Tab } from './screen.svelte';

export type Where = { drawer?: Extract<Drawer, string>; tab?: Tab; pictured?: boolean };

const BASE: Record<string, Where> = {
  plan: { tab: 'board', pictured: true }, action: { tab: 'board', pictured: true }, followers: { pictured: true }, wheels: { pictured: true },
  tile: { drawer: 'tiles', pictured: true }, exclude: { drawer: 'tiles', pictured: true }, ballroom: { drawer: 'tiles', pictured: true }, send: { drawer: 'deeds', pictured: true },
  bathhouse: { tab: 'board' },
};

const TRADE: Record<string, Where> = {
  'orders.deliver': { drawer: 'orders', pictured: true },
  'trade_deeds.drawn': { tab: 'board', pictured: true }, 'trade_deeds.assessors': { tab: 'board', pictured: true },
  'trade_events.wheel': { tab: 'board', pictured: true }, 'trade_events.newcomer': { tab: 'board', pictured: true }, 'trade_events.famine': { tab: 'board', pictured: true },
  'intrigue.declare': { pictured: true }, 'intrigue.offer': { pictured: true }, 'intrigue.verdict': { pictured: true },
};

/** The name of a question; those of an expansion say which of its questions it is. */
export function topic(ask: Ask): string {
  const name = nameOf(ask);
  const own = name === 'orders' || name === 'trade_deeds' || name === 'trade_events' || name === 'intrigue';
  return own ? `${name}.${nameOf(bodyOf(ask) as string | object)}` : name;
}

export const where = (ask: Ask): Where => BASE[topic(ask)] ?? TRADE[topic(ask)] ?? {};
