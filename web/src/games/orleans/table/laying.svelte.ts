// The table is laid part by part, each in a task of its own: what is read first lies first, and no slow machine is kept from
// answering by the whole of it. On a phone a part behind a tab is laid when the tab is first opened.

import { untrack } from 'svelte';
import { nextTurn } from '../../../shell/turns';
import type { Screen, Tab } from './screen.svelte';

/** The own places are dear, the first of them most of all: so many come at a time. */
const AT_ONCE = [1, 1, 2, 2, 2, 2];
const PLACES = ['place', 'place', 'place', 'place', 'place', 'place'] as const;
const BOARD = ['board', 'market', 'bag', 'room', ...PLACES] as const;
const ORDER = ['bar', 'foot', 'round', 'tracks', 'ways', ...BOARD, 'over', 'others', 'log', 'map'] as const;
type Part = (typeof ORDER)[number];

/** Where one part is shown at a time: behind which tab it lies. The round has no tab, but a leaf of its own. */
const TABS: Partial<Record<Part, Tab | 'none'>> = {
  round: 'none',
  tracks: 'tracks',
  ways: 'tracks',
  others: 'others',
  log: 'log',
  map: 'map',
  ...Object.fromEntries(BOARD.map((part) => [part, 'board'])),
};

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
      if (!this.done) return nextTurn(() => this.layNext());
    });
  }

  /** The next part that is seen; what lies behind a tab costs no turn. */
  private layNext() {
    let next = this.laid + 1;
    while (next < ORDER.length && !this.isOpen(ORDER[next - 1]!)) next += 1;
    this.laid = next;
  }

  private isOpen(part: Part): boolean {
    const tab = this.screen.tabbed ? TABS[part] : undefined;
    return tab === undefined || (tab !== 'none' && this.opened.includes(tab));
  }

  get done(): boolean {
    return this.laid === ORDER.length;
  }

  get begun(): boolean {
    return this.laid > 0;
  }

  has(part: Part): boolean {
    return ORDER.indexOf(part) < this.laid && this.isOpen(part);
  }

  /** How many of the own places lie there. */
  get places(): number {
    const turns = this.laid - ORDER.indexOf('place');
    return this.done ? Infinity : AT_ONCE.slice(0, Math.max(0, turns)).reduce((sum, some) => sum + some, 0);
  }
}
