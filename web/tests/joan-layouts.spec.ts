// A table of Joan of Arc in every window and every language. `make layouts` looks at all of it; every run takes its turn at a part.

import type { Browser, Page } from '@playwright/test';
import { faults } from './laid-out';
import { atJoan, takeUp } from './past';
import { untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';
import { due } from './rotation';
import { TOUCHED, WINDOWS } from './windows';

/** Games that were played before, so that every run sees the same sheets, each where most is open. */
const TABLES = [
  { game: 'special', at: 38, open: 2 },
  { game: 'cards-2', at: 154, open: 2 },
  { game: 'hard-5', at: 450, open: 3 },
];
const LANGUAGES = ['en', 'de', 'fr'];

const parts = TABLES.flatMap((table) => LANGUAGES.map((language) => ({ table, language })));

for (const { table, language } of due(parts)) {
  test(`every window has room for Joan of Arc, ${table.game}, in ${language}`, async ({ browser, baseURL }) => {
    for (const [windows, touch] of [
      [WINDOWS, false],
      [TOUCHED, true],
    ] as const) {
      const page = await opened(browser, baseURL!, touch, table, language);
      for (const window of windows) {
        const [width, height] = window.split('x').map(Number) as [number, number];
        await page.setViewportSize({ width, height });
        await settled(page);
        const tabs = page.locator('nav.tabs button:visible');
        for (let n = 0; n < Math.max(1, await tabs.count()); n++) {
          if (await tabs.nth(n).isVisible()) await tabs.nth(n).click();
          await settled(page);
          expect.soft(await faults(page, touch), `${window}, tab ${n}`).toEqual([]);
        }
      }
      await page.context().close();
    }
  });
}

type Table = (typeof TABLES)[number];
async function opened(browser: Browser, baseURL: string, touch: boolean, { game, at, open }: Table, language: string) {
  const context = await browser.newContext({ baseURL, hasTouch: touch, isMobile: touch, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await guest(page, 'Ada');
  await page.addInitScript((language) => localStorage.setItem('language', language), language);
  await page.goto(`/table/${await takeUp(page, atJoan(game, at))}`);
  await untilAsked(page);
  await expect(page.locator('.agenda button'), 'what is open').toHaveCount(open);
  return page;
}

const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
