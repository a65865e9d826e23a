// Tables with Trade & Intrigue, brought through the API to the moment a test is about.

import { expect, type Page } from '@playwright/test';
import type { Move, Modules, SeatWish, Sight, TableDescription } from '../src/types';

/** A table of the Big Box with these expansions: me on the first seat, then the others. It begins once all sit. */
export async function laid(page: Page, modules: Modules, ...others: SeatWish[]): Promise<TableDescription> {
  const seats: SeatWish[] = ['me', ...others];
  const options = { added_tiles: false, exclude_tiles: false, open_planning: false, ordered_planning: false, start_player: 0 };
  const made = await page.request.post('/api/tables', { data: { setup: { edition: 'bigbox', players: seats.length, options, modules }, seats } });
  expect(made.ok(), await made.text()).toBe(true);
  return (await made.json()) as TableDescription;
}

export async function begin(page: Page, id: string) {
  const started = await page.request.post(`/api/tables/${id}/start`, { data: {} });
  expect(started.ok(), await started.text()).toBe(true);
}

export const view = async (page: Page, id: string, seat: number): Promise<Sight> => (await (await page.request.get(`/api/tables/${id}/view?seat=${seat}`)).json()) as Sight;

/** How much somebody who aims at a certain moment wants a move. */
export type Taste = (move: Move, sight: Sight) => number;

/**
 * Answers for the seats of these people, always what they want most, until the moment is there: whose it is, or nobody's if
 * the game ends without it.
 */
export async function until(pages: Page[], id: string, taste: Taste, moment: (sight: Sight) => boolean): Promise<number | undefined> {
  for (;;) {
    let asked = false;
    for (const [seat, page] of pages.entries()) {
      const sight = await view(page, id, seat);
      if (sight.outcome) return undefined;
      if (moment(sight)) return seat;
      if (!sight.options.length) continue;
      asked = true;
      const move = sight.options.reduce((best, option) => (taste(option, sight) > taste(best, sight) ? option : best));
      const answer = await page.request.post(`/api/tables/${id}/moves`, { data: { seat, number: sight.number, move } });
      expect([200, 409], await answer.text()).toContain(answer.status());
    }
    if (!asked) await pages[0]!.waitForTimeout(20);
  }
}
