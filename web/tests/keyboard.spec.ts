import { expect, test } from './program';
import type { Page } from '@playwright/test';
import { known, round, table, untilAsked } from './person';

/** Goes to something by the tab key alone, as somebody without a mouse must. */
async function tabTo(page: Page, name: RegExp): Promise<boolean> {
  for (let n = 0; n < 140; n++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement | null;
      return one ? `${one.getAttribute('aria-label') ?? one.textContent ?? ''}`.trim() : '';
    });
    if (name.test(here)) return true;
  }
  return false;
}

async function press(page: Page) {
  const before = (await known(page)).number;
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await known(page)).number).not.toBe(before);
}

test('a whole round with the keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play now/ })).toBeVisible();
  expect(await tabTo(page, /^Play now/)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(table(page)).toBeAttached();

  while ((await round(page)) < 2) {
    const question = await untilAsked(page);
    if (question === 'plan') {
      // A follower is taken up and put on a glowing space.
      expect(await tabTo(page, /^(farmer|boatman|craftsman|trader|knight|scholar|monk|your )/i)).toBe(true);
      await page.keyboard.press('Enter');
      const glowing = await page.locator('.space.can').first().getAttribute('aria-label');
      expect(await tabTo(page, new RegExp(`^${glowing!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))).toBe(true);
      await press(page);
      expect(await tabTo(page, /^Ready$/)).toBe(true);
      await press(page);
    } else {
      // Every question can be answered from the list of all options.
      await page.keyboard.press('o');
      const list = page.getByRole('dialog', { name: 'All options' });
      await expect(list).toBeVisible();
      const first = (await list.locator('ol button').first().textContent())!.trim();
      expect(await tabTo(page, new RegExp(`^${first.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'i'))).toBe(true);
      await press(page);
    }
  }
});
