import type { Page } from '@playwright/test';
import { answer, plan, round, untilAsked } from './person';
import { expect, test } from './program';
import { guest, startedBy } from './quick';

type Shown = { what: string; text: string; lasted: number };

/** Somebody at a table with three bots who looks at scenes at this speed; what is shown is written down in the page. */
async function watching(page: Page, speed: string) {
  await guest(page, 'Ada');
  await page.addInitScript((speed) => localStorage.setItem('scenes', speed), speed);
  // A bot acts first, so that there is something to see before Ada is asked.
  await page.goto(`/table/${await startedBy(page, 1, { bot: 'easy' }, { bot: 'easy' }, { bot: 'easy' })}`);
  expect(await untilAsked(page)).toBe('plan');
  await page.evaluate(() => {
    const shown: { what: string; text: string; lasted: number }[] = [];
    const on = new Map<Element, { what: string; text: string; since: number }>();
    new MutationObserver(() => {
      const here = document.querySelectorAll<HTMLElement>('[data-testid="scene"], [data-testid="leaf"]');
      for (const one of here)
        if (!on.has(one)) on.set(one, { what: one.dataset.testid!, text: one.innerText, since: performance.now() });
      for (const [one, { what, text, since }] of on)
        if (!one.isConnected) {
          on.delete(one);
          shown.push({ what, text, lasted: performance.now() - since });
        }
    }).observe(document.querySelector('.overlay')!, { childList: true, subtree: true });
    Object.assign(window, { shown });
  });
}
const shown = (page: Page) => page.evaluate(() => (window as unknown as { shown: Shown[] }).shown);

/** Acts and passes until the next round begins, and answers nothing in it. */
async function toRoundTwo(page: Page) {
  while ((await untilAsked(page)) && (await round(page)) < 2) await answer(page);
}

for (const [speed, turn, leaf] of [
  ['fast', 350, 1_200],
  ['normal', 800, 3_600],
  ['slow', 1_500, 7_000],
] as const) {
  test(`what bots do is shown one after another, ${speed}, and the round has its leaf`, async ({ page }) => {
    await watching(page, speed);
    await plan(page);
    // Whoever waits sees at least the bots before; then the page is left alone until the stage is empty.
    await expect.poll(async () => (await shown(page)).length, { timeout: 60_000 }).toBeGreaterThan(0);
    const [first] = await shown(page);
    expect(first!.what).toBe('scene');
    expect(first!.text).toMatch(/: \w|passes/);
    expect(first!.lasted).toBeGreaterThan(turn * 0.7);
    await toRoundTwo(page);
    await expect(page.getByTestId('leaf')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByTestId('leaf')).toContainText('Round 2 of 18');
    await expect(page.getByTestId('leaf')).toBeHidden({ timeout: leaf + 20_000 });
    expect((await shown(page)).find(({ what }) => what === 'leaf')!.lasted).toBeGreaterThan(leaf * 0.7);
  });
}

test('off shows nothing, and nobody waits', async ({ page }) => {
  await watching(page, 'off');
  await plan(page);
  await toRoundTwo(page);
  expect(await shown(page)).toEqual([]);
});

test('any click goes on, nothing is held up by a scene, and the scenes can be shown again', async ({ page }) => {
  await watching(page, 'slow');
  await plan(page);
  await toRoundTwo(page);
  await expect(page.getByTestId('leaf')).toBeVisible({ timeout: 60_000 });
  // The table below is ahead and can be used: a key goes on.
  await page.keyboard.press('Shift');
  await expect(page.getByTestId('leaf')).toBeHidden({ timeout: 1_500 });
  await page.getByRole('tab', { name: /^Since your turn/ }).click();
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect(page.locator('[data-testid="scene"], [data-testid="leaf"]').first()).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(page.locator('[data-testid="scene"], [data-testid="leaf"]')).toHaveCount(0);
  // Another pace is chosen on the menu, and stays.
  await page.keyboard.press('m');
  await page.getByRole('dialog').getByRole('button', { name: 'Fast', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fast', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await page.evaluate(() => localStorage.getItem('scenes'))).toBe('fast');
});
