// Which rules concern the moment: those of the present phase, and the books of what is played.

import type { RulesHere } from '../../../shell/drawer.svelte';
import type { Module, Phase } from '../../../types';

const PARTS: Record<Phase, string[]> = {
  hour_glass: ['base.hourglass'],
  census: ['base.census'],
  followers: ['base.followers'],
  planning: ['base.planning'],
  actions: ['base.actions'],
  event: ['base.event', 'base.events'],
  start_player: ['base.startplayer'],
};
/** The parts of Trade & Intrigue stand in one book. */
const TRADE: Module[] = ['orders', 'trade_deeds', 'intrigue', 'trade_events'];

export function rulesHere(phase: Phase | null, modules: Module[]): RulesHere {
  const books = modules.map((module) => (TRADE.includes(module) ? 'trade' : module));
  return { parts: phase ? PARTS[phase] : ['base.scoring'], books: [...new Set(['base', ...books, 'places'])] };
}
