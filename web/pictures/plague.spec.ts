// The pictures of The Plague: a table late in a game, and the hand on a phone.

import { lateIn } from '../tests/past';
import { expect, test } from '../tests/program';
import { guest } from '../tests/quick';
import { aRoundOn, PHONE, take } from './take';

test('pictures of The Plague', async ({ page }) => {
  await guest(page, 'Ada');
  await aRoundOn(page, lateIn('plague-4', 0.7));
  await take(page, 'plague');
  await page.setViewportSize(PHONE);
  await page.keyboard.press('i');
  await expect(page.getByTestId('indulgences')).toBeVisible();
  await take(page, 'plague-phone');
});
