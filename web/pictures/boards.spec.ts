// The pictures of The Duel and of Prosperity: a table late in a game, and the same on a phone.

import { lateIn } from '../tests/past';
import { expect, test } from '../tests/program';
import { guest } from '../tests/quick';
import { aRoundOn, PHONE, take } from './take';

test('pictures of The Duel', async ({ page }) => {
  await guest(page, 'Ada');
  await aRoundOn(page, lateIn('duel-hard', 0.7));
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
  await aRoundOn(page, lateIn('prosperity-hard', 0.7));
  await take(page, 'prosperity');
  await page.setViewportSize(PHONE);
  await page.keyboard.press('c');
  await expect(page.getByTestId('cards')).toBeVisible();
  await take(page, 'prosperity-phone');
});
