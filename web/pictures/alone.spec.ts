// The pictures of those who play alone: each scenario at work, and what is needed to win it.

import { lateIn } from '../tests/past';
import { expect, test } from '../tests/program';
import { guest } from '../tests/quick';
import { aRoundOn, PHONE, take } from './take';

for (const name of ['tours', 'dignitary', 'vierzon', 'salesman']) {
  test(`pictures of ${name}`, async ({ page }) => {
    await guest(page, 'Ada');
    await aRoundOn(page, lateIn(`${name}-1`, 0.5));
    await take(page, `alone-${name}`);
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog', { name: 'What you need to win' })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await take(page, `alone-${name}-needs`);
  });
}

test('pictures of what can be played alone', async ({ page }) => {
  await guest(page, 'Ada');
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('region', { name: 'Alone' }).scrollIntoViewIfNeeded();
  await take(page, 'alone-lobby');
});
