import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './program';
import { begun, finished, guest } from './quick';
import { table, untilAsked } from './person';
import { begin, laid } from './trade';

test.use({ reducedMotion: 'reduce' } as object);
test.describe.configure({ timeout: 300_000 });

/** Nothing grave in light; in dark the colours are others, and nothing else is. */
async function sound(page: Page, where: string, part = 'html') {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Without frames there is nothing to put together in a second page, which takes longer than the look itself.
    const axe = new AxeBuilder({ page }).setLegacyMode().include(part);
    const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect.soft(grave.map(({ id, nodes }) => `${where}, ${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 5).join(' | ')}`)).toEqual([]);
  }
}

async function openTable(page: Page, id: string) {
  await page.goto(`/table/${id}`);
  await expect(table(page)).toBeAttached();
  while ((await untilAsked(page)) !== 'plan') await page.getByTestId('main').click();
}

async function drawers(page: Page, keys: string[], where = '') {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await sound(page, `drawer ${key}${where}`, '[role="dialog"]');
    await page.keyboard.press('Escape');
  }
}

test('no grave violation on the pages', async ({ page }) => {
  for (const [path, ready] of [['/', 'h1'], ['/rules/base.setup.start-coins', 'article'], ['/account', 'form'], ['/about', 'dl'], ['/nowhere', 'h1']] as const) {
    await page.goto(path);
    await expect(page.locator(ready).first()).toBeVisible();
    await sound(page, path);
  }
  await guest(page, 'Ada');
  await page.goto('/new');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('button', { name: 'Begin the game' })).toBeVisible();
  await sound(page, 'waiting room');
});

test('no grave violation at the table', async ({ page }) => {
  await guest(page, 'Ada');
  await openTable(page, await begun(page, { bot: 'easy' }, { bot: 'easy' }));
  await sound(page, 'planning');
  await drawers(page, ['o', 's', 'd', 't', 'm']);
  await page.getByTestId('main').click();
  await untilAsked(page);
  await sound(page, 'action');
});

test('no grave violation after the game', async ({ page }) => {
  const over = await finished(page);
  await page.goto(`/table/${over}`);
  await expect(page.getByRole('region', { name: 'Score by round' })).toBeVisible();
  await sound(page, 'score sheet');
  await page.goto(`/table/${over}/replay?at=30`);
  await expect(page.getByRole('slider')).toHaveValue('30');
  await sound(page, 'replay');
});

for (const board of ['trade_deeds', 'intrigue'] as const) {
  test(`no grave violation with Trade & Intrigue, ${board}`, async ({ page }) => {
    await guest(page, 'Ada');
    const { id } = await laid(page, ['orders', 'trade_events', board], { bot: 'easy' }, { bot: 'easy' });
    await begin(page, id);
    await openTable(page, id);
    await sound(page, `planning with ${board}`);
    await drawers(page, ['r', 'd', 's'], ` with ${board}`);
  });
}
