// The screen of each game and where its printed facts are told: all that has to be known of a game before the pages are there.

import type { Component } from 'svelte';
import type { TableModel } from './game';

type Screen = {
  fetch: () => Promise<{ default: Component<{ table: TableModel; readonly?: boolean }> }>;
  facts: string;
};

export const SCREENS = {
  orleans: { fetch: () => import('./orleans/table/TableScreen.svelte'), facts: '/api/facts/orleans' },
  joan: { fetch: () => import('./joan/table/TableScreen.svelte'), facts: '/api/facts/joan' },
} satisfies Record<string, Screen>;

/** The screen of a game by its name, if it has one here. */
export const screenOf = (game: string): Screen | undefined =>
  Object.hasOwn(SCREENS, game) ? SCREENS[game as keyof typeof SCREENS] : undefined;
