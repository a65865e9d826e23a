import type { Page } from '@playwright/test';
import type { TableDescription } from '../src/types';
import { table, untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';

const banner = (page: Page) => page.locator('.gone');

test('somebody leaves: the others vote for a bot, who left comes back, who looks on can sit down', async ({
  page: ada,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const join = async (name: string) => {
    const page = await (
      await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 1366, height: 768 } })
    ).newPage();
    await guest(page, name);
    return page;
  };
  await guest(ada, 'Ada');
  const [ben, cleo, dora] = [await join('Ben'), await join('Cleo'), await join('Dora')];
  const options = {
    added_tiles: false,
    exclude_tiles: false,
    open_planning: false,
    ordered_planning: false,
    start_player: null,
  };
  const wish = {
    setup: { edition: 'current', players: 3, options },
    seats: ['me', 'open', 'open'],
    public: true,
    options: { move_seconds: 3_600 },
  };
  const { id } = (await (await ada.request.post('/api/tables', { data: wish })).json()) as TableDescription;
  for (const [page, seat] of [
    [ben, 1],
    [cleo, 2],
  ] as const)
    expect((await page.request.post(`/api/tables/${id}/join`, { data: { seat } })).ok()).toBe(true);
  expect((await ada.request.post(`/api/tables/${id}/start`, { data: {} })).ok()).toBe(true);
  for (const page of [ada, ben, cleo]) {
    await page.goto(`/table/${id}`);
    await expect(table(page)).toBeAttached();
    await untilAsked(page);
  }
  await expect(ada.getByRole('timer')).toHaveText(/^\d+:\d\d|\d h$/);

  // Cleo leaves without a word: two of two others must agree that a bot plays on.
  expect((await cleo.request.post(`/api/tables/${id}/leave`, { data: { seat: 2 } })).ok()).toBe(true);
  await expect(banner(ada)).toContainText('Cleo has gone.');
  await ada.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(banner(ada)).toContainText('A bot shall play on for Cleo: 1 of 2 agree.');
  await ada.getByRole('button', { name: 'Take my vote back' }).click();
  await ada.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(banner(ben)).toContainText('1 of 2 agree');
  await ben.getByRole('button', { name: 'Agree' }).click();
  await expect(banner(ben)).toBeHidden();
  await expect(banner(ada)).toBeHidden();

  // She comes back and sits where she sat.
  await expect(banner(cleo)).toContainText('A bot plays on for you.');
  await cleo.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(banner(cleo)).toBeHidden();
  await expect(cleo.getByRole('region', { name: 'Your board' })).toContainText('Cleo');

  // Ben stands up by the menu; a bot plays on, and he may return.
  await ben.keyboard.press('m');
  await ben.getByRole('button', { name: 'Stand up: a bot plays on' }).click();
  await expect(banner(ben)).toContainText('A bot plays on for you.');
  await expect(ben.getByTestId('main')).toBeHidden();

  // An empty seat is for whoever looks on.
  expect((await cleo.request.post(`/api/tables/${id}/leave`, { data: { seat: 2 } })).ok()).toBe(true);
  await dora.goto(`/table/${id}`);
  await dora.getByRole('button', { name: 'Sit down there' }).click();
  await expect(dora.getByRole('region', { name: 'Your board' })).toContainText('Dora');
  for (const page of [ben, cleo, dora]) await page.context().close();
});
