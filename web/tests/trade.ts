// Tables with Trade & Intrigue, made through the API.

import { expect, type Page } from '@playwright/test';
import type { Modules, SeatWish, Sight, TableDescription } from '../src/types';

/** A table of the Big Box with these expansions: me on the first seat, then the others. It begins once all sit. */
export async function laid(page: Page, modules: Modules, ...others: SeatWish[]): Promise<TableDescription> {
  const seats: SeatWish[] = ['me', ...others];
  const options = {
    added_tiles: false,
    exclude_tiles: false,
    open_planning: false,
    ordered_planning: false,
    start_player: 0,
  };
  const made = await page.request.post('/api/tables', {
    data: { setup: { edition: 'bigbox', players: seats.length, options, modules }, seats },
  });
  expect(made.ok(), await made.text()).toBe(true);
  return (await made.json()) as TableDescription;
}

export async function begin(page: Page, id: string) {
  const started = await page.request.post(`/api/tables/${id}/start`, { data: {} });
  expect(started.ok(), await started.text()).toBe(true);
}

export const view = async (page: Page, id: string, seat: number): Promise<Sight> =>
  (await (await page.request.get(`/api/tables/${id}/view?seat=${seat}`)).json()) as Sight;
