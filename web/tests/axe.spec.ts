import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './program';
import { begun, finished, guest } from './quick';
import { table, untilAsked } from './person';
import { begin, laid } from './trade';

async function sound(page: Page, where: string, part = 'html') {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect.soft(grave.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 5).join(' | ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' } as object);

    test(`no grave violation on the pages, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(180_000);
      for (const [path, ready] of [['/', 'h1'], ['/rules/base.setup.start-coins', 'article'], ['/account', 'form'], ['/about', 'dl'], ['/nowhere', 'h1']] as const) {
        await page.goto(path);
        await expect(page.locator(ready).first()).toBeVisible();
        await sound(page, path);
      }
    });

    test(`no grave violation at the table and after it, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(300_000);
      const over = await finished(page);
      await page.goto(`/table/${over}`);
      await expect(page.getByRole('region', { name: 'Score by round' })).toBeVisible();
      await sound(page, 'score sheet');
      await page.goto(`/table/${over}/replay?at=30`);
      await expect(page.getByRole('slider')).toHaveValue('30');
      await sound(page, 'replay');

      await guest(page, 'Ada');
      const id = await begun(page, { bot: 'easy' }, { bot: 'easy' });
      await page.goto(`/table/${id}`);
      await expect(table(page)).toBeAttached();
      while ((await untilAsked(page)) !== 'plan') await page.getByTestId('main').click();
      await sound(page, 'planning');
      for (const key of ['o', 's', 'd', 't', 'm']) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog').first()).toBeVisible();
        await sound(page, `drawer ${key}`, '[role="dialog"]');
        await page.keyboard.press('Escape');
      }
      await page.getByTestId('main').click();
      await untilAsked(page);
      await sound(page, 'action');
    });

    test(`no grave violation with Trade & Intrigue, ${colorScheme}`, async ({ page }) => {
      await guest(page, 'Ada');
      for (const board of ['trade_deeds', 'intrigue'] as const) {
        const { id } = await laid(page, ['orders', 'trade_events', board], { bot: 'easy' }, { bot: 'easy' });
        await begin(page, id);
        await page.goto(`/table/${id}`);
        await expect(table(page)).toBeAttached();
        while ((await untilAsked(page)) !== 'plan') await page.getByTestId('main').click();
        await sound(page, `planning with ${board}`);
        for (const key of ['r', 'd', 's']) {
          await page.keyboard.press(key);
          await expect(page.getByRole('dialog').first()).toBeVisible();
          await sound(page, `drawer ${key} with ${board}`, '[role="dialog"]');
          await page.keyboard.press('Escape');
        }
      }
    });
  });
}

test('no grave violation in the waiting room', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto('/new');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('button', { name: 'Begin the game' })).toBeVisible();
  await sound(page, 'waiting room');
});
