import type { Browser, Page } from '@playwright/test';
import type { TableDescription } from '../src/types';
import { untilAsked } from './person';
import { expect, test } from './program';
import { guest, playFast } from './quick';

const unread = (page: Page) => page.getByTestId('unread').locator('visible=true');
const strip = (page: Page, seat: number) => page.locator(`[data-at="player/${seat}"]`);

/** Ada and Ben at one table, each at a screen of their own. */
async function together(browser: Browser, baseURL: string, window = { width: 1366, height: 768 }) {
  const [ada, ben] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL, viewport: window, locale: 'en-GB' })).newPage()),
  );
  await guest(ada!, 'Ada');
  await guest(ben!, 'Ben');
  const wish = { setup: { edition: 'current', players: 2, options: {} }, seats: ['me', 'open'], public: true };
  const { id } = (await (await ada!.request.post('/api/tables', { data: wish })).json()) as TableDescription;
  await ben!.request.post(`/api/tables/${id}/join`, { data: { seat: 1 } });
  await ada!.request.post(`/api/tables/${id}/start`, { data: {} });
  await ada!.goto(`/table/${id}`);
  await untilAsked(ada!);
  return { ada: ada!, ben: ben!, id };
}

test('everybody sees who is here and who is away', async ({ browser, baseURL }) => {
  const { ada, ben, id } = await together(browser, baseURL!);
  await expect(strip(ada, 1)).toContainText('away');
  await ben.goto(`/table/${id}`);
  await expect(strip(ada, 1).locator('.here')).toBeVisible();
  await expect(strip(ada, 1)).not.toContainText('away');
  await ben.close();
  await expect(strip(ada, 1)).toContainText('away');
});

test('what somebody says stands beside them for a moment, and waits to be read', async ({ browser, baseURL }) => {
  const { ada, ben, id } = await together(browser, baseURL!);
  await ben.goto(`/table/${id}`);
  await untilAsked(ben);
  await ada.request.post(`/api/tables/${id}/chat`, { data: { text: 'Bonjour' } });
  await expect(strip(ben, 0).getByTestId('bubble')).toHaveText('Bonjour');
  await expect(unread(ben)).toHaveText('1');
  await expect(unread(ada), 'nobody has to read their own words').toHaveCount(0);
  await ben.getByRole('tab', { name: /^Chat/ }).click();
  await expect(unread(ben)).toHaveCount(0);
  await ben.reload();
  await untilAsked(ben);
  await expect(ben.getByRole('tab', { name: 'Chat', exact: true }), 'what was read stays read').toBeVisible();
});

test('on a phone the tab of the log says that something was said', async ({ browser, baseURL }) => {
  const { ada, ben, id } = await together(browser, baseURL!, { width: 390, height: 844 });
  await ben.request.post(`/api/tables/${id}/chat`, { data: { text: 'Bonsoir' } });
  await expect(ada.locator('nav.tabs').getByTestId('unread')).toHaveText('1');
  await expect(ada.locator('.people').getByTestId('bubble')).toHaveText('Bonsoir');
  await ada.locator('nav.tabs').getByRole('button', { name: /^Log/ }).click();
  await ada.getByRole('tab', { name: /^Chat/ }).click();
  await expect(ada.locator('nav.tabs').getByTestId('unread')).toHaveCount(0);
});

test('whoever lets the table wait is reminded once, beside who waits and in the tab', async ({ browser, baseURL }) => {
  const { ada, ben, id } = await together(browser, baseURL!);
  await playFast(ada, id, ({ waits_for }) => !waits_for.includes(0));
  await ben.goto(`/table/${id}`);
  await untilAsked(ben);
  await expect(ben).toHaveTitle(/^● Your turn/);
  await ada.clock.install();
  await ada.goto(`/table/${id}`);
  const remind = ada.getByRole('button', { name: 'Remind Ben that the table waits' });
  await expect(strip(ada, 1)).toContainText(/Planning|Deciding/);
  await expect(remind, 'not at once').toHaveCount(0);
  await ada.clock.fastForward(70_000);
  await remind.click();
  await expect(strip(ben, 0).getByTestId('bubble')).toHaveText('It is your turn.');
  await expect(ben).toHaveTitle(/^● Ada is waiting for you/);
  await expect(remind, 'once is enough').toHaveCount(0);
});
