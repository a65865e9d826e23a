import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { answer, round, untilAsked } from './person';
import { expect, test } from './program';
import { begun, guest } from './quick';

// How long a game against three bots takes with scenes and without, for whoever answers at once and for whoever looks at every
// scene first: PACE=rounds npm --prefix web run pace
const ROUNDS = Number(process.env.PACE ?? 0);

const seen = (page: Page) =>
  expect(page.locator('[data-testid="scene"], [data-testid="leaf"]')).toHaveCount(0, { timeout: 60_000 });

/** The seconds that the first rounds of a game take at a speed. */
async function played(page: Page, speed: string, looks: boolean): Promise<number> {
  await page.addInitScript((speed) => localStorage.setItem('scenes', speed), speed);
  await page.goto(`/table/${await begun(page, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' })}`);
  await untilAsked(page);
  const start = Date.now();
  while ((await untilAsked(page)) && (await round(page)) <= ROUNDS) {
    if (looks) await seen(page);
    await answer(page);
  }
  if (looks) await seen(page);
  return (Date.now() - start) / 1_000;
}

test('a game at Fast takes as long as one without scenes; the figures are printed', async ({ page }) => {
  test.setTimeout(ROUNDS * 240_000);
  await guest(page, 'Ada');
  const total: Record<string, number> = { off: 0, fast: 0, looked: 0 };
  // In turns, so that a busy machine is busy for all of them.
  for (let n = 0; n < 2; n++) {
    total.off! += await played(page, 'off', false);
    total.fast! += await played(page, 'fast', false);
    total.looked! += await played(page, 'fast', true);
  }
  const each = (what: string) => `${(total[what]! / 2 / ROUNDS).toFixed(1)} s`;
  console.log(
    `a round without scenes: ${each('off')}; at Fast, answering at once: ${each('fast')}, looking at every scene: ${each('looked')}; load ${loadavg()[0]!.toFixed(1)}`,
  );
  expect(total.fast).toBeLessThan(1.2 * total.off!);
});
