import type { Page } from '@playwright/test';
import { donation, lastRoundOf, takeUp, TOGETHER } from './past';
import { answer, mainButton, untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';
import { view } from './trade';

async function sits(page: Page, name: string, seat: number) {
  await guest(page, name);
  const joined = await page.request.post(`/api/tables/${TOGETHER}/join`, { data: { seat } });
  expect(joined.ok(), await joined.text()).toBe(true);
  await page.goto(`/table/${TOGETHER}`);
}

test('one proposes unit by unit, the other reads it and agrees, and it is carried out', async ({
  page: ada,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL, viewport: { width: 1366, height: 768 }, locale: 'en-GB' });
  const ben = await other.newPage();
  expect(donation().seat).toBe(0);
  await sits(ada, 'Ada', 0);
  await sits(ben, 'Ben', 1);
  const { development, coins } = (await view(ben, TOGETHER, 1)).view.players[1]!.mat;

  expect(await untilAsked(ada)).toBe('invasion');
  const panel = ada.getByTestId('panel');
  await expect(panel).toContainText('Donation');
  // Whoever is not asked reads beside the round who has the word.
  await expect(ben.getByTestId('goals').first()).toContainText('Proposal of Ada');
  for (const unit of ['Ben gains 3 development points', 'Ben receives 1 wine', 'Ben receives 3 coins'])
    await panel.getByRole('button', { name: unit, exact: true }).click();

  expect(await untilAsked(ben)).toBe('invasion');
  const asked = ben.getByTestId('panel');
  await expect(asked.getByTestId('proposal')).toContainText(
    'gains 3 development points, receives 1 wine, receives 3 coins',
  );
  await expect(asked).toContainText(`${development} → ${development + 3}`);
  await expect(asked).toContainText('is asked');
  await expect(ben.getByTestId('beside')).toHaveText('Refuse');
  await mainButton(ben).click();
  await expect.poll(async () => (await view(ben, TOGETHER, 1)).view.players[1]!.mat.coins).toBe(coins + 3);
  await ada.getByRole('tab', { name: 'Log' }).click();
  await expect(ada.getByRole('region', { name: 'Log' })).toContainText('The proposal of Ada is carried out.');
  await other.close();
});

test('the last round is played to the end, which says for all what was missing', async ({ page }) => {
  test.setTimeout(120_000);
  await guest(page, 'Ada');
  const id = await takeUp(page, lastRoundOf('invasion-together'));
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await expect(page.getByTestId('goals').first()).toContainText('City Walls');
  await page.keyboard.press('d');
  await expect(page.getByTestId('city')).toContainText('Prayer Service');
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await expect(page.getByTestId('partners').getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Escape');
  while ((await answer(page)) !== 'over');
  const { outcome } = await view(page, id, 0);
  expect(outcome).toMatchObject({ kind: 'together', sheets: [], winners: 0, rule: 'invasion.end.lose' });
  await expect(page.getByRole('heading', { name: 'have lost together' })).toBeVisible();
  await expect(page.getByText(/^Fortified Towers: \d+ of 13/)).toBeVisible();
});

test('the first game is explained in five sentences', async ({ page }) => {
  await guest(page, 'Ada');
  await page.addInitScript(() => localStorage.setItem('introduced', ''));
  const made = await page.request.post('/api/tables', {
    data: {
      setup: {
        edition: 'bigbox',
        players: 2,
        options: {
          added_tiles: false,
          exclude_tiles: false,
          open_planning: false,
          ordered_planning: false,
          start_player: 0,
          characters: 'chosen',
        },
        modules: ['invasion'],
      },
      seats: ['me', { bot: 'easy' }],
    },
  });
  const { id } = (await made.json()) as { id: string };
  await page.request.post(`/api/tables/${id}/start`, { data: {} });
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await expect(page.getByTestId('intro').getByRole('listitem')).toHaveCount(5);
  await page.getByTestId('intro').getByRole('button').click();
  await page.getByRole('button', { name: /^Fisherman: Boatmen track, 4 monks, 2 wool/ }).click();
  await expect(page.getByTestId('goals').first()).toContainText('Fisherman');
});
