import type { Browser, Page } from '@playwright/test';
import { fillable, known, mainButton, round, sayReady, sentence, sure, table, untilAsked } from './person';
import { expect, test } from './program';
import { begun, guest } from './quick';

/** Two people at one table, each at a screen of their own, both planning. */
async function two(browser: Browser, baseURL: string, options = {}): Promise<[Page, Page]> {
  const [ada, ben] = await Promise.all([0, 1].map(async () => (await browser.newContext({ baseURL })).newPage()));
  await guest(ada!, 'Ada');
  await guest(ben!, 'Ben');
  const wish = { setup: { edition: 'current', players: 2, options }, seats: ['me', 'open'], public: true };
  const { id } = await (await ada!.request.post('/api/tables', { data: wish })).json();
  await ben!.request.post(`/api/tables/${id}/join`, { data: { seat: 1 } });
  await ada!.request.post(`/api/tables/${id}/start`, { data: {} });
  for (const page of [ada!, ben!]) {
    await page.goto(`/table/${id}`);
    expect(await untilAsked(page)).toBe('plan');
  }
  return [ada!, ben!];
}

test('Ready is taken back until the last one is ready, and everybody sees who is', async ({ browser, baseURL }) => {
  const [ada, ben] = await two(browser, baseURL!);
  // Nothing is complete, and nothing is lost by that: Ben still plans.
  await mainButton(ada).click();
  await expect(sentence(ada)).toContainText('You are ready');
  await expect(sure(ada)).toBeHidden();
  await expect(ben.locator('[data-at="player/0"]')).toContainText('Ready');
  await expect(ben.locator('.chips')).toContainText('1 of 1 ready');
  await ada.getByTestId('back').click();
  await expect(table(ada)).toHaveAttribute('data-question', 'plan');
  await expect(ben.locator('[data-at="player/0"]')).toContainText('Planning');
  // The plan goes on where it was, and the last one is asked.
  const [place] = await fillable(ada);
  await ada.locator(`[data-at="${place}"] h4 button`).click();
  await expect(mainButton(ada)).toContainText('1 place acts');
  await sayReady(ada);
  await mainButton(ben).click();
  await expect(sentence(ben)).toContainText('No place is complete');
  await sure(ben).click();
  await expect(table(ada)).not.toHaveAttribute('data-question', 'plan');
  await expect(ada.getByTestId('back')).toBeHidden();
});

test('a table may keep every Ready as printed', async ({ browser, baseURL }) => {
  const [ada] = await two(browser, baseURL!, { final_ready: true });
  await mainButton(ada).click();
  await expect(sentence(ada)).toContainText('No place is complete');
  await sure(ada).click();
  await expect(sentence(ada)).toContainText('You are ready');
  await expect(ada.getByTestId('back')).toBeHidden();
});

test('what is asked before Ready stays asked when somebody else is ready, until the plan changes', async ({
  browser,
  baseURL,
}) => {
  const [ada, ben] = await two(browser, baseURL!, { final_ready: true });
  const [place] = await fillable(ben);
  await ben.locator(`[data-at="${place}"] h4 button`).click();
  await expect(mainButton(ben)).toContainText('1 place acts');
  await mainButton(ada).click();
  await expect(sure(ada)).toBeEnabled();
  await sayReady(ben);
  await expect(ada.locator('[data-at="player/1"]')).toContainText('Ready');
  await expect(sure(ada)).toBeVisible();
  // Another plan is another matter.
  await ada.locator(`[data-at="${(await fillable(ada))[0]}"] h4 button`).click();
  await expect(mainButton(ada)).toContainText('1 place acts');
  await expect(sure(ada)).toBeHidden();
});

test('against bots a plan that completes nothing is asked about, a sound one never', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto(`/table/${await begun(page, { bot: 'easy' }, { bot: 'easy' })}`);
  expect(await untilAsked(page)).toBe('plan');
  await expect(mainButton(page)).not.toHaveClass(/primary/);
  const before = (await known(page)).number;
  // A double click asks and does not answer.
  await mainButton(page).dblclick();
  await expect(sure(page)).toBeHidden();
  await mainButton(page).click();
  await expect(sure(page)).toBeDisabled();
  await expect(sure(page)).toBeEnabled();
  expect((await known(page)).number).toBe(before);
  await page.getByRole('button', { name: 'Go on planning' }).click();
  for (let place: string | undefined; ([place] = await fillable(page)), place;) {
    await page.locator(`[data-at="${place}"] h4 button`).click();
    await expect(page.locator(`[data-at="${place}"]`)).toHaveClass(/done/);
  }
  await expect(mainButton(page)).toHaveClass(/primary/);
  await mainButton(page).click();
  await expect(table(page)).not.toHaveAttribute('data-question', 'plan');
});

test('a double click on Pass does not pass with places left', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto(`/table/${await begun(page, { bot: 'easy' })}`);
  expect(await untilAsked(page)).toBe('plan');
  const [place] = await fillable(page);
  await page.locator(`[data-at="${place}"] h4 button`).click();
  await expect(mainButton(page)).toContainText('1 place acts');
  await sayReady(page);
  expect(await untilAsked(page)).toBe('action');
  const before = (await known(page)).number;
  await mainButton(page).dblclick();
  await page.waitForTimeout(800);
  expect((await known(page)).number, 'nothing was answered').toBe(before);
  await mainButton(page).click();
  await expect(page.getByRole('button', { name: 'Pass, and end my round' })).toBeEnabled();
});

test('dull questions are answered by themselves, unless one likes them', async ({ page }) => {
  await guest(page, 'Ada');
  await page.addInitScript(() => localStorage.removeItem('standing'));
  await page.goto(`/table/${await begun(page, { bot: 'easy' })}`);
  expect(await untilAsked(page)).toBe('plan');
  await sayReady(page);
  // Nothing is complete: whoever can only pass is not asked whether to pass.
  await expect.poll(() => round(page), { timeout: 60_000 }).toBe(2);
  await page.keyboard.press('m');
  const dull = page.locator('fieldset');
  await expect(dull.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await dull.getByRole('checkbox', { checked: true }).first().uncheck();
  expect(await page.evaluate(() => localStorage.getItem('standing')!.split(',').length)).toBe(1);
});
