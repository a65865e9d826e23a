import { expect, test } from './program';
import { finished } from './quick';
import { answer, table } from './person';

test('a replay link opens the very moment, and play goes on from there', async ({ page }) => {
  test.setTimeout(120_000);
  const id = await finished(page);
  await page.goto(`/table/${id}/replay?at=40`);
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  await expect(slider).toHaveValue('40');
  const whole = async () => (
    await expect(page.locator('main.table:not([aria-busy])')).toBeVisible(),
    (await page.locator('main.table').innerText()).replace(/\s+/g, ' ')
  );
  const shown = await whole();

  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('41');
  await expect(page).toHaveURL(/at=41/);
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('40');
  await page.reload();
  await expect(slider).toHaveValue('40');
  expect(await whole()).toBe(shown);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(slider).not.toHaveValue('40');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const now = Number(await slider.inputValue());
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(now);
  await page.getByRole('button', { name: 'Pause' }).click();

  await page.getByRole('button', { name: 'Continue from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Continue from here' });
  await dialog.getByLabel('Bots').selectOption('easy');
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(table(page)).toBeAttached();
  expect(await answer(page)).not.toBe('over');
});
