// A table of Joan of Arc in every window and every language. `make layouts` looks at all of it; every run takes its turn at a part.

import type { Browser, Page } from '@playwright/test';
import { begunJoan, playOnUntil } from './joan';
import { faults } from './laid-out';
import { untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';
import { due } from './rotation';

const WINDOWS = ['1280x595', '1280x720', '1280x800', '1366x625', '1366x768', '1536x730', '1920x1080', '640x360'];
const TOUCHED = ['1180x820', '820x1180', '844x390', '390x844', '360x640'];
const PLAYERS = [1, 2, 5];
const LANGUAGES = ['en', 'de', 'fr'];

const parts = PLAYERS.flatMap((players) => LANGUAGES.map((language) => ({ players, language })));

for (const { players, language } of due(parts)) {
  test(`every window has room for ${players} at Joan of Arc in ${language}`, async ({ browser, baseURL }) => {
    for (const [windows, touch] of [
      [WINDOWS, false],
      [TOUCHED, true],
    ] as const) {
      const page = await opened(browser, baseURL!, touch, players, language);
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

/** A table late in a game. */
async function opened(browser: Browser, baseURL: string, touch: boolean, players: number, language: string) {
  const context = await browser.newContext({ baseURL, hasTouch: touch, isMobile: touch, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await guest(page, 'Ada');
  await page.addInitScript((language) => localStorage.setItem('language', language), language);
  const bots = Array.from({ length: players - 1 }, () => ({ bot: 'easy' }));
  const id = await begunJoan(page, { players, places: 'cards' }, ...bots);
  await playOnUntil(
    page,
    id,
    ({ view, glance, options, question }) =>
      view.table.round > glance.rounds / 2 && question === 'next' && options.length > 3,
  );
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  return page;
}

const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
