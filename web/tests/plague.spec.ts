import type { Page } from '@playwright/test';
import type { Sight } from '../src/types';
import { faults } from './laid-out';
import { Overlay } from './overlay';
import { lateIn, moments, takeUp } from './past';
import { answer, curtain, known, round, sitDown, table, untilAsked, wish } from './person';
import { PLAGUE_QUESTIONS } from './plague-questions';
import { expect, test } from './program';
import { guest, playFast } from './quick';
import { begin, laid, view } from './trade';

const cards = (page: Page) => page.getByTestId('indulgences');
const plays = (move: unknown) => typeof move === 'object' && JSON.stringify(move).startsWith('{"plague":{"play":');
const hand = ({ view: { players } }: Sight, seat: number) => {
  const { hand } = players[seat]!;
  return typeof hand === 'object' && 'plague' in hand ? hand.plague.cards : [];
};

test('a round of The Plague is played on the screen: its cards, corpses and hands are told', async ({ page }) => {
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  await guest(page, 'Ada');
  const { id } = await laid(page, ['plague'], { bot: 'easy' }, { bot: 'easy' });
  await begin(page, id);
  await playFast(page, id, ({ view: { table } }) => table.round >= 4);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await expect(page.getByTestId('plague')).toContainText('Corpses in the supply');
  await page.keyboard.press('i');
  for (const card of hand(await view(page, id, 0), 0))
    await expect(cards(page).locator(`[data-card="${card}"]`)).toBeVisible();
  await expect(cards(page)).toContainText('Display');
  await expect(cards(page)).toContainText('in hand');
  await page.keyboard.press('Escape');
  const before = await round(page);
  for (let n = 0; n < 60 && (await round(page)) === before; n++) {
    await untilAsked(page, 20_000);
    await answer(page);
  }
  expect((await known(page)).number).toBeGreaterThan(0);
  expect(await round(page)).toBeGreaterThan(before);
  expect(trouble).toEqual([]);
});

test('a card is played in the own turn, from where it lies', async ({ page }) => {
  await guest(page, 'Ada');
  // The first of those moments at which an action is asked for.
  for (const past of moments(plays)) {
    const id = await takeUp(page, past);
    const before = await view(page, id, past.seat);
    if (before.question !== 'action') continue;
    await page.goto(`/table/${id}`);
    await untilAsked(page);
    await page.keyboard.press('i');
    const gold = cards(page).locator('li.can').first();
    const card = await gold.getAttribute('data-card');
    await gold.getByRole('button', { name: /^Play/ }).first().click();
    await expect.poll(async () => hand(await view(page, id, past.seat), past.seat)).not.toContain(card);
    await expect(table(page)).toHaveAttribute('data-question', 'action');
    return;
  }
  throw new Error('no golden game holds such a moment: see games/make');
});

test('a card is played in an event, and what is asked of The Plague is answered where it lies', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto(`/table/${await takeUp(page, lateIn('plague-3'))}`);
  const overlay = new Overlay(page);
  await overlay.begin();
  await page.reload();
  await untilAsked(page);
  await overlay.ask([{ free: 'after_event' }, [{ plague: { play: { card: 'wine_space', remove: true } } }, 'decline']]);
  await page.getByRole('button', { name: 'Play and remove the corpses: Advance to the first wine space' }).click();
  await overlay.ask(PLAGUE_QUESTIONS['plague.three']);
  await cards(page).locator('[data-card="track_end"]').getByRole('button').click();
  await overlay.ask(PLAGUE_QUESTIONS['plague.consolation']);
  await cards(page).getByRole('button', { name: 'Buy the top card of the pile' }).click();
  await overlay.ask(PLAGUE_QUESTIONS['plague.reduce']);
  await page.locator('[data-thing="market"]').click();
  await overlay.ask(PLAGUE_QUESTIONS['plague.drawn']);
  await page.getByRole('region', { name: 'Drawn', exact: true }).getByRole('button', { name: 'farmer' }).click();
  await page.locator('[data-space="village/farmer"]').first().click();
  await expect
    .poll(() => overlay.answers)
    .toEqual([
      { plague: { play: { card: 'wine_space', remove: true } } },
      { plague: { keep_card: 'track_end' } },
      { plague: 'draw_card' },
      { plague: { throw_back: { cemetery: false } } },
      { put: { follower: 'farmer', place: 'village', space: 'farmer', from: 'drawn' } },
    ]);
});

test('the doctor is taken up from his Infirmary, placed and put back', async ({ page }) => {
  await guest(page, 'Ada');
  const { id } = await laid(page, ['plague'], { bot: 'easy' });
  await begin(page, id);
  const late = ({ cards }: { cards: unknown[] }) => cards.includes('doctor_round_three');
  await playFast(page, id, ({ view: { table }, question }) => {
    const system = table.modules?.system;
    const second = typeof system === 'object' && 'plague' in system && !late(system.plague);
    return table.round >= (second ? 2 : 3) && question === 'plan';
  });
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  const home = page.locator('[data-at="place/0/infirmary"]').getByRole('button', { name: 'plague doctor' });
  await home.click();
  const space = page.locator('[data-space="scriptorium/scholar"]');
  await space.click();
  await expect(home).toHaveCount(0);
  await space.click();
  await expect(home).toBeVisible();
});

test('a Market full of corpses on a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await guest(page, 'Ada');
  // Nothing new is told, so that what is laid stays.
  await page.routeWebSocket(/\/live/, () => undefined);
  await page.route(/\/view\?/, async (route) => {
    const answer = await route.fetch();
    const sight = (await answer.json()) as Sight;
    for (const { mat } of sight.view.players) {
      const system = mat.modules?.system;
      if (typeof system === 'object' && 'plague' in system) system.plague.on_market = 8;
      mat.market = {};
    }
    await route.fulfill({ json: sight });
  });
  await page.goto(`/table/${await takeUp(page, lateIn('plague-5'))}`);
  await untilAsked(page);
  await expect(page.locator('.market:visible .token')).toHaveCount(8);
  await expect(page.locator('.market:visible .empty')).toHaveCount(0);
  expect(await faults(page, true)).toEqual([]);
  await context.close();
});

test('the first game is explained in five sentences', async ({ page }) => {
  await guest(page, 'Ada');
  await page.addInitScript(() => localStorage.setItem('introduced', ''));
  const { id } = await laid(page, ['plague'], { bot: 'easy' });
  await begin(page, id);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await expect(page.getByTestId('intro').getByRole('listitem')).toHaveCount(5);
});

test('two at one screen: plans alone are curtained, and a hand lies face down until it is opened', async ({ page }) => {
  test.setTimeout(120_000);
  await sitDown(page, 'Ada');
  await wish(page, 'Ben');
  await page.getByRole('radio', { name: /^The Plague/ }).check();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  let plans = 0;
  while ((await round(page)) < 2) {
    if ((await untilAsked(page)) === 'curtain') plans++;
    await answer(page);
  }
  expect(plans).toBe(2);
  while ((await untilAsked(page)) === 'curtain') await curtain(page).click();
  await page.keyboard.press('i');
  await expect(cards(page)).toContainText('Turn up your cards (2)');
  await cards(page).getByRole('button', { name: 'Turn up your cards (2)' }).click();
  await expect(cards(page).locator('[data-card]')).toHaveCount(4);
});
