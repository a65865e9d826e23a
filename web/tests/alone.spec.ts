// Alone at the table: every scenario from the lobby to its end, which begins in the last round of a golden game.

import type { Page } from '@playwright/test';
import type { RecordBook, Sight } from '../src/types';
import { lastRoundOf, takeUp } from './past';
import { playOn, table, untilAsked } from './person';
import { expect, test } from './program';
import { guest, playFast } from './quick';
import { begin, laid } from './trade';

const SCENARIOS = [
  { golden: 'tours-1', name: 'The Trip to Tours', missing: /^Tours: still missing: / },
  { golden: 'dignitary-1', name: 'The Dignitary', level: 'Easier', missing: /^Citizens: still missing: / },
  {
    golden: 'vierzon-1',
    name: 'Capital Vierzon',
    level: 'Harder: one a round',
    missing: /^Make Vierzon a fortress: still missing: \d+ coins/,
  },
  {
    golden: 'salesman-1',
    name: 'Travelling Salesman',
    level: 'Harder: one a round, in order',
    missing: /^Bourges: still missing: your merchant/,
  },
] as const;

const sightOf = async (page: Page): Promise<Sight> => {
  const id = /table\/(\w+)/.exec(page.url())![1]!;
  return (await (await page.request.get(`/api/tables/${id}/view?seat=0`)).json()) as Sight;
};

for (const { golden, name, missing, ...one } of SCENARIOS) {
  test(`${name}, from the lobby to the end`, async ({ page }) => {
    await guest(page, 'Ada');
    // Nobody has explained it yet.
    await page.addInitScript(() => localStorage.setItem('introduced', ''));
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Alone' }).getByRole('listitem').filter({ hasText: name });
    await expect(card).toContainText('not played yet');
    if ('level' in one) await card.getByRole('combobox').selectOption({ label: one.level });
    await card.getByRole('button', { name: 'Begin' }).click();
    await expect(table(page)).toBeAttached();
    await untilAsked(page);
    const intro = page.getByRole('complementary', { name: 'How this scenario goes' });
    await expect(intro.getByRole('listitem')).toHaveCount(5);
    await intro.getByRole('button', { name: 'Now I play' }).click();
    await expect(intro).toHaveCount(0);
    await page.keyboard.press('n');
    const needs = page.getByRole('dialog', { name: 'What you need to win' });
    await expect(needs.getByRole('listitem').first()).toContainText(/still missing: .*rounds left, this one included/);
    await page.keyboard.press('Escape');

    // The last round of another game, played on the screen.
    await page.goto(`/table/${await takeUp(page, lastRoundOf(golden))}`);
    await playOn(page);
    await expect(page.getByRole('heading', { name: /^Ada has (lost|won in round \d+)$/ })).toBeVisible();
    await expect(page.getByText(missing).first()).toBeVisible();
    const end = await sightOf(page);
    await page.getByRole('button', { name: 'The same chance again' }).click();
    await expect(table(page)).toBeAttached();
    expect((await sightOf(page)).seed_hash).toBe(end.seed_hash);
    await page.goBack();
    await page.getByRole('button', { name: 'Another chance' }).click();
    await expect(table(page)).toBeAttached();
    const another = await sightOf(page);
    expect(another.seed_hash).not.toBe(end.seed_hash);
    expect(another.view.table.round).toBeLessThanOrEqual(1);
    await page.goto('/account');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row, 'what is continued counts apart').toContainText('0 of 1');
  });
}

test('a whole game stands in the record book, and in the lobby', async ({ page }) => {
  test.setTimeout(300_000);
  await guest(page, 'Ada');
  const { id } = await laid(page, ['vierzon']);
  await begin(page, id);
  await playFast(page, id, () => false);
  const book = (await (await page.request.get('/api/me/records')).json()) as RecordBook;
  expect(book).toMatchObject([
    { variant: 'vierzon', level: 'normal', plain: { games: 1, wins: 0 }, aided: { games: 0 } },
  ]);
  await page.goto('/');
  const alone = page.getByRole('region', { name: 'Alone' });
  await expect(alone.getByRole('listitem').filter({ hasText: 'Capital Vierzon' })).toContainText('won 0 of 1');
  await page.goto('/account');
  await expect(page.getByRole('row').filter({ hasText: /Capital Vierzon.*As printed/ })).toBeVisible();
});
