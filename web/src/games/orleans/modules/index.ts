// Every module of the game, fetched when a table with it is opened.

import type { Module, Setup } from '../../../types';
import type { Descriptor } from './descriptor';
import happenings from './happenings';
import { InPlay, type AnyDescriptor } from './in_play';

export const MODULES: { [M in Module]: () => Promise<{ default: Descriptor<M> }> } = {
  orders: () => import('./orders'),
  trade_deeds: () => import('./trade_deeds'),
  intrigue: () => import('./intrigue'),
  // It only says which events come.
  trade_events: async () => ({ default: happenings }),
  tours: () => import('./tours'),
  dignitary: () => import('./dignitary'),
  vierzon: () => import('./vierzon'),
  salesman: () => import('./salesman'),
  duel: () => import('./duel'),
  plague: () => import('./plague'),
  prosperity: () => import('./prosperity'),
  invasion: () => import('./invasion'),
};

/** The modules in play at a table; one that a newer server knows and we do not is played by the list of options. */
export async function inPlay({ modules = [] }: Pick<Setup, 'modules'>): Promise<InPlay> {
  const known = modules.filter((name) => name in MODULES);
  const found = known.map(async (name): Promise<[Module, AnyDescriptor]> => [name, (await MODULES[name]()).default]);
  return new InPlay([['trade_events', happenings], ...(await Promise.all(found))]);
}
