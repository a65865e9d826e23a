// What people say to each other, as far as it was not read yet, and for a moment beside whoever said it; and who reminds me that
// the table waits.

import { me } from '../../api/me.svelte';
import { sound } from '../../shell/sound';
import type { ChatLine, Nudge, Seat } from '../../types';
import type { TableModel } from '../game';

/** How long a line stands beside who said it. */
const STANDS = 7_000;
/** A reminder that is older was meant for another answer. */
const FRESH = 300_000;

export class Talk {
  private read = $state(0);
  private spoken: ChatLine | undefined = $state.raw();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reminder: Nudge | undefined = $state.raw();
  private last: ReturnType<typeof setTimeout> | undefined;

  /** To be made inside a component. */
  constructor(private readonly screen: { readonly table: TableModel }) {
    this.read = Number(localStorage.getItem(this.key));
    let heard: number | undefined;
    $effect(() => {
      const last = this.lines.at(-1);
      // What was said before one came is old.
      const isNew = heard !== undefined && last && last.number > heard && !mine(last);
      if (screen.table.chat) heard = last?.number ?? 0;
      if (isNew) this.hear(last);
    });
    let reminded = 0;
    const nudge = $derived(this.nudge);
    $effect(() => {
      if (!nudge || nudge.at <= reminded) return;
      reminded = nudge.at;
      this.remind(nudge);
    });
    $effect(() => () => (clearTimeout(this.timer), clearTimeout(this.last)));
  }

  get lines(): ChatLine[] {
    return this.screen.table.chat ?? [];
  }
  /** How many lines of others wait to be read. */
  get unread(): number {
    return this.lines.filter((line) => line.number > this.read && !mine(line)).length;
  }
  /** What somebody on this seat has just said. */
  said(seat: Seat): string | undefined {
    const sits = this.screen.table.description?.seats[seat]?.person?.id;
    return sits && this.spoken?.person.id === sits ? this.spoken.text : undefined;
  }

  /** Whether somebody on this seat has just reminded me. */
  reminds(seat: Seat): boolean {
    return this.reminder?.by === seat;
  }

  /** Whoever looks at the talk has read it. */
  look() {
    const last = this.lines.at(-1)?.number ?? 0;
    this.spoken = undefined;
    if (last <= this.read) return;
    this.read = last;
    localStorage.setItem(this.key, String(last));
  }

  /** The last reminder to me, while the table waits for me. */
  private get nudge(): Nudge | undefined {
    const { seat, sight, description } = this.screen.table;
    if (seat === undefined || !sight?.waits_for.includes(seat)) return undefined;
    return description?.seats[seat]?.nudged;
  }

  private remind(nudge: Nudge) {
    if (Date.now() - nudge.at * 1_000 > FRESH) return;
    this.reminder = nudge;
    sound.turn();
    clearTimeout(this.last);
    this.last = setTimeout(() => (this.reminder = undefined), STANDS);
  }

  private get key() {
    return `read/${this.screen.table.id}`;
  }

  private hear(line: ChatLine) {
    this.spoken = line;
    sound.talk();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.spoken = undefined), STANDS);
  }
}

const mine = ({ person }: ChatLine) => person.id === me.person?.id;
