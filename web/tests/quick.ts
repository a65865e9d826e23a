// Games made through the API, for tests whose subject is not how they were played.

import { expect, type Page } from '@playwright/test';
import type { Hint, Move, Seat, SeatWish, Sight, TableDescription } from '../src/types';

/** Nothing has to be explained in the tests of other things. */
export const SCENARIOS = 'tours dignitary vierzon salesman plague duel prosperity invasion';

/** Somebody with a name, known to the browser. */
export async function guest(page: Page, name: string) {
  const answer = await page.request.post('/api/guests', { data: { name } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const stored = { known: 'yes', name, guided: 'asked', introduced: SCENARIOS, scenes: 'off', standing: '' };
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, stored);
}

/** A table that has begun: me, then the others. */
export const begun = (page: Page, ...others: SeatWish[]): Promise<string> => startedBy(page, null, ...others);

/** The same, with the seat that starts. */
export async function startedBy(page: Page, start_player: Seat | null, ...others: SeatWish[]): Promise<string> {
  const seats: SeatWish[] = ['me', ...others];
  const options = {
    added_tiles: false,
    exclude_tiles: false,
    open_planning: false,
    ordered_planning: false,
    start_player,
  };
  const wish = { setup: { edition: 'current', players: seats.length, options }, seats };
  const made = await page.request.post('/api/tables', { data: wish });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as TableDescription;
  const started = await page.request.post(`/api/tables/${id}/start`, { data: {} });
  expect(started.ok(), await started.text()).toBe(true);
  return id;
}

/** Answers for seat 0 until `until`: as the hints say if it is `advised`, else filling and using what it can. */
export async function playFast(
  page: Page,
  id: string,
  until: (sight: Sight) => boolean,
  advised = false,
): Promise<Sight> {
  const look = async () => (await (await page.request.get(`/api/tables/${id}/view?seat=0`)).json()) as Sight;
  let placed = 0;
  let sight = await look();
  for (let n = 0; n < 20_000; n++) {
    if (sight.outcome || until(sight)) return sight;
    if (sight.options.length === 0) {
      await page.waitForTimeout(15);
      sight = await look();
      continue;
    }
    const move = (advised && (await advice(page, id))) || pick(sight.options, placed);
    placed = typeof move === 'object' && 'put' in move ? placed + 1 : 0;
    const answer = await page.request.post(`/api/tables/${id}/moves`, {
      data: { seat: 0, number: sight.number, move },
    });
    expect([200, 409], await answer.text()).toContain(answer.status());
    sight = answer.ok() ? ((await answer.json()) as Sight) : await look();
  }
  throw new Error('the game does not end');
}

async function advice(page: Page, id: string): Promise<Move | undefined> {
  const answer = await page.request.get(`/api/tables/${id}/hint?seat=0`);
  return answer.ok() ? ((await answer.json()) as Hint[])[0]?.moves[0] : undefined;
}

function pick(options: Move[], placed: number): Move {
  const puts = options.filter((option) => typeof option === 'object' && 'put' in option);
  if (puts.length && placed < 7) return puts[(placed * 7) % puts.length]!;
  const draws = options.filter((option) => typeof option === 'object' && 'draw' in option);
  return (
    options.find((option) => option === 'ready') ??
    draws.at(-1) ??
    options.find((option) => option !== 'decline' && option !== 'pass') ??
    options[0]!
  );
}

/** A finished game against a bot. */
export async function finished(page: Page, name = 'Ada'): Promise<string> {
  await guest(page, name);
  const id = await begun(page, { bot: 'easy' });
  await playFast(page, id, () => false);
  return id;
}
