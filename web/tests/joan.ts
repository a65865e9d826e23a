// Somebody who plays Joan of Arc: taps what glows on the sheet, and nothing else.

import { expect, type Page } from '@playwright/test';
import type { SeatWish, TableDescription } from '../src/types';
import type { Move, Setup, Sight } from '../src/types/joan';
import { known, mainButton, untilAsked } from './person';

const TABS = ['map', 'stores', 'deeds', 'places'] as const;

/** A table that has begun: me, then the others. */
export async function begunJoan(page: Page, setup: Setup, ...others: SeatWish[]): Promise<string> {
  const made = await page.request.post('/api/tables', { data: { game: 'joan', setup, seats: ['me', ...others] } });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as TableDescription;
  const started = await page.request.post(`/api/tables/${id}/start`, { data: {} });
  expect(started.ok(), await started.text()).toBe(true);
  return id;
}

/** Answers for seat 0 through the API until `until`, whatever comes first but the end of the turn. */
export async function playOnUntil(page: Page, id: string, until: (sight: Sight) => boolean): Promise<Sight> {
  const look = async () => (await (await page.request.get(`/api/tables/${id}/view?seat=0`)).json()) as Sight;
  let sight = await look();
  for (let n = 0; n < 5_000; n++) {
    if (sight.outcome || (sight.question && until(sight))) return sight;
    if (!sight.options.length) {
      await page.waitForTimeout(15);
      sight = await look();
      continue;
    }
    const moves: Move[] = sight.options.filter((option) => option !== 'end_turn');
    const move = moves[(n * 7) % moves.length] ?? 'end_turn';
    const answer = await page.request.post(`/api/tables/${id}/moves`, {
      data: { seat: 0, number: sight.number, move },
    });
    sight = answer.ok() ? ((await answer.json()) as Sight) : await look();
  }
  throw new Error('the game does not end');
}

/** Where a mark on the map is, in the window, brought into sight. */
const onMap = (page: Page, mark: string) =>
  page.locator(`[data-mark="${mark}"]`).evaluate((target) => {
    target.scrollIntoView({ block: 'center' });
    const shape = target as SVGGeometryElement;
    const at = shape instanceof SVGPathElement ? shape.getPointAtLength(shape.getTotalLength() / 2) : undefined;
    const { left, top, width, height } = shape.getBoundingClientRect();
    const { x, y } = at
      ? new DOMPoint(at.x, at.y).matrixTransform(shape.getScreenCTM()!)
      : { x: left + width / 2, y: top + height / 2 };
    return { x, y };
  });

/** Taps one mark that can be made, the `nth` of those on the first tab that has any; whether there was one. */
async function tapMark(page: Page, nth: number, touch: boolean): Promise<boolean> {
  for (const tab of TABS) {
    const button = page.locator(`nav.tabs .to-${tab}:visible`);
    if (await button.isVisible()) {
      if (!(await button.locator('b').isVisible())) continue;
      await (touch ? button.tap() : button.click());
    }
    const marks = await page
      .locator('[data-mark]')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !/^(tile|monk)/.test((one as HTMLElement).dataset.mark!))
          .map((one) => (one as HTMLElement).dataset.mark!),
      );
    const mark = marks[nth % Math.max(1, marks.length)];
    if (!mark) continue;
    if (mark.startsWith('route/') || mark.startsWith('town/')) {
      const { x, y } = await onMap(page, mark);
      await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    } else {
      const cell = page.locator(`[data-mark="${mark}"]:visible`).first();
      await (touch ? cell.tap() : cell.click());
    }
    return true;
  }
  return false;
}

/** Plays by taps alone until the game is over; how many there were. */
export async function tapToTheEnd(page: Page, touch: boolean): Promise<number> {
  for (let n = 0; n < 600; n++) {
    const question = await untilAsked(page);
    if (question === 'over') return n;
    const { number } = await known(page);
    if (question === 'take') {
      const tiles = page.locator('[data-mark^="tile/"]');
      const tile = tiles.nth(n % (await tiles.count()));
      await (touch ? tile.tap() : tile.click());
    } else if (!(await tapMark(page, n, touch))) await (touch ? mainButton(page).tap() : mainButton(page).click());
    // A finger that touches two ways is asked which.
    const choice = page.getByTestId('choices').getByRole('listitem').first().getByRole('button');
    await expect(async () => {
      if (await choice.isVisible()) await choice.click({ timeout: 1_000 });
      const now = await known(page);
      expect(now.over || (now.number !== number && !now.busy), `the tap ${n} has an effect`).toBe(true);
    }).toPass({ timeout: 20_000, intervals: [15, 25, 50] });
  }
  throw new Error('the game does not end');
}
