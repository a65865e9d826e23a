import type { Locator, Page } from '@playwright/test';
import type { Hint } from '../src/types';
import { mainButton, table, untilAsked } from './person';
import { expect, test } from './program';
import { guest, startedBy } from './quick';

const guide = (page: Page): Locator => page.getByTestId('guide');
const inGuide = (page: Page, name: string) => guide(page).getByRole('button', { name });
const text = async (page: Page) => (await guide(page).getByRole('paragraph').textContent()) ?? '';

/** The places that the best hint would fill, in its order. */
async function advised(page: Page, id: string): Promise<string[]> {
  const [best] = (await (await page.request.get(`/api/tables/${id}/hint?seat=0`)).json()) as Hint[];
  return [
    ...new Set(best!.moves.flatMap((move) => (typeof move === 'object' && 'put' in move ? [move.put.place] : []))),
  ];
}

/** What is pointed at lies inside the window, and the bubble does not hide it. */
async function pointsAt(page: Page) {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const [target, bubble] = ['.guided', '[data-testid="guide"]'].map((one) =>
            document.querySelector(one)?.getBoundingClientRect(),
          );
          if (!target || !bubble) return 'something is missing';
          const inside = (box: DOMRect) => box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1;
          // What fills the table is spoken of at its foot.
          const large = target.height > innerHeight * 0.45;
          const apart =
            bubble.bottom <= target.top + 1 ||
            bubble.top >= target.bottom - 1 ||
            bubble.right <= target.left + 1 ||
            bubble.left >= target.right - 1;
          return (inside(bubble) && (large || (apart && inside(target)))) || 'hidden';
        }),
      { message: 'the bubble lies beside what it speaks of' },
    )
    .toBe(true);
}

async function begin(page: Page): Promise<string> {
  await guest(page, 'Ada');
  await page.addInitScript(() => localStorage.getItem('guided') === 'asked' && localStorage.removeItem('guided'));
  const id = await startedBy(page, 0, { bot: 'easy' });
  await page.goto(`/table/${id}`);
  expect(await untilAsked(page)).toBe('plan');
  const offer = page.getByRole('complementary', { name: /^First time/ });
  await expect(offer.getByRole('button', { name: 'Show me' })).toBeInViewport({ ratio: 1 });
  await offer.getByRole('button', { name: 'Show me' }).click();
  return id;
}

/** Reads on until the last step, and leaves. */
async function readOn(page: Page) {
  for (let n = 0; n < 12; n++) {
    await pointsAt(page);
    if (await inGuide(page, 'Now I play').isVisible()) break;
    const before = await text(page);
    await inGuide(page, 'Next').click();
    await expect.poll(() => text(page)).not.toBe(before);
  }
  await inGuide(page, 'Now I play').click();
  await expect(guide(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('guided'))).toBe('yes');
}

test('whoever does what the guide says comes from its first step to the last, and it says what the hints say', async ({
  page,
}) => {
  const id = await begin(page);
  const places = await advised(page, id);
  expect(places.length).toBeGreaterThan(0);
  await pointsAt(page);
  await inGuide(page, 'Next').click();
  for (const place of places) {
    await expect(page.locator('.guided')).toHaveAttribute('data-at', `place/0/${place}`);
    await pointsAt(page);
    // Only doing it goes on.
    await expect(inGuide(page, 'Next')).toBeHidden();
    await page.locator('.guided h4 button').click();
  }
  await expect(page.locator('.guided')).toHaveAttribute('data-testid', 'main');
  await pointsAt(page);
  // What lies open over the table is not hidden by the guide.
  await page.keyboard.press('h');
  await expect(guide(page)).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await mainButton(page).click();
  await expect(table(page)).toHaveAttribute('data-question', 'action');
  await expect(page.locator('.guided.usable')).toBeAttached();
  await pointsAt(page);
  await page.locator('.guided h4 button').click();
  await expect(guide(page)).toContainText('back in your bag');
  await readOn(page);
});

test('on a phone the guide does it, and what it speaks of is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await pointsAt(page);
  await inGuide(page, 'Next').click();
  await expect(inGuide(page, 'Do it for me')).toBeVisible();
  const [next, end] = [inGuide(page, 'Do it for me'), guide(page).getByText('back in your bag')];
  for (let n = 0; n < 8; n++) {
    // Until the answer is there the guide offers nothing: only then is it known whether that was the last step.
    await expect(next.or(end)).toBeVisible();
    if (await end.isVisible()) break;
    await pointsAt(page);
    const before = await text(page);
    await next.click();
    await expect.poll(() => text(page)).not.toBe(before);
  }
  await expect(end).toBeVisible();
  await readOn(page);
});
