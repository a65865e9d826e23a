// A game that the server has and this client does not: it goes by the name the server gives it, and nothing of it is drawn.

import type { Setup } from '../../types';
import type { Game } from '../game';

const nothing = () => import('./Nothing.svelte');

export const unknown = (name: string): Game => ({
  title: () => name,
  usual: '',
  called: () => name,
  played: ({ variant, edition }) => `${variant} · ${edition}`,
  tie: () => '',
  choices: () => [],
  // Nobody can choose it, so nobody wishes for a table of it.
  setup: () => ({}) as Setup,
  adds: nothing,
  options: nothing,
  table: () => import('./NoScreen.svelte'),
  score: nothing,
  teller: async () => () => '',
  rules: async () => ({ part: () => undefined, isReconstructed: () => false }),
  about: nothing,
});
