// Taking a picture for docs/pictures.

import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../../docs/pictures');
export const PHONE = { width: 390, height: 844 };

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
