// The pictures of docs/pictures, taken from the real program.

import type { Sight } from '../src/types';
import { delivers, moment, plots, takeUp } from '../tests/past';
import { fillable, untilAsked } from '../tests/person';
import { expect, test } from '../tests/program';
import { begunJoan, playOnUntil } from '../tests/joan';
import { begun, guest, playFast } from '../tests/quick';
import { begin, laid } from '../tests/trade';
import { PHONE, take, takeBoth } from './take';

const isAsked = (name: string, round: number) => (sight: Sight) => {
  const { question } = sight;
  return (
    sight.view.table.round >= round &&
    question !== null &&
    (typeof question === 'string' ? question : Object.keys(question)[0]) === name
  );
};

test('pictures', async ({ page, program }) => {
  await guest(page, 'Ada');
  const id = await begun(page, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' });
  const at = `${program.address}/table/${id}`;

  await page.goto('/');
  await expect(page.getByText('Your games')).toBeVisible();
  await take(page, 'lobby');

  await playFast(page, id, isAsked('plan', 7), true);
  await page.goto(at);
  await untilAsked(page);
  for (const place of (await fillable(page)).slice(0, 1)) await page.locator(`[data-at="${place}"] h4 button`).click();
  const waiting = page.locator('.market button').first();
  if (await waiting.isVisible()) await waiting.click();
  await take(page, 'planning');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, 'dark');
  await page.setViewportSize(PHONE);
  await take(page, 'phone-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await take(page, 'phone');
  await page.setViewportSize({ width: 1366, height: 768 });

  await playFast(page, id, isAsked('action', 8), true);
  await page.goto(at);
  await untilAsked(page);
  await takeBoth(page, 'action');

  // Not everybody travels in every game.
  for (;;) {
    const other = await begun(page, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' });
    const { outcome } = await playFast(page, other, isAsked('travel', 6), true);
    if (outcome) continue;
    await page.goto(`${program.address}/table/${other}`);
    await untilAsked(page);
    break;
  }
  await takeBoth(page, 'map');

  await playFast(page, id, () => false, true);
  await page.goto(at);
  await expect(page.getByRole('region', { name: 'Score by round' })).toBeVisible();
  await takeBoth(page, 'score');
  await page.setViewportSize(PHONE);
  await take(page, 'phone-score');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${at}/replay?at=120`);
  await expect(page.getByRole('slider')).toHaveValue('120');
  await take(page, 'replay');
});

test('pictures of Trade & Intrigue', async ({ page, program }) => {
  await guest(page, 'Ada');
  const { id } = await laid(
    page,
    ['orders', 'trade_events', 'intrigue'],
    { bot: 'easy' },
    { bot: 'easy' },
    { bot: 'easy' },
  );
  await begin(page, id);
  await playFast(page, id, isAsked('action', 6), true);
  await page.goto(`${program.address}/table/${id}`);
  await untilAsked(page);
  await page.getByRole('button', { name: /^Intrigue/ }).click();
  await take(page, 'trade-intrigue');

  // Whom the Saboteur sends home is chosen on the board of its owner.
  await page.goto(`${program.address}/table/${await takeUp(page, moment(plots('sabotage')))}`);
  await untilAsked(page);
  await take(page, 'trade-saboteur');
  await page.goto(`${program.address}/table/${await takeUp(page, moment(delivers))}`);
  await untilAsked(page);
  await take(page, 'trade-orders');
});

test('Joan of Arc', async ({ page }) => {
  await guest(page, 'Ada');
  const id = await begunJoan(page, { players: 3, places: 'cards' }, { bot: 'easy' }, { bot: 'easy' });
  await playOnUntil(
    page,
    id,
    ({ view, question, options }) => view.table.round >= 9 && question === 'next' && options.length > 8,
  );
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await takeBoth(page, 'joan');
  await page.setViewportSize(PHONE);
  await take(page, 'joan-phone');
});
