import type { Page } from '@playwright/test';
import { threat, THREAT } from './past';
import { table, untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';
import { view } from './trade';

async function sits(page: Page, name: string, seat: number) {
  await guest(page, name);
  const joined = await page.request.post(`/api/tables/${THREAT}/join`, { data: { seat } });
  expect(joined.ok(), await joined.text()).toBe(true);
}

test('somebody threatened in one browser bribes somebody in another', async ({ page: striker, browser, baseURL }) => {
  const other = await browser.newContext({ baseURL, viewport: { width: 1366, height: 768 }, locale: 'en-GB' });
  const target = await other.newPage();
  const { seat: victim } = threat();
  await sits(striker, 'Ada', 1 - victim);
  await sits(target, 'Ben', victim);
  const before = await view(target, THREAT, victim);
  const coins = (seat: number) => before.view.players[seat]!.mat.coins;

  await target.goto(`/table/${THREAT}`);
  await striker.goto(`/table/${THREAT}`);
  await expect(table(striker)).toBeAttached();
  expect(await untilAsked(target)).toBe('intrigue');
  const offer = target.getByRole('region', { name: 'A bribe' });
  await expect(offer).toContainText('Ada threatens you');
  await expect(offer.getByRole('button', { name: 'Make this offer' })).toBeDisabled();
  for (let n = 0; n < 3; n++) await offer.getByRole('button', { name: 'More coins' }).click();
  await offer.getByRole('button', { name: 'Less coins' }).click();
  await offer.getByRole('button', { name: 'Make this offer' }).click();

  expect(await untilAsked(striker)).toBe('intrigue');
  const verdict = striker.getByRole('region', { name: 'A bribe' });
  await expect(verdict).toContainText('Ben offers');
  await expect(verdict.getByRole('img', { name: '2 coins' })).toBeVisible();
  await verdict.getByRole('button', { name: 'Accept' }).click();

  for (const page of [striker, target]) {
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.getByRole('region', { name: 'Log' })).toContainText('Ben offers Ada a bribe: 2 coins.');
    await expect(page.getByRole('region', { name: 'Log' })).toContainText('Ada accepts the bribe');
    await expect(page.locator(`[data-at="coins/${victim}"] b`).first()).toHaveText(String(coins(victim) - 2));
    await expect(page.locator(`[data-at="coins/${1 - victim}"] b`).first()).toHaveText(String(coins(1 - victim) + 2));
  }
  await other.close();
});
