import { expect, test } from './program';
import { begun, guest } from './quick';
import { mainButton, table, untilAsked } from './person';

test('a click shows its effect within a second on a busy machine, and nothing stutters; the figures are printed', async ({ page }) => {
  test.setTimeout(120_000);
  await guest(page, 'Ada');
  await page.goto(`/table/${await begun(page, { bot: 'easy' })}`);
  await expect(table(page)).toBeAttached();
  while ((await untilAsked(page)) !== 'plan') await mainButton(page).click();

  // Putting a follower and taking it back, measured in the page: from the click to the next picture that differs.
  const times: number[] = await page.evaluate(async () => {
    const shown = document.querySelector<HTMLElement>('[data-testid="table"]')!;
    const frame = () => new Promise(requestAnimationFrame);
    const effect = async (click: () => void) => {
      const before = shown.dataset.number;
      const start = performance.now();
      click();
      while (shown.dataset.number === before && performance.now() - start < 5_000) await frame();
      await frame();
      return performance.now() - start;
    };
    const times: number[] = [];
    for (let n = 0; n < 15; n++) {
      document.querySelector<HTMLElement>('.market button')!.click();
      await frame();
      times.push(await effect(() => document.querySelector<HTMLElement>('.space.can')!.click()));
      while (shown.dataset.busy !== undefined) await frame();
      times.push(await effect(() => document.querySelector<HTMLElement>('.space.planned')!.click()));
      while (shown.dataset.busy !== undefined) await frame();
    }
    return times;
  });
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)]!;

  // Frames while the bots answer and everything moves.
  await mainButton(page).click();
  const frames: number[] = await page.evaluate(async () => {
    const gaps: number[] = [];
    let last = performance.now();
    const end = last + 2_500;
    while (last < end) {
      const now = await new Promise<number>(requestAnimationFrame);
      gaps.push(now - last);
      last = now;
    }
    return gaps;
  });
  const rate = 1000 / (frames.reduce((sum, gap) => sum + gap, 0) / frames.length);
  console.log(`click to effect: p50 ${times[Math.floor(times.length / 2)]!.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; ${rate.toFixed(0)} frames a second`);
  // Generous where the machine is busy with other tests; the printed figures are what counts.
  expect(p95).toBeLessThan(1_000);
  expect(rate).toBeGreaterThan(20);
});
