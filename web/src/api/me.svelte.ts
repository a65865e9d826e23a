// Who sits at this screen.

import type { Me as Myself, Person } from '../types';
import { SOMEBODY } from './ahead';
import { get, post, put, Refusal, remove } from './request';

class Me {
  person: Myself | undefined = $state.raw();
  /** Whether the server has been asked. */
  known = $state(false);
  private asked: Promise<void> | undefined;

  /** Asks the server who holds the cookie of this browser; once, unless it did not answer. */
  ask(): Promise<void> {
    this.asked ??= this.look().catch((error: unknown) => {
      this.asked = undefined;
      throw error;
    });
    return this.asked;
  }

  private async look() {
    try {
      this.be(localStorage.getItem(SOMEBODY) === null ? undefined : await get<Myself>('/api/me'));
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      this.be(undefined);
    }
    this.known = true;
  }

  private be(person: Myself | undefined) {
    this.person = person;
    if (person) localStorage.setItem(SOMEBODY, 'yes');
    else localStorage.removeItem(SOMEBODY);
  }

  /** Sits down under a name; a guest may take another one at any time, an account keeps its own. */
  async sitDown(name: string): Promise<Person> {
    if (!this.person) {
      const guest = await post<Person>('/api/guests', { name });
      this.be({ account: false, ...guest });
    } else if (name !== this.person.name && !this.person.account) {
      await this.rename(name);
    }
    return this.person!;
  }

  async rename(name: string) {
    // The server keeps it in its usual form.
    this.person = await put<Myself>('/api/me', { name });
  }

  /** Makes an account of whoever sits here, or a new one. */
  async signUp(name: string, password: string) {
    await post('/api/accounts', { name, password });
    localStorage.setItem(SOMEBODY, 'yes');
    await this.look();
  }

  async signIn(name: string, password: string) {
    await post('/api/sessions', { name, password });
    localStorage.setItem(SOMEBODY, 'yes');
    await this.look();
  }

  async signOut() {
    await remove('/api/sessions');
    await this.look();
  }

  /** Signs out at every screen. */
  async signOutEverywhere() {
    await remove('/api/me/sessions');
    await this.look();
  }

  /** Another password; every other screen is signed out. */
  async changePassword(password: string, new_password: string) {
    await put('/api/me/password', { password, new_password });
  }

  /** Forgets me: name, seats, everything. */
  async vanish() {
    await remove('/api/me');
    this.be(undefined);
  }
}

export const me = new Me();
