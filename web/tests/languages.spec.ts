import type { Page } from '@playwright/test';
import type { Ledger } from '../src/types';
import { leftovers } from './leftovers';
import { expect, test } from './program';
import { begun, finished, guest } from './quick';
import { table, untilAsked } from './person';

/** The text of a rule as the server tells it. */
async function ruleText(page: Page, language: string, id: string): Promise<string> {
  const { modules } = (await (await page.request.get(`/api/rules?language=${language}`)).json()) as Ledger;
  return modules.flatMap(({ rules }) => rules).find((rule) => rule.id === id)!.text;
}

const TONGUES = [
  {
    language: 'de',
    locale: 'de-DE',
    play: 'Sofort spielen',
    title: 'Die Regeln',
    base: 'Grundspiel',
    part: 'Vorbereitung',
    rule: 'Alle beginnen mit 5 Münzen.',
    typed: 'beginnen 5 MUNZEN',
  },
  {
    language: 'fr',
    locale: 'fr-FR',
    play: 'Jouer tout de suite',
    title: 'Les règles',
    base: 'Jeu de base',
    part: 'Mise en place',
    rule: 'Chaque joueur commence avec 5 pièces.',
    typed: 'commence 5 PIECES',
  },
] as const;

for (const { language, locale, play, title, base, part, rule, typed } of TONGUES) {
  test.describe(language, () => {
    test.use({ locale });

    test(`no English is left over in ${language}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto('/');
      await expect(page.getByRole('button', { name: new RegExp(play) })).toBeVisible();
      expect.soft(await leftovers(page, language), 'lobby').toEqual([]);
      for (const path of ['/account', '/about', '/rules']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await leftovers(page, language), path).toEqual([]);
      }
      const over = await finished(page);
      await page.goto(`/table/${over}`);
      await expect(page.locator('tfoot')).toBeVisible();
      expect.soft(await leftovers(page, language), 'score sheet').toEqual([]);
      await page.goto(`/table/${over}/replay?at=60`);
      await expect(page.getByRole('slider')).toHaveValue('60');
      await expect(page.locator('main.table:not([aria-busy])')).toBeVisible();
      expect.soft(await leftovers(page, language), 'replay').toEqual([]);
      await guest(page, 'Ada');
      await page.goto(`/table/${await begun(page, { bot: 'easy' })}`);
      await expect(table(page)).toBeAttached();
      await untilAsked(page);
      expect.soft(await leftovers(page, language), 'table').toEqual([]);
      await page.keyboard.press('h');
      await expect(page.getByRole('dialog').locator('ol > li').first()).toBeVisible();
      expect.soft(await leftovers(page, language), 'hints').toEqual([]);
    });

    test(`a refusal says its rule in ${language}, and so does the drawer behind it`, async ({ page }) => {
      await guest(page, 'Ada');
      await page.goto(`/table/${await begun(page, { bot: 'easy' })}`);
      await expect(table(page)).toBeAttached();
      while ((await untilAsked(page)) !== 'plan') await page.getByTestId('main').click();
      await page.locator('.market button').first().click();
      await page.locator('.place .space[data-free]:not(.can)').first().click();
      const link = page.getByTestId('reason').getByRole('link');
      const id = (await link.getAttribute('href'))!.split('/').pop()!;
      const text = await ruleText(page, language, id);
      expect(text).not.toBe(await ruleText(page, 'en', id));
      await expect(page.getByTestId('reason').getByText(text, { exact: true })).toBeVisible();
      await link.click();
      await expect(page.getByRole('dialog', { name: title }).getByRole('article').first()).toContainText(text);
    });

    test(`the rules are read and searched in ${language}, and change with the language of the page`, async ({
      page,
    }) => {
      await page.goto('/rules/base.setup.start-coins');
      const first = page.getByRole('article').first();
      await expect(first).toContainText(rule);
      expect(await first.getByText(rule).evaluate((element) => element.closest('[lang]')!.getAttribute('lang'))).toBe(
        language,
      );
      await page.getByText(base, { exact: true }).click();
      await expect(page.getByRole('heading', { level: 3, name: part, exact: true })).toBeVisible();
      await page.getByRole('searchbox').fill(typed);
      await expect(page.getByRole('article').filter({ hasText: rule }).first()).toBeVisible();
      await page.getByRole('searchbox').fill('base.setup.start-coins');
      await page.getByRole('button', { name: 'English' }).click();
      await expect(first).toContainText('Each player starts with 5 coins.');
    });
  });
}

test('the language changes at once, everywhere, and stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('button', { name: /Sofort spielen/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.getByRole('button', { name: /Sofort spielen/ })).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('button', { name: /Jouer tout de suite/ })).toBeVisible();
});
