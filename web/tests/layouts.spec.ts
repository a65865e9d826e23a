// The table in every window: with two and five players, with Trade & Intrigue and without, alone with every scenario, in every language. `make layouts`
// looks at all of it; every run takes its turn at a part.

import type { Browser, Page } from '@playwright/test';
import type { Place, PlaceGlance, Sight } from '../src/types';
import { faults } from './laid-out';
import { lateIn, takeUp } from './past';
import { untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';
import { due } from './rotation';
import { TOUCHED, WINDOWS } from './windows';

const TABLES = [
  'bigbox-2',
  'tiles-18095',
  'orders+trade-events+intrigue-2',
  'orders+trade-events+intrigue-5',
  'tours-1',
  'dignitary-1',
  'vierzon-1',
  'salesman-1',
  'duel-2',
  'prosperity-4',
  'prosperity-5',
  'plague-5',
  'invasion-together',
  'invasion-3',
];
const LANGUAGES = ['English', 'Deutsch', 'Français'];
/** Place tiles with long names, long texts and many spaces, so that every card is seen full. */
const TILES: Place[] = [
  'merchant_house',
  'shipping_line',
  'wool_manufacturer',
  'episcopal_see_of_tours',
  'gaming_room',
  'theatre',
  'herb_garden',
  'sacristy',
  'tinkerers_wagon',
  'christmas_market',
];

const parts = TABLES.flatMap((table) => LANGUAGES.map((language) => ({ table, language })));

for (const { table, language } of due(parts)) {
  test(`every window has room for ${table} in ${language}`, async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    for (const [windows, touch] of [
      [WINDOWS, false],
      [TOUCHED, true],
    ] as const) {
      const page = await opened(browser, baseURL!, touch, table, language);
      for (const window of windows) {
        const [width, height] = window.split('x').map(Number) as [number, number];
        await page.setViewportSize({ width, height });
        await settled(page);
        for (const part of await partsOf(page)) {
          await part.show();
          await settled(page);
          expect.soft(await faults(page, touch), `${window}, ${part.name}`).toEqual([]);
        }
      }
      await page.context().close();
    }
  });
}

/** A table late in a game, with room for no more. */
async function opened(
  browser: Browser,
  baseURL: string,
  touch: boolean,
  table: string,
  language: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, hasTouch: touch, isMobile: touch, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await guest(page, 'Ada');
  await page.route(/\/view\?/, async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    await route.fulfill({ json: full((await answer.json()) as Sight) });
  });
  await page.goto(`/table/${await takeUp(page, lateIn(table))}`);
  await untilAsked(page);
  if (language !== 'English') {
    await page.keyboard.press('m');
    await page.getByRole('button', { name: language }).click();
    await page.keyboard.press('Escape');
  }
  return page;
}

/** Twenty places before the person who looks. */
function full(sight: Sight): Sight {
  const seat = typeof sight.view.viewer === 'object' ? sight.view.viewer.seat : 0;
  const places = sight.glance.seats[seat]!.places;
  const more = TILES.filter((tile) => !places.some(({ place }) => place === tile)).slice(0, 20 - places.length);
  const glance = (place: Place): PlaceGlance => ({
    place,
    complete: place === 'shipping_line',
    forbidden: null,
    gives: { events: [], asks: null, chance: true },
  });
  places.push(...more.map(glance));
  return sight;
}

const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The parts that can be looked at in this window: tabs, or pages of the ground. */
async function partsOf(page: Page): Promise<{ name: string; show: () => Promise<void> }[]> {
  const buttons = page.locator('nav.tabs button:visible, .books .page:visible');
  const names = await buttons.allTextContents();
  if (!names.length) return [{ name: 'all', show: async () => undefined }];
  return names.map((name, n) => ({ name: name.trim(), show: () => buttons.nth(n).click() }));
}
