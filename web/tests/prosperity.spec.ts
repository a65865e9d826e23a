import { PROSPERITY_QUESTIONS } from './board-questions';
import { faults } from './laid-out';
import { Overlay } from './overlay';
import { lastRoundOf, lateIn, moment, takeUp } from './past';
import { answer, curtain, round, sheet, sitDown, table, untilAsked, wish } from './person';
import { expect, test } from './program';
import { guest } from './quick';
import { begin, laid, view } from './trade';
import type { Page } from '@playwright/test';
import type { Move } from '../src/types';

const cards = (page: Page) => page.getByTestId('cards');
const builds = (move: Move): boolean =>
  typeof move === 'object' && 'prosperity' in move && typeof move.prosperity === 'object' && 'build' in move.prosperity;

test('the first card is chosen from those drawn, after five sentences about the game', async ({ page }) => {
  await guest(page, 'Ada');
  await page.addInitScript(() => localStorage.setItem('introduced', ''));
  const { id } = await laid(page, ['prosperity'], { bot: 'easy' }, { bot: 'easy' });
  await begin(page, id);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await expect(page.getByTestId('intro').getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Now I play' }).click();
  await expect(page.getByText('Which Structure card do you keep?').first()).toBeVisible();
  await expect(cards(page).getByText('are reconstructed')).toBeVisible();
  const second = cards(page).locator('li.can').nth(1);
  const wanted = await second.getAttribute('data-structure');
  await second.getByRole('button', { name: 'Keep this card' }).click();
  const hand = async () => {
    const { hand } = (await view(page, id, 0)).view.players[0]!;
    return typeof hand === 'object' && 'prosperity' in hand ? hand.prosperity.card : undefined;
  };
  await expect.poll(hand).toBe(wanted);
  // Others see how many cards there are, and no card.
  const { view: seen } = await view(page, id, 0);
  expect(seen.players[1]!.hand).toBeUndefined();
});

test('Prosperity is played to its end from its last round: Carpenter, Structures and the sheet', async ({ page }) => {
  test.setTimeout(300_000);
  await guest(page, 'Ada');
  const past = lastRoundOf('prosperity-2');
  const id = await takeUp(page, past);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await expect(page.getByTestId('carpenter')).toBeAttached();
  await expect(page.getByTestId('structures').first()).toBeVisible();
  while ((await answer(page)) !== 'over');
  await expect(sheet(page)).toContainText('Structures');
  const { outcome } = await view(page, id, past.seat);
  expect(outcome).toMatchObject({ kind: 'ranked' });
  expect(outcome!.sheets).toHaveLength(2);
});

test('a Structure is built, and then a card is kept', async ({ page }) => {
  await guest(page, 'Ada');
  const past = moment(builds);
  const id = await takeUp(page, past);
  const built = async () => {
    const system = (await view(page, id, past.seat)).view.players[past.seat]!.mat.modules?.system;
    return typeof system === 'object' && 'prosperity' in system ? system.prosperity.built.filter(Boolean).length : -1;
  };
  const before = await built();
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await page
    .locator('.choices li button')
    .filter({ hasText: /^Build/ })
    .first()
    .click();
  await expect.poll(built).toBe(before + 1);
  await expect(table(page)).toHaveAttribute('data-question', 'prosperity');
  await cards(page).getByRole('button', { name: 'Keep this card' }).first().click();
  await expect(table(page)).not.toHaveAttribute('data-question', 'prosperity');
});

test('what Prosperity asks is answered where it lies', async ({ page }) => {
  await guest(page, 'Ada');
  const overlay = new Overlay(page);
  await overlay.begin();
  await page.goto(`/table/${await takeUp(page, lateIn('prosperity-4'))}`);
  await untilAsked(page);
  await overlay.ask(PROSPERITY_QUESTIONS['prosperity.carpenter']);
  await page
    .getByRole('region', { name: 'Map' })
    .getByRole('button', { name: /^Blois/ })
    .click();
  await overlay.ask(PROSPERITY_QUESTIONS['prosperity.scriptorium']);
  await page.getByRole('button', { name: 'Draw two other cards' }).click();
  await overlay.ask(PROSPERITY_QUESTIONS.manning);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /your Castle/ })
    .click();
  await overlay.ask(PROSPERITY_QUESTIONS.items);
  await page.getByTestId('structures').first().getByRole('button', { name: 'A coin to your Castle' }).click();
  await expect
    .poll(() => overlay.answers)
    .toEqual([
      { prosperity: { walk: { follower: 'boatman', to: 'blois', by: 'water' } } },
      { prosperity: 'exchange' },
      { prosperity: { man: { kind: 'knight', structure: 'castle' } } },
      { prosperity: { lay_coin: 'castle' } },
    ]);
});

test('two at one screen: a card lies face down until its owner opens it', async ({ page }) => {
  test.setTimeout(120_000);
  await sitDown(page, 'Ada');
  await wish(page, 'Ben');
  await page.getByRole('radio', { name: /^Prosperity/ }).check();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  let plans = 0;
  while ((await round(page)) < 2) {
    if ((await untilAsked(page)) === 'curtain') plans++;
    await answer(page);
  }
  expect(plans).toBe(2);
  while ((await untilAsked(page)) === 'curtain') await curtain(page).click();
  await page.keyboard.press('c');
  await expect(cards(page).locator('[data-structure]')).toHaveCount(0);
  await cards(page).getByRole('button', { name: 'Turn up your card' }).click();
  await expect(cards(page).locator('[data-structure]')).toHaveCount(1);
});

test('five players on a phone: the cards and Structures of all', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await guest(page, 'Ada');
  await page.goto(`/table/${await takeUp(page, lateIn('prosperity-5'))}`);
  await untilAsked(page);
  expect(await faults(page, true)).toEqual([]);
  await page.keyboard.press('c');
  await expect(cards(page)).toBeVisible();
  expect(await faults(page, true)).toEqual([]);
  await context.close();
});
