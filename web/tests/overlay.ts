// Lays questions over a table that is really there: the server's own sight, only with another question and its answers.

import { expect, type Page } from '@playwright/test';
import type { Ask, Move, Sight, Told } from '../src/types';
import { nameOf } from '../src/i18n/cases';
import { table } from './person';

export class Overlay {
  private shown: Sight | undefined;
  private laid: { number: number; question: Ask; options: Move[] } | undefined;
  private tell: (message: string) => void = () => undefined;
  /** The number of the latest news; what happens at the table once something is asked is not told: bots may still be moving. */
  private latest = 0;
  /** What the screen has answered. */
  readonly answers: Move[] = [];

  /** `dress` lays things on the table that a question needs. */
  constructor(
    private readonly page: Page,
    private readonly dress: (sight: Sight) => void = () => undefined,
  ) {}

  /** Stands between the page and the program, for what is looked at and what is answered. */
  async begin() {
    await this.page.routeWebSocket(/\/live/, (socket) => {
      socket.connectToServer().onMessage((message) => {
        const told = JSON.parse(String(message)) as Told;
        if (told.kind === 'news' && this.laid) return;
        if (told.kind === 'news') this.latest = told.number;
        socket.send(message);
      });
      this.tell = (message) => socket.send(message);
    });
    await this.page.route(/\/view\?/, async (route) => {
      const sight = (await (await route.fetch()).json()) as Sight;
      this.dress(sight);
      this.shown = { ...sight, ...this.laid };
      await route.fulfill({ json: this.shown });
    });
    await this.page.route(/\/moves$/, async (route) => {
      this.answers.push((route.request().postDataJSON() as { move: Move }).move);
      await route.fulfill({ json: this.shown });
    });
  }

  /** Asks, and waits until it is shown. */
  async ask([question, options]: [Ask, Move[]]) {
    const shown = Number(await table(this.page).getAttribute('data-number'));
    const number = Math.max(shown, this.latest) + 1;
    this.laid = { number, question, options };
    if (!this.shown) throw new Error('the table has not been looked at');
    this.shown = { ...this.shown, ...this.laid };
    this.tell(JSON.stringify({ kind: 'news', number, entries: [], sight: this.shown }));
    await expect(table(this.page)).toHaveAttribute('data-number', String(number));
    await expect(table(this.page)).toHaveAttribute('data-question', nameOf(question));
  }
}
