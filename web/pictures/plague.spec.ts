// The pictures of The Plague: a table late in a game, and the hand on a phone.

import { lateIn, takeUp } from '../tests/past';
import { untilAsked } from '../tests/person';
import { expect, test } from '../tests/program';
import { guest } from '../tests/quick';
import { PHONE, take } from './take';

test('pictures of The Plague', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto(`/table/${await takeUp(page, lateIn('plague-4'))}`);
  await untilAsked(page);
  await take(page, 'plague');
  await page.setViewportSize(PHONE);
  await page.keyboard.press('i');
  await expect(page.getByTestId('indulgences')).toBeVisible();
  await take(page, 'plague-phone');
});
