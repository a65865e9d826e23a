// What is around the marks of a table of Joan of Arc: reasons, chips, advice, keys, languages, several at one screen, paper.

import type { Page } from '@playwright/test';
import { begunJoan, playOnUntil } from './joan';
import { press, tabTo } from './keyboard';
import { leftovers } from './leftovers';
import { atJoan, takeUp } from './past';
import { known, table, untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';

test.use({ reducedMotion: 'reduce' } as object);

const ALONE = { players: 1, places: 'cards', level: 'standard' } as const;
const TWO = { players: 2, places: 'cards', start_player: 0 } as const;
const BOT = { bot: 'easy' };

/** Ada at a table of two where she is asked. */
async function seated(page: Page): Promise<string> {
  await guest(page, 'Ada');
  const id = await begunJoan(page, TWO, BOT);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  return id;
}

test('the page of new tables offers no table that cannot be, and says the rule where one is refused', async ({
  page,
}) => {
  await guest(page, 'Ada');
  await page.goto('/new');
  const seats = page.getByRole('listitem', { name: /^Seat/ });
  await expect(seats).toHaveCount(4);
  const more = page.getByRole('button', { name: 'Add a seat' });
  await page
    .getByRole('radio', { name: /Joan of Arc/ })
    .first()
    .check({ force: true });
  await more.click();
  await expect(seats).toHaveCount(5);
  await expect(more, 'no sixth seat').toHaveCount(0);
  // What the page does not offer is asked for all the same: by somebody with an older page, say.
  const wishes = [
    [{ players: 6, places: 'cards' }, 'joan.setup.players'],
    [{ players: 1, places: 'printed' }, 'joan_solo.setup.place-cards'],
  ] as const;
  for (const [setup, rule] of wishes) {
    await page.route('**/api/tables', (route) => {
      const seats = ['me', ...Array.from({ length: setup.players - 1 }, () => BOT)];
      void route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), setup, seats }) });
    });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(rule);
    await page.unroute('**/api/tables');
  }
});

test('why? tells the rule behind what does not glow', async ({ page }) => {
  await seated(page);
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.getByRole('region', { name: 'Development' }).locator('.asking').first().click();
  const reason = page.getByTestId('reason');
  await expect(reason.getByRole('link')).toHaveText(/joan\./);
  await expect(reason).toContainText(/[a-z]{3,} [a-z]{2,}/);
});

test('a chip in hand pays the next mark', async ({ page }) => {
  await guest(page, 'Ada');
  // Three things are open at once.
  await page.goto(`/table/${await takeUp(page, atJoan('hard-5', 450))}`);
  await untilAsked(page);
  const chips = page.getByRole('list', { name: 'Open' }).getByRole('button');
  const held = chips.and(page.locator(':enabled')).last();
  const before = await chips.allTextContents();
  const paid = await held.textContent();
  await held.click();
  await expect(held).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(held).toHaveAttribute('aria-pressed', 'false');
  await held.click();
  const { number } = await known(page);
  // Where one tap may mean several answers they are laid out to choose from.
  await page.locator('.paper button[data-mark]:visible').first().click();
  const choice = page.getByTestId('choices').getByRole('listitem').first().getByRole('button');
  await expect(async () => {
    if (await choice.isVisible()) await choice.click({ timeout: 1_000 });
    expect((await known(page)).number).not.toBe(number);
  }).toPass({ timeout: 20_000, intervals: [15, 25, 50] });
  const count = (all: string[]) => all.filter((one) => one === paid).length;
  await expect.poll(async () => count(await chips.allTextContents())).toBeLessThan(count(before));
});

