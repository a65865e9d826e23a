import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { begunJoan, playOnUntil, tapToTheEnd } from './joan';
import { atJoan, takeUp } from './past';
import { table, untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';

test.use({ reducedMotion: 'reduce' } as object);

const sheet = (page: Page) => page.getByRole('region', { name: 'Score sheet' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a game of two is finished by taps on the sheet alone', async ({ page }) => {
    await guest(page, 'Ada');
    const id = await begunJoan(page, { players: 2, places: 'cards', start_player: 0 }, { bot: 'easy' });
    await page.goto(`/table/${id}`);
    await untilAsked(page);
    for (const tab of ['Map', 'Stores', 'Deeds', 'Places', 'Others']) {
      await page.getByRole('navigation').getByRole('button', { name: tab }).tap();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), tab).toBeLessThanOrEqual(0);
    }
    expect(await tapToTheEnd(page, true)).toBeGreaterThan(40);
    await expect(sheet(page)).toBeVisible();
  });
});

test('a game alone against Joan is played to the end', async ({ page }) => {
  await guest(page, 'Ada');
  const id = await begunJoan(page, { players: 1, places: 'cards', level: 'standard' });
  await playOnUntil(page, id, ({ view }) => view.table.bag_number === 2 && view.table.round % 5 === 3);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await expect(page.getByRole('region', { name: 'Joan’s area' })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Joan’s card' })
      .getByText(/^Joan /)
      .first(),
  ).toBeVisible();
  await tapToTheEnd(page, false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/beats|wins|Joan/);
  await expect(sheet(page).getByRole('columnheader', { name: 'Joan' })).toBeVisible();
});

test('three players: the last rounds, then sheets as they were written', async ({ page }) => {
  await guest(page, 'Ada');
  const id = await begunJoan(page, { players: 3, places: 'printed' }, { bot: 'easy' }, { bot: 'easy' });
  await playOnUntil(page, id, ({ view, glance }) => view.table.round >= glance.rounds - 1);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  // What others wrote opens from its thumbnail.
  await page.getByRole('button', { name: /^Sheet of Minium/ }).click();
  await expect(page.getByRole('dialog', { name: 'Sheet of Minium' }).getByRole('group', { name: 'Map' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tapToTheEnd(page, false);
  const written = page.getByRole('region', { name: 'The sheet as it was written' });
  await written.getByRole('button', { name: 'Verdigris' }).click();
  await expect(written.getByRole('article', { name: 'Sheet of Verdigris' })).toBeVisible();
});

test('a mark says beforehand what it completes, and undo takes it back', async ({ page }) => {
  await guest(page, 'Ada');
  // A scholar is taken, and the next Development space has a bonus.
  const space = page.locator('[data-mark="development"]');
  await page.goto(`/table/${await takeUp(page, atJoan('cards-3', 158))}`);
  await untilAsked(page);
  await space.hover();
  await expect(page.getByTestId('preview').locator('.more').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Development' }).locator('.ghost'), 'in pale ink').toHaveCount(1);
  const number = await table(page).getAttribute('data-number');
  await space.click();
  await expect(table(page)).not.toHaveAttribute('data-number', number!);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table(page)).toHaveAttribute('data-question', 'next');
  await expect(space).toBeVisible();
});

test('no grave violation at a table of Joan of Arc', async ({ page }) => {
  await guest(page, 'Ada');
  const sound = async (where: string, part: string, ...rules: string[]) => {
    const axe = new AxeBuilder({ page }).setLegacyMode().include(part);
    const { violations } = await (rules.length ? axe.withRules(rules) : axe).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 4)}`);
    expect.soft(told, where).toEqual([]);
  };
  for (const players of [1, 3]) {
    const bots = Array.from({ length: players - 1 }, () => ({ bot: 'easy' }));
    const id = await begunJoan(page, { players, places: 'cards' }, ...bots);
    await playOnUntil(page, id, (sight) => sight.view.table.round >= 5 && sight.question === 'next');
    await page.goto(`/table/${id}`);
    await untilAsked(page);
    await sound(`${players} at the table`, 'html');
    // In dark the colours are others, and nothing else is.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await sound(`${players} at the table, dark`, 'html', 'color-contrast');
    await page.emulateMedia({ colorScheme: 'light' });
  }
  for (const key of ['m', 'o', 'p', 's']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await sound(`drawer ${key}`, '[role="dialog"]');
    await page.keyboard.press('Escape');
  }
});
