// Who sits at this screen.

import type { Person } from '../types';
import { get, post, Refusal } from './request';

class Me {
  person: Person | undefined = $state.raw();
  /** Whether the server has been asked. */
  known = $state(false);

  /** Asks the server who holds the cookie of this browser. */
  async ask() {
    try {
      this.person = await get<Person>('/api/me');
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      this.person = undefined;
    }
    this.known = true;
  }

  /** Sits down under a name, unless somebody sits here already. */
  async sitDown(name: string): Promise<Person> {
    return (this.person ??= await post<Person>('/api/guests', { name }));
  }
}

export const me = new Me();
