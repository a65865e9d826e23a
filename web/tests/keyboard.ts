// Somebody without a mouse.

import { expect, type Page } from '@playwright/test';
import { known } from './person';

/** Goes to something by the tab key alone. */
export async function tabTo(page: Page, name: RegExp): Promise<boolean> {
  for (let n = 0; n < 200; n++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement | null;
      return one ? `${one.getAttribute('aria-label') ?? one.textContent ?? ''}`.trim() : '';
    });
    if (name.test(here)) return true;
  }
  return false;
}

/** Presses what was gone to, and waits for its effect. */
export async function press(page: Page) {
  const before = (await known(page)).number;
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await known(page)).number).not.toBe(before);
}
