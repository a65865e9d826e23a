// Taking a picture for docs/pictures.

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Moment, takeUp } from '../tests/past';
import { fillable, playOn, round, untilAsked } from '../tests/person';

const FOLDER = join(import.meta.dirname, '../../docs/pictures');
export const PHONE = { width: 390, height: 844 };

/** Takes a game up and plays on until the next round is planned: then there is something in the log. */
export async function aRoundOn(page: Page, past: Moment) {
  await page.goto(`/table/${await takeUp(page, past)}`);
  await untilAsked(page);
  const before = await round(page);
  await playOn(page, async () => (await untilAsked(page)) === 'plan' && (await round(page)) > before);
  for (const place of (await fillable(page)).slice(0, 1)) await page.locator(`[data-at="${place}"] h4 button`).click();
}

export async function take(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  // What was clicked glows for a moment.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(700);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 86 });
}

/** The same in light and in dark. */
export async function takeBoth(page: Page, name: string) {
  await take(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}
