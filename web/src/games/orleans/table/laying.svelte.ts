// The table is laid part by part, each in a task of its own: what is read first lies first, and no slow machine is kept from
// answering by the whole of it. On a phone a part behind a tab is laid when the tab is first opened.

import { untrack } from 'svelte';
import type { Screen, Tab } from './screen.svelte';

const ORDER = ['round', 'tracks', 'board', 'others', 'log', 'map'] as const;
type Part = (typeof ORDER)[number];
const tabOf = (part: Part): Tab => (part === 'round' ? 'board' : part);

export class Laying {
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
    return this.laid === ORDER.length - 1;
  }

  has(part: Part): boolean {
    return ORDER.indexOf(part) <= this.laid && (!this.screen.tabbed || this.opened.includes(tabOf(part)));
  }
}
