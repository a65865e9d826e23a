// What is played, in a few words: the printing and what is added to it.

import { area } from '../i18n/index.svelte';
import type { Setup } from '../types';
import { edition } from './words';

const names = area(
  { orders: 'Orders', trade_events: 'Trade events', trade_deeds: 'Trade deeds', intrigue: 'Intrigue', tours: 'The Trip to Tours' },
  { orders: 'Aufträge', trade_events: 'Handelsereignisse', trade_deeds: 'Handelswerke', intrigue: 'Intrigen', tours: 'Die Reise nach Tours' },
  { orders: 'Commandes', trade_events: 'Événements du commerce', trade_deeds: 'Œuvres du commerce', intrigue: 'Intrigues', tours: 'Le Voyage à Tours' },
);

/** The name of an expansion; a new one goes by the name the server gives it. */
export const expansion = (name: string): string => (names() as Record<string, string>)[name] ?? name;

/** The printing and the expansions of a table. */
export const game = (setup: Setup): string => [edition(setup.edition), ...(setup.modules ?? []).map(expansion)].join(' · ');
