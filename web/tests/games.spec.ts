// Several games under one roof: each has its own rules and results, and one without a screen says so.

import type { Statistics, TableDescription } from '../src/types';
import { table } from './person';
import { expect, test } from './program';
import { begun, guest } from './quick';

test('the rules are read by game, and a link to a rule says whose it is', async ({ page }) => {
  await page.goto('/rules');
  const games = page.getByRole('navigation', { name: 'Rules of which game' });
  await expect(games.getByRole('link')).toHaveCount(2);
  await games.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/rules\?game=joan$/);
  await page.getByLabel('Search the rules').fill('27 follower tiles common bag');
  const rule = page.getByRole('article').first();
  await expect(rule).toContainText('joan.setup.tiles');
  await rule.getByRole('link').click();
  await expect(page).toHaveURL(/\/rules\/joan\.setup\.tiles\?game=joan$/);
  await expect(rule).toContainText('27 follower tiles');
  // The same id among the rules of the other game is none.
  await page.goto('/rules/joan.setup.tiles');
  await expect(page.getByText('There is no rule with the id joan.setup.tiles.')).toBeVisible();
});

test('a table of a game without a screen says so, and its rules are at hand', async ({ page }) => {
  await guest(page, 'Ada');
  const id = await begun(page, { bot: 'easy' });
  await page.route(`**/api/tables/${id}`, async (route) => {
    const told = (await (await route.fetch()).json()) as TableDescription;
    await route.fulfill({ json: { ...told, game: 'chess' } });
  });
  await page.routeWebSocket(/\/live\?/, () => undefined);
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('heading', { name: 'No screen for “chess”' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('a game that this page cannot show');
  await expect(table(page).getByTestId('main')).toHaveCount(0);
  const asked = page.waitForRequest(/\/api\/rules\?.*game=chess/);
  await page.keyboard.press('?');
  await asked;
});

test('the statistics tell games and their variants apart', async ({ page }) => {
  await guest(page, 'Ada');
  const row = { players: 1, games: 2, wins: 1 };
  const rows: Statistics = [
    { ...row, game: 'chess', variant: 'blind', edition: 'fide', outcome: 'decided' },
    { ...row, game: 'orleans', variant: 'base', edition: 'bigbox', outcome: 'ranked', best: 99, mean: 88.5 },
    { ...row, game: 'orleans', variant: 'duel', edition: 'bigbox', outcome: 'decided' },
    { ...row, game: 'orleans', variant: 'tours', edition: 'bigbox', outcome: 'alone' },
  ];
  await page.route('**/api/me/statistics', (route) => route.fulfill({ json: rows }));
  await page.goto('/account');
  const shown = page.getByRole('table').getByRole('row');
  for (const [n, text] of [
    'Game',
    'chess',
    'blind · fide',
    'Orléans',
    'Big Box',
    'The Duel',
    'The Trip to Tours',
  ].entries())
    await expect(shown.nth(n)).toContainText(text);
});
