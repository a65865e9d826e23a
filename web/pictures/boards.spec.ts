// The pictures of The Duel and of Prosperity: a table late in a game, and the same on a phone.

import { lateIn, takeUp } from '../tests/past';
import { untilAsked } from '../tests/person';
import { expect, test } from '../tests/program';
import { guest } from '../tests/quick';
import { PHONE, take } from './take';

test('pictures of The Duel', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto(`/table/${await takeUp(page, lateIn('duel-hard'))}`);
  await untilAsked(page);
  await take(page, 'duel');
  await page.setViewportSize(PHONE);
  await page
    .getByRole('button', { name: /^Round/ })
    .first()
    .click();
  await expect(page.getByTestId('objectives').locator('visible=true').first()).toBeVisible();
  await take(page, 'duel-phone');
});

test('pictures of Prosperity', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto(`/table/${await takeUp(page, lateIn('prosperity-hard'))}`);
  await untilAsked(page);
  await take(page, 'prosperity');
  await page.setViewportSize(PHONE);
  await page.keyboard.press('c');
  await expect(page.getByTestId('cards')).toBeVisible();
  await take(page, 'prosperity-phone');
});
