import { DUEL_QUESTIONS } from './board-questions';
import { faults } from './laid-out';
import { Overlay } from './overlay';
import { lastRoundOf, lateIn, moment, takeUp } from './past';
import { answer, table, untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';
import { begin, laid, view } from './trade';
import type { Move } from '../src/types';

const delivers = (move: Move): boolean => typeof move === 'object' && 'duel' in move;

test('The Duel begins with merchants and tiles that are chosen where they lie', async ({ page }) => {
  await guest(page, 'Ada');
  await page.addInitScript(() => localStorage.setItem('introduced', ''));
  const { id } = await laid(page, ['duel'], { bot: 'easy' });
  await begin(page, id);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await expect(page.getByTestId('intro').getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Now I play' }).click();
  await page
    .getByRole('region', { name: 'Map' })
    .getByRole('button', { name: /^Tours/ })
    .click();
  await expect.poll(async () => (await view(page, id, 0)).view.players[0]!.mat.merchant).toBe('tours');
  // All twenty tiles are brought into the game one by one, five of mine first.
  for (let chosen = 0; chosen < 5; chosen++) {
    await expect(page.getByRole('dialog')).toBeVisible();
    await answer(page);
    await expect.poll(async () => (await view(page, id, 0)).view.table.tiles.length).toBeGreaterThanOrEqual(chosen + 1);
  }
});

test('The Duel is played to its end from its last round, and the end says its rule', async ({ page }) => {
  test.setTimeout(300_000);
  await guest(page, 'Ada');
  const past = lastRoundOf('duel-2');
  const id = await takeUp(page, past);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  // Objectives of both, side by side, and what is to come.
  const objectives = page.getByTestId('objectives').first();
  await expect(objectives.locator('[data-seat]')).toHaveCount(8);
  await expect(objectives).toContainText('event of this round');
  while ((await answer(page)) !== 'over');
  const { outcome } = await view(page, id, past.seat);
  expect(outcome).toMatchObject({ kind: 'decided', sheets: [] });
  expect(outcome!.rule).toMatch(/^duel\./);
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();
  await expect(page.locator('body')).toContainText('Learn Bookkeeping');
});

test('a delivery is made by the button beside its objective', async ({ page }) => {
  await guest(page, 'Ada');
  const past = moment(delivers);
  const id = await takeUp(page, past);
  const done = async () => {
    const system = (await view(page, id, past.seat)).view.players[past.seat]!.mat.modules?.system;
    return typeof system === 'object' && 'duel' in system ? system.duel.done.filter(Boolean).length : -1;
  };
  const before = await done();
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await page
    .getByTestId('objectives')
    .first()
    .getByRole('button', { name: /Deliver the wine|Clothe your lady/ })
    .first()
    .click();
  await expect.poll(done).toBe(before + 1);
});

test('what The Duel asks is answered where it lies', async ({ page }) => {
  await guest(page, 'Ada');
  const overlay = new Overlay(page);
  await overlay.begin();
  await page.goto(`/table/${await takeUp(page, lateIn('duel-2'))}`);
  await untilAsked(page);
  await overlay.ask(DUEL_QUESTIONS['duel.merchant']);
  await page
    .getByRole('region', { name: 'Map' })
    .getByRole('button', { name: /^Châtellerault/ })
    .click();
  await overlay.ask(DUEL_QUESTIONS['duel.shield']);
  await page.getByRole('button', { name: 'Let it take its course' }).click();
  await overlay.ask(DUEL_QUESTIONS['after the event']);
  await page
    .getByRole('button', { name: /Clothe your lady/ })
    .first()
    .click();
  await expect
    .poll(() => overlay.answers)
    .toEqual([{ go_to: 'chatellerault' }, 'decline', { duel: { clothe_lady: { brocade: 1 } } }]);
  await expect(table(page)).toBeAttached();
});

test('on a phone the objectives of both lie beside the round', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await guest(page, 'Ada');
  await page.goto(`/table/${await takeUp(page, lateIn('duel-2'))}`);
  await untilAsked(page);
  expect(await faults(page, true)).toEqual([]);
  await page.getByRole('button', { name: 'Round', exact: true }).click();
  await expect(page.getByTestId('objectives').locator('visible=true').first()).toBeVisible();
  expect(await faults(page, true)).toEqual([]);
  await context.close();
});
