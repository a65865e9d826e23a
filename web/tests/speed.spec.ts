import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import type { Move, Sight } from '../src/types';
import { expect, test } from './program';
import { begun, guest, playFast } from './quick';
import { mainButton, sayReady, table, untilAsked } from './person';
import { begin, laid, view } from './trade';

const PAIRS = 20;
const part = (all: number[], which: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * which)]!;

/**
 * Putting a follower and taking it back, measured in the page: from the click to the second picture after its effect. Beside
 * each the floor: the shortest way to the server and back, and two pictures, at the pace this machine has just now.
 */
const clicks = (page: Page) =>
  page.evaluate(async (pairs) => {
    const shown = document.querySelector<HTMLElement>('[data-testid="table"]')!;
    const frame = () => new Promise(requestAnimationFrame);
    const times: number[] = [];
    const floor: number[] = [];
    const nothing = async () => {
      const start = performance.now();
      await fetch('/healthz', { cache: 'no-store' });
      await frame();
      await frame();
      floor.push(performance.now() - start);
    };
    const effect = async (click: () => void) => {
      const before = shown.dataset.number;
      const start = performance.now();
      click();
      while (shown.dataset.number === before && performance.now() - start < 5_000) await frame();
      await frame();
      times.push(performance.now() - start);
      while (shown.dataset.busy !== undefined) await frame();
      await nothing();
    };
    performance.clearResourceTimings();
    for (let n = 0; n < pairs; n++) {
      document.querySelector<HTMLElement>('.market button')!.click();
      await frame();
      await effect(() => document.querySelector<HTMLElement>('.space.can')!.click());
      await effect(() => document.querySelector<HTMLElement>('.space.planned')!.click());
    }
    const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/').at(-1)!);
    return { times, floor, asked: asked.filter((name) => name !== 'healthz') };
  }, PAIRS);

/** How many pictures a second there are while the bots answer and everything moves. */
const rate = (page: Page) =>
  page.evaluate(async () => {
    const start = performance.now();
    let pictures = 0;
    let now = start;
    for (; now < start + 2_500; pictures++) now = await new Promise<number>(requestAnimationFrame);
    return (pictures * 1_000) / (now - start);
  });

test('a click shows its effect at once, and nothing stutters; the figures are printed', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto(`/table/${await begun(page, { bot: 'easy' })}`);
  await expect(table(page)).toBeAttached();
  while ((await untilAsked(page)) !== 'plan') await mainButton(page).click();

  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () =>
    (await browser.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ThreadTime')!.value * 1_000;

  const before = await work();
  const { times, floor, asked } = await clicks(page);
  const each = ((await work()) - before) / times.length;
  await sayReady(page);
  const pictures = await rate(page);
  const told = (all: number[]) => `p50 ${part(all, 0.5).toFixed(0)} ms, p95 ${part(all, 0.95).toFixed(0)} ms`;
  console.log(
    `click to effect: ${told(times)} (floor: ${told(floor)}); ${each.toFixed(0)} ms of work in the page; ${pictures.toFixed(0)} frames a second; load ${loadavg()[0]!.toFixed(1)}`,
  );

  // One request for each answer, and nothing fetched beside it.
  expect(asked).toEqual(times.map(() => 'moves'));
  // Work is much the same on a calm machine and on a busy one; a calm one needs twice the floor.
  expect(each).toBeLessThan(60);
  expect(part(times, 0.5)).toBeLessThan(4 * part(floor, 0.5));
  expect(part(times, 0.95)).toBeLessThan(4 * part(floor, 0.95));
  expect(pictures).toBeGreaterThan(20);
});

/** Rounds of Invasion in which a person changes the plan and is ready. */
const ROUNDS = 3;

test('partners made of code plan anew and are ready within two seconds of the last person', async ({ page }) => {
  await guest(page, 'Ada');
  const { id } = await laid(page, ['invasion'], { bot: 'master' }, { bot: 'hard' }, { bot: 'medium' });
  await begin(page, id);
  const planning = ({ question }: Sight) => question === 'plan';
  const after: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    // Up to the last word of the plan: each follower put is a reason for the others to look again.
    const sight = await playFast(page, id, (sight) => planning(sight) && sight.round === round);
    // Whoever plays as it comes may lose with the first due: what was measured before that counts.
    if (sight.outcome) break;
    const move = sight.options.find((option) => typeof option === 'object' && 'put' in option);
    const answer = async (move: Move, number: number) => {
      const told = await page.request.post(`/api/tables/${id}/moves`, { data: { seat: 0, number, move } });
      expect([200, 409], await told.text()).toContain(told.status());
      return told.ok();
    };
    // Whoever has drawn nobody has nobody to put.
    if (move) await answer(move, sight.number);
    while (!(await answer('ready', (await view(page, id, 0)).number)));
    const start = performance.now();
    while ((await view(page, id, 0)).glance.phase === 'planning') await page.waitForTimeout(10);
    after.push(performance.now() - start);
  }
  expect(after).not.toHaveLength(0);
  console.log(`partners are ready after ${after.map((time) => time.toFixed(0)).join(', ')} ms`);
  expect(Math.max(...after)).toBeLessThan(2_000);
});
