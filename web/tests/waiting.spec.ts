import type { TableDescription } from '../src/types';
import { table } from './person';
import { expect, test } from './program';
import { begun, guest } from './quick';

test('the host fills a seat with a bot, talks with who has come, and closes the table', async ({
  page: ada,
  browser,
  baseURL,
}) => {
  const ben = await (await browser.newContext({ baseURL, locale: 'en-GB' })).newPage();
  await guest(ada, 'Ada');
  await guest(ben, 'Ben');
  const wish = { setup: { edition: 'current', players: 3, options: {} }, seats: ['me', 'open', 'open'], public: true };
  const lay = async () =>
    ((await (await ada.request.post('/api/tables', { data: wish })).json()) as TableDescription).id;
  const id = await lay();
  await ben.request.post(`/api/tables/${id}/join`, { data: { seat: 1 } });
  await ada.goto(`/table/${id}`);
  await ben.goto(`/table/${id}`);

  await ada.getByLabel('Write a message').fill('Welcome');
  await ada.getByRole('button', { name: 'Send' }).click();
  await expect(ben.getByRole('region', { name: 'Chat' })).toContainText('Ada Welcome');

  const begin = ada.getByRole('button', { name: 'Begin the game' });
  await expect(begin).toBeDisabled();
  await ada.getByLabel('A bot here').selectOption('easy');
  await expect(begin).toBeEnabled();
  await expect(ben.getByText('Everybody is here.').first()).toBeVisible();
  await expect(ben.getByLabel('A bot here'), 'only the host says who sits').toHaveCount(0);
  await ada.getByRole('button', { name: 'Free the seat' }).click();
  await expect(begin).toBeDisabled();
  await ada.getByLabel('A bot here').selectOption('easy');
  await begin.click();
  await expect(table(ben)).toBeAttached();

  const other = await lay();
  await ada.goto(`/table/${other}`);
  await ada.getByRole('button', { name: 'Close the table' }).click();
  await expect(ada).toHaveURL(/\/$/);
  expect((await ada.request.get(`/api/tables/${other}`)).status()).toBe(404);
});

test('an old game is put away from the lobby, and brought back', async ({ page }) => {
  await guest(page, 'Ada');
  const id = await begun(page, { bot: 'easy' });
  await page.goto('/');
  const going = page.locator(`a[href="/table/${id}"]`);
  await expect(going).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: going })).toContainText(
    /round 1 · -?\d+ points · your turn · (now|\d+ \w+ ago)/,
  );
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect(going).toHaveCount(0);
  await page.reload();
  await page.getByText('Put away (1)').click();
  await expect(going).toHaveCount(0);
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(going).toBeVisible();
});

test('everybody chooses a colour that nobody else has, and keeps it in the game', async ({
  page: ada,
  browser,
  baseURL,
}) => {
  const ben = await (await browser.newContext({ baseURL, locale: 'en-GB' })).newPage();
  await guest(ada, 'Ada');
  await guest(ben, 'Ben');
  const wish = { setup: { edition: 'current', players: 3, options: {} }, seats: ['me', 'open', { bot: 'easy' }] };
  const { id, invitation } = (await (
    await ada.request.post('/api/tables', { data: { ...wish, public: true } })
  ).json()) as TableDescription;
  await ben.request.post(`/api/tables/${id}/join`, { data: { seat: 1, invitation } });
  await ada.goto(`/table/${id}`);
  await ben.goto(`/table/${id}`);
  await ada.getByRole('radio', { name: 'Folium' }).click();
  await expect(ada.getByRole('radio', { name: 'Folium' })).toBeChecked();
  await expect(ben.getByRole('radio', { name: 'Folium' })).toBeDisabled();
  await expect(ben.getByRole('radio', { name: 'Lapis' })).toBeEnabled();
  await ada.getByRole('button', { name: 'Begin the game' }).click();
  await expect(table(ben)).toBeAttached();
  await expect(ben.locator('[data-at="player/0"] .mark.folium')).toBeVisible();
  await expect(ada.getByRole('region', { name: 'Your board' }).locator('.mark.folium').first()).toBeVisible();
});

test('the host sees when the table closes, and names a channel that nobody else knows', async ({ page }) => {
  await guest(page, 'Ada');
  const wish = { setup: { edition: 'current', players: 2, options: {} }, seats: ['me', 'open'], public: true };
  const { id } = (await (await page.request.post('/api/tables', { data: wish })).json()) as TableDescription;
  await page.goto(`/table/${id}`);
  await expect(page.getByText('Unless somebody joins, the table closes')).toBeVisible();
  await page.getByText('Tell a channel').click();
  const address = page.getByLabel('Address of the webhook');
  await address.fill('https://localhost/x');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByText('inside the network of the server')).toBeVisible();
  await address.fill('https://example.org/hook');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByText('Kept')).toBeVisible();
  await page.reload();
  await page.getByText('Tell a channel').click();
  await expect(address).toHaveValue('https://example.org/hook');
});
