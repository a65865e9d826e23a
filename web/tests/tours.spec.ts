import type { Page } from '@playwright/test';
import type { Sight } from '../src/types';
import { Overlay } from './overlay';
import { fromTheList, mainButton, round, sitDown, table, untilAsked } from './person';
import { expect, test } from './program';
import { guest, playFast } from './quick';
import { begin, laid } from './trade';

/** Answers from the list of all options: whoever can be is drawn, a few are placed, whatever is complete is used. */
async function answerByList(page: Page) {
  let placed = 0;
  while ((await untilAsked(page)) === 'plan' && placed++ < 4) await fromTheList(page, /space for/);
  await fromTheList(page, /^(Draw [1-9]|Use|Ready)/);
}

/** What the leaf of the round says; where the window has no room for it, it lies behind a chip of the bar. */
async function roundLeaf(page: Page): Promise<string> {
  const chip = page.getByRole('button', { name: 'Round', exact: true });
  if (await chip.isVisible()) await chip.click();
  const said = await page.getByRole('region', { name: 'Event' }).first().textContent();
  if (await chip.isVisible()) await page.keyboard.press('Escape');
  return said ?? '';
}

/** The Trip to Tours, chosen on the page of new tables. */
async function chosen(page: Page) {
  await sitDown(page, 'Ada');
  await page.goto('/new');
  await expect(page.getByRole('listitem', { name: /^Seat/ })).toHaveCount(4);
  await page.getByRole('radio', { name: /The Trip to Tours/ }).check({ force: true });
}

for (const [name, viewport] of [
  ['at a desk', { width: 1280, height: 595 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`two rounds of The Trip to Tours by the list of options, ${name}`, async ({ page }) => {
      await chosen(page);
      // It is played alone and with nothing else.
      await expect(page.getByRole('listitem', { name: /^Seat/ })).toHaveCount(1);
      await expect(page.getByRole('switch', { name: /Orders|Intrigue/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Begin the game' }).click();
      await expect(table(page)).toBeAttached();

      const seen = new Map<number, string>();
      while ((await round(page)) < 3) {
        await untilAsked(page);
        seen.set(await round(page), await roundLeaf(page));
        await answerByList(page);
      }
      expect(seen.get(1)).toMatch(/Strike.*craftsmen.*of 14/);
      expect(seen.get(2)).toMatch(/Crusade.*knights/);
      expect(seen.get(2)).toMatch(/Tours\s*still missing: your merchant in Tours, .*grain.*3 citizens/);

      // Both deeds can be read.
      await page.keyboard.press('Escape');
      await page.keyboard.press('d');
      const deeds = page.getByRole('dialog', { name: 'Deeds for Tours' });
      for (const words of ['Canals', '1 coin or 1 development point', 'Knight Consecration'])
        await expect(deeds).toContainText(words);
    });
  });
}

test('going back from the scenario gives the other chairs back, and the switches', async ({ page }) => {
  await chosen(page);
  await page.getByRole('radio', { name: /^Big Box/ }).check({ force: true });
  await expect(page.getByRole('listitem', { name: /^Seat/ })).toHaveCount(2);
  await expect(page.getByRole('switch', { name: /^Orders/ })).not.toBeChecked();
});

test('a mix that cannot be is refused with its rule', async ({ page }) => {
  await chosen(page);
  // The page itself does not offer it.
  await page.route('**/api/tables', async (route) => {
    const wish = route.request().postDataJSON() as { setup: { modules: string[] } } | null;
    wish?.setup.modules.push('orders');
    await route.continue(wish ? { postData: JSON.stringify(wish) } : {});
  });
  await page.getByRole('button', { name: 'Begin the game' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No other expansion or scenario is combined with The Trip to Tours.');
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/rules/tours.setup.alone');
});

test('once nothing is missing the goods are delivered beside the round, or where it is asked', async ({ page }) => {
  await guest(page, 'Ada');
  const { id } = await laid(page, ['tours']);
  await begin(page, id);
  const overlay = new Overlay(page);
  await overlay.begin();
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await overlay.ask(['plan', [{ tours: 'deliver' }, 'ready']]);
  await page.getByTestId('task').getByRole('button', { name: 'Deliver the goods in Tours' }).click();
  await expect.poll(() => overlay.answers).toEqual([{ tours: 'deliver' }]);
  await overlay.ask([{ free: 'after_event' }, [{ tours: 'deliver' }, 'decline']]);
  await expect(mainButton(page)).toHaveText('Not now');
  await page.locator('.choices').getByRole('button', { name: 'Deliver the goods in Tours' }).click();
  await expect.poll(() => overlay.answers.length).toBe(2);
});

test('a game that is lost says so with its rule, and counts no points', async ({ page }) => {
  test.setTimeout(300_000);
  await guest(page, 'Ada');
  const { id } = await laid(page, ['tours']);
  await begin(page, id);
  const { outcome } = await playFast(page, id, () => false);
  expect(outcome).toMatchObject({ kind: 'alone', sheets: [], winners: 0, rule: 'tours.end.lose' });
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('heading', { name: 'Ada has lost' })).toBeVisible();
  await expect(page.getByText('If the task is not fulfilled by the end of round 14, the game is lost.')).toBeVisible();
  await expect(page.getByText(/^Tours: still missing: your merchant in Tours/)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();

  // The same as if it had been won; the socket, which would tell how it was, is silent.
  await page.routeWebSocket(/\/live/, () => undefined);
  await page.route(/\/view(\?|$)/, async (route) => {
    const sight = (await (await route.fetch()).json()) as Sight;
    await route.fulfill({ json: { ...sight, outcome: { ...outcome, winners: 1, rule: 'tours.end.win' } } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ada has won in round 14' })).toBeVisible();
  await expect(page.getByText('The game is won immediately when the task is fulfilled')).toBeVisible();
});
