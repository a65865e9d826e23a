// What the parts that the screens of all games share need of a screen.

import { getContext, setContext } from 'svelte';
import type { Seat } from '../../types';
import type { TableModel } from '../game';
import type { Talk } from './talk.svelte';

/** Why something cannot be done; `move` is an answer of the game. */
export type Refused = { move?: unknown; rule?: string; message?: string };

export interface SharedScreen {
  readonly table: TableModel;
  readonly readonly: boolean;
  /** What lies open over the table; its kinds are the game's own. */
  drawer: unknown;
  reason: Refused | undefined;
  /** What people say to each other. */
  readonly talk: Talk;
  /** Changes when another part of the table comes into sight. */
  readonly shown: unknown;
  /** Puts away what lies open. */
  close(): void;
  name(seat: Seat): string;
  /** Whether whoever looks has a seat, and the game goes on. */
  readonly plays: boolean;
  /** Whom the table waits for. */
  readonly waitsFor: Seat[];
}

const KEY = Symbol('shared');
export const share = (screen: SharedScreen) => setContext(KEY, screen);
export const useShared = () => getContext<SharedScreen>(KEY);
