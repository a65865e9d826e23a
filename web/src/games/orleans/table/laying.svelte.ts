// The table is laid part by part, each in a task of its own: what is read first lies first, and no slow machine is kept from
// answering by the whole of it. On a phone a part behind a tab is laid when the tab is first opened.

import { untrack } from 'svelte';
import type { Screen, Tab } from './screen.svelte';

/** The own places are dear: they come a few at a time. */
const AT_ONCE = 3;
const ORDER = ['bar', 'tracks', 'board', 'place', 'place', 'place', 'place', 'others', 'log', 'map'] as const;
type Part = Tab & (typeof ORDER)[number];

export class Laying {
  /** At first nothing lies there: what class the window is of is seen at once on an empty table. */
  private laid = $state(0);
  private opened: Tab[] = $state([]);

  /** To be made inside a component. */
  constructor(private readonly screen: Screen) {
    $effect.pre(() => {
      const { tab } = screen;
      untrack(() => this.opened.includes(tab) || this.opened.push(tab));
    });
    $effect(() => {
      if (this.done) return;
      const timer = setTimeout(() => (this.laid += 1));
      return () => clearTimeout(timer);
    });
  }

  get done(): boolean {
    return this.laid === ORDER.length;
  }

  get begun(): boolean {
    return this.laid > 0;
  }

  has(part: Part): boolean {
    return ORDER.indexOf(part) < this.laid && (!this.screen.tabbed || this.opened.includes(part));
  }

  /** How many of the own places lie there. */
  get places(): number {
    return this.done ? Infinity : AT_ONCE * ORDER.slice(0, this.laid).filter((part) => part === 'place').length;
  }
}
