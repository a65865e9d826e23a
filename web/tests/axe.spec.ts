import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Ask, Move } from '../src/types';
import { DUEL_QUESTIONS, PROSPERITY_QUESTIONS } from './board-questions';
import { INVASION_QUESTIONS, proposed } from './invasion-questions';
import { PLAGUE_QUESTIONS } from './plague-questions';
import { expect, test } from './program';
import { begun, finished, guest, playFast } from './quick';
import { due, sixth } from './rotation';
import { Overlay } from './overlay';
import { lastRoundOf, lateIn, moment, plots, takeUp } from './past';
import { sayReady, table, untilAsked } from './person';
import { begin, laid, view } from './trade';
import { tradeQuestions } from './trade-questions';

test.use({ reducedMotion: 'reduce' } as object);
test.describe.configure({ timeout: 300_000 });

/** Nothing grave in light; in dark the colours are others, and nothing else is. */
async function sound(page: Page, where: string, ...parts: string[]) {
  const wanted = parts.length ? parts : ['html'];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Without frames there is nothing to put together in a second page, which takes longer than the look itself.
    const axe = wanted.reduce((axe, part) => axe.include(part), new AxeBuilder({ page }).setLegacyMode());
    const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect
      .soft(
        grave.map(
          ({ id, nodes }) =>
            `${where}, ${colorScheme}: ${id}: ${nodes
              .map(({ target }) => target.join(' '))
              .slice(0, 5)
              .join(' | ')}`,
        ),
      )
      .toEqual([]);
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
  for (const [path, ready] of [
    ['/', 'h1'],
    ['/rules/base.setup.start-coins', 'article'],
    ['/account', 'form'],
    ['/about', 'dl'],
    ['/nowhere', 'h1'],
  ] as const) {
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
  await sayReady(page);
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

/** Looks at a sixth of the questions, laid over the table that is open; `make layouts` looks at each. */
async function soundly(page: Page, overlay: Overlay, questions: [string, [Ask, Move[]]][]) {
  for (const [topic, question] of sixth(questions)) {
    await overlay.ask(question);
    // What is laid over the table for it, and the sentence that asks.
    const parts = ['.prompt', '.panel', '.choices', '[role="dialog"]'];
    const shown = await Promise.all(parts.map((part) => page.locator(part).first().isVisible()));
    await sound(page, topic, ...parts.filter((_, n) => shown[n]));
  }
}
const onTrade = ([topic]: [string, unknown]) => topic.startsWith('trade_deeds');

test('no grave violation whatever Intrigue, Orders and events ask', async ({ page }) => {
  await guest(page, 'Ada');
  const past = moment(plots('sabotage'));
  const id = await takeUp(page, past);
  const overlay = new Overlay(page);
  await overlay.begin();
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  const order = (await view(page, id, past.seat)).view.table.modules!.orders.face_up.find((one) => one !== null) ?? 0;
  const questions = Object.entries(tradeQuestions(order)).filter((one) => !onTrade(one));
  await soundly(page, overlay, questions);
});

test('no grave violation whatever the Trade board asks', async ({ page }) => {
  await guest(page, 'Ada');
  const { id } = await laid(page, ['trade_deeds'], { bot: 'easy' }, { bot: 'easy' });
  await begin(page, id);
  const overlay = new Overlay(page);
  await overlay.begin();
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await soundly(page, overlay, Object.entries(tradeQuestions(0)).filter(onTrade));
});

const SYSTEMS = {
  'plague-3': [PLAGUE_QUESTIONS, ['i', 'd', 's']],
  'duel-2': [DUEL_QUESTIONS, ['d', 's', 't']],
  'prosperity-4': [PROSPERITY_QUESTIONS, ['c', 'd', 's']],
  'invasion-together': [INVASION_QUESTIONS, ['d', 'p', 't']],
} as const;

for (const [name, [questions, keys]] of due(Object.entries(SYSTEMS))) {
  test(`no grave violation whatever ${name} asks`, async ({ page }) => {
    await guest(page, 'Ada');
    const overlay = new Overlay(page, name.startsWith('invasion') ? proposed : undefined);
    await overlay.begin();
    await page.goto(`/table/${await takeUp(page, lateIn(name))}`);
    await untilAsked(page);
    await sound(page, `${name} late`);
    await drawers(page, [...keys], ` with ${name}`);
    await soundly(page, overlay, Object.entries<[Ask, Move[]]>(questions));
  });
}

const ALONE: Record<string, [string, [Ask, Move[]]][]> = {
  tours: [['the delivery', [{ free: 'after_event' }, [{ tours: 'deliver' }, 'decline']]]],
  dignitary: [],
  vierzon: [
    ['an objective', ['plan', [{ vierzon: { complete: 'builder' } }, 'ready']]],
    ['materials', [{ vierzon: { materials: { owed: 12 } } }, [{ give_good: 'wool' }, { give_good: 'brocade' }]]],
  ],
  salesman: [['a delivery', ['plan', [{ salesman: { deliver: 'bourges' } }, 'ready']]]],
};

for (const [name, questions] of due(Object.entries(ALONE))) {
  test(`no grave violation alone with ${name}`, async ({ page }) => {
    await guest(page, 'Ada');
    await page.addInitScript(() => localStorage.setItem('introduced', ''));
    const { id } = await laid(page, [name as 'tours']);
    await begin(page, id);
    await page.goto(`/table/${id}`);
    await untilAsked(page);
    await sound(page, `${name} explained`);
    await page.getByRole('button', { name: 'Now I play' }).click();
    await sound(page, `the first question of ${name}`);

    const overlay = new Overlay(page);
    await overlay.begin();
    const late = await takeUp(page, lateIn(`${name}-1`));
    await page.goto(`/table/${late}`);
    await untilAsked(page);
    await drawers(page, ['n', 'd', 's'], ` with ${name}`);
    await soundly(page, overlay, questions);

    const over = await takeUp(page, lastRoundOf(`${name}-1`));
    await playFast(page, over, () => false);
    await page.goto(`/table/${over}`);
    await expect(page.getByRole('button', { name: 'The same chance again' })).toBeVisible();
    await sound(page, `the end of ${name}`);
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Alone: my record book' })).toBeVisible();
    await sound(page, `the record book after ${name}`);
  });
}
