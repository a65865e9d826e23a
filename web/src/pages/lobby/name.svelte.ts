// The name this browser plays under, remembered from one visit to the next.

import { me } from '../../api/me.svelte';
import { words } from './words';

const STORED = 'name';

class MyName {
  private typed: string | undefined = $state(localStorage.getItem(STORED) ?? undefined);

  /** Whether it belongs to an account, which is renamed on its own page. */
  get fixed(): boolean {
    return me.person?.account ?? false;
  }

  get text(): string {
    return this.fixed ? me.person!.name : (this.typed ?? me.person?.name ?? '');
  }

  set text(name: string) {
    this.typed = name;
    localStorage.setItem(STORED, name);
  }

  /** The name, or what somebody without one is called. */
  orGuest(): string {
    return this.text.trim() || words().guest;
  }
}

export const myName = new MyName();