test('a hint says what a turn brings, and is followed by a click', async ({ page }) => {
  await seated(page);
  const { number } = await known(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hints = page.getByRole('dialog', { name: 'Hint' });
  const best = hints.locator('ol > li').first();
  await expect(best).toContainText('the best way on');
  await expect(best.locator('ul li').first()).toHaveText(/^[+−]\d+ [A-Za-z ]+$/);
  await best.getByRole('button', { name: 'Do it' }).click();
  await expect(table(page)).toHaveAttribute('data-question', 'next');
  await expect(page.getByTestId('reason')).toBeHidden();
  await expect.poll(async () => (await known(page)).number, 'the whole turn').toBeGreaterThan(number + 1);
  await expect(page.getByRole('list', { name: 'Open' }).getByRole('button'), 'nothing of the turn is left').toHaveCount(
    0,
  );
});

test('a turn is played by keys alone', async ({ page }) => {
  await seated(page);
  const tile = page.locator('button[data-mark^="tile/"]').first();
  const named = (text: string | null) => new RegExp(`^${text?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  expect(await tabTo(page, named(await tile.getAttribute('aria-label')))).toBe(true);
  await press(page);
  for (let n = 0; n < 12 && (await untilAsked(page)) !== 'take'; n++) {
    const mark = page.locator('[data-mark]:not([data-mark^="tile/"]):visible').first();
    if (!(await mark.count())) break;
    expect(await tabTo(page, named(await mark.getAttribute('aria-label')))).toBe(true);
    await press(page);
  }
  const { number } = await known(page);
  await page.keyboard.press('e');
  await expect.poll(async () => (await known(page)).number).not.toBe(number);
  await untilAsked(page);
  await expect(table(page)).toHaveAttribute('data-question', 'take');
});

test('two at one screen: whoever is asked has the table, without a curtain', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto(`/table/${await begunJoan(page, TWO, { me: 'Ben' })}`);
  await untilAsked(page);
  await expect(page.getByRole('button', { name: /^Sheet of Ben/ })).toBeVisible();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Do it' }).first().click();
  await expect(table(page)).toHaveAttribute('data-question', 'next');
  await expect(page.getByRole('list', { name: 'Open' }).getByRole('button')).toHaveCount(0);
  await page.getByTestId('main').click();
  await expect(page.getByRole('button', { name: /^Sheet of Ada/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I am here' })).toHaveCount(0);
  expect(await untilAsked(page)).toBe('take');
});

for (const [language, locale] of [
  ['de', 'de-DE'],
  ['fr', 'fr-FR'],
] as const) {
  test.describe(language, () => {
    test.use({ locale });

    test(`no English is left over at Joan of Arc in ${language}`, async ({ page }) => {
      await guest(page, 'Ada');
      const id = await begunJoan(page, ALONE);
      await playOnUntil(page, id, ({ view, question }) => view.table.round > 3 && question === 'next');
      await page.goto(`/table/${id}`);
      await untilAsked(page);
      expect.soft(await leftovers(page, language), 'table').toEqual([]);
      for (const key of ['h', 'm', 'o', 'p', 's']) {
        await page.keyboard.press(key);
        const shown = page.getByRole('dialog').locator('li, p').first();
        await expect(shown).toBeVisible();
        await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(0);
        expect.soft(await leftovers(page, language), `drawer ${key}`).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await playOnUntil(page, id, () => false);
      await page.reload();
      await expect(page.locator('tfoot')).toBeVisible();
      expect.soft(await leftovers(page, language), 'score sheet').toEqual([]);
    });
  });
}

test('on paper there is the sheet alone', async ({ page }) => {
  await guest(page, 'Ada');
  const id = await begunJoan(page, ALONE);
  await playOnUntil(page, id, () => false);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Print this sheet' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: 'Sheet of Ada' });
  await expect(sheet).toBeVisible();
  const seen = await page.evaluate(
    () =>
      [...document.querySelectorAll('h1, h2, button, tfoot')].filter(
        (one) => getComputedStyle(one).visibility === 'visible' && !one.closest('.whole'),
      ).length,
  );
  expect(seen, 'nothing else is printed').toBe(0);
  const box = await sheet.boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.y).toBeLessThan(40);
});
