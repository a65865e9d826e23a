// Somebody at a screen: sees what is asked, and answers by clicking what is shown.

import { expect, type Locator, type Page } from '@playwright/test';
import { SCENARIOS } from './quick';

export const sentence = (page: Page): Locator => page.locator('.prompt .sentence');
export const mainButton = (page: Page): Locator => page.getByTestId('main');
/** The button that confirms what cannot be taken back. */
export const sure = (page: Page): Locator => page.getByTestId('sure');
export const table = (page: Page): Locator => page.getByTestId('table');
export const sheet = (page: Page): Locator => page.getByRole('region', { name: 'Score sheet' });
export const curtain = (page: Page): Locator => page.getByRole('button', { name: 'I am here' });
const choices = (page: Page): Locator => page.locator('.choices li button');
const listed = (page: Page): Locator => page.getByRole('dialog', { name: 'All options' }).locator('ol button');

/** Comes to the lobby under a name; somebody who needs no walk through the first round. */
export async function sitDown(page: Page, name: string) {
  await page.addInitScript((known) => {
    localStorage.setItem('guided', 'asked');
    localStorage.setItem('introduced', known);
    localStorage.setItem('scenes', 'off');
    localStorage.setItem('standing', '');
  }, SCENARIOS);
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
}

/** Opens the new table page and says who is to sit there: `friend`, `open`, or a name at this screen. */
export async function wish(page: Page, ...others: string[]) {
  await page.goto('/new');
  const seats = page.getByRole('listitem', { name: /^Seat/ });
  await expect(seats).toHaveCount(4);
  while ((await seats.count()) > others.length + 1)
    await page
      .getByRole('button', { name: /Remove seat/ })
      .last()
      .click();
  for (const [n, who] of others.entries()) {
    const seat = seats.nth(n + 1);
    const kind = who === 'friend' || who === 'open' || who === 'bot' ? who : 'here';
    await seat.getByLabel('Who').selectOption(kind);
    if (kind === 'here') await seat.getByLabel('Name').fill(who);
    if (kind === 'bot') await seat.getByLabel('Level').selectOption('easy');
  }
}

/** What the screen knows about the game: its own number, and the name of what is asked. */
export async function known(page: Page) {
  return page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('[data-testid="table"]');
    const over = document.querySelector('table tfoot, header .over') !== null && shown === null;
    const hidden = [...document.querySelectorAll('button')].some(
      (button) => button.textContent?.trim() === 'I am here',
    );
    // The table is there before its parts are laid.
    const laid = document.querySelector('main.table:not([aria-busy])') !== null;
    return {
      over,
      hidden,
      number: Number(shown?.dataset.number ?? -1),
      busy: shown?.dataset.busy !== undefined || !laid,
      question: shown?.dataset.question,
    };
  });
}

export type Asked = 'over' | 'curtain' | 'plan' | (string & {});

/** Waits until something is asked of the person here, or the game is over. */
export async function untilAsked(page: Page, timeout = 120_000): Promise<Asked> {
  let now: Asked | undefined;
  const look = async () => {
    const { over, hidden, busy, question } = await known(page);
    now = over ? 'over' : hidden ? 'curtain' : busy ? undefined : question;
    return now;
  };
  await expect.poll(look, { timeout, intervals: [15, 25, 50, 100], message: 'something is asked' }).toBeTruthy();
  return now!;
}

/** Does something and waits for its effect; whether there was one. */
async function andSee(page: Page, what: () => Promise<void>, patience = 20_000): Promise<boolean> {
  const before = (await known(page)).number;
  await what();
  const until = Date.now() + patience;
  for (;;) {
    const { number, over, busy } = await known(page);
    if (over || (number !== before && !busy)) return true;
    if (Date.now() > until) return false;
    await page.waitForTimeout(15);
  }
}

async function must(page: Page, what: () => Promise<void>) {
  expect(await andSee(page, what), 'the click has an effect').toBe(true);
}

/** The places whose empty spaces all have somebody waiting on the Market, the first on the board first. */
export async function fillable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const waiting = [...document.querySelectorAll('.market button')].map(
      (one) => one.getAttribute('aria-label')?.toLowerCase() ?? '',
    );
    return [...document.querySelectorAll<HTMLElement>('.place:not(.done)')].flatMap((place) => {
      const free = [...place.querySelectorAll<HTMLElement>('.space[data-free]')].map(
        (space) => space.dataset.space?.split('/')[1] ?? '',
      );
      const left = [...waiting];
      const fits =
        free.length > 0 &&
        free.every((kind) => {
          const at = left.findIndex((name) => name.includes(kind));
          return at >= 0 && left.splice(at, 1).length > 0;
        });
      return fits ? [place.dataset.at ?? ''] : [];
    });
  });
}

/** Plans: fills up to `most` places that can be completed, else puts one follower somewhere, then says so. */
export async function plan(page: Page, most = 3) {
  for (let n = 0; n < most; n++) {
    const [place] = await fillable(page);
    if (!place) break;
    await must(page, () => page.locator(`[data-at="${place}"] h4 button`).click());
    await expect(table(page)).not.toHaveAttribute('data-busy');
  }
  await sayReady(page);
}

/** Says Ready, and again where the table asks whether the plan is meant like that. */
export async function sayReady(page: Page) {
  await must(page, async () => {
    const before = (await known(page)).number;
    await mainButton(page).click();
    await expect
      .poll(async () => (await sure(page).isVisible()) || (await known(page)).number !== before, { intervals: [15] })
      .toBe(true);
    if (await sure(page).isVisible()) await sure(page).click();
  });
}

/** Puts one follower on a space that glows for it. */
export async function putOne(page: Page) {
  await page.locator('.market button').first().click();
  await must(page, () => page.locator('.space.can').first().click());
}

/** Acts: uses a complete place, or passes. */
export async function act(page: Page) {
  const usable = page.locator('.place.usable h4 button').first();
  const button = (await usable.isVisible()) ? usable : mainButton(page);
  await must(page, () => button.click());
}

/** Opens the list of all options: from the bar, or from the menu where the bar has no room for it. */
async function openList(page: Page) {
  const button = page.getByRole('button', { name: 'All options' }).first();
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await button.click();
}

/** Answers any other question: by what lies before the map, by the one button, or from the list of all options. */
export async function choose(page: Page, question: Asked) {
  if (question !== 'followers' && (await choices(page).first().isVisible()))
    return must(page, () => choices(page).first().click());
  if (question === 'followers' || question === 'send') return must(page, () => mainButton(page).click());
  if (!(await listed(page).first().isVisible())) await openList(page);
  await must(page, () => listed(page).first().click());
}

/** Answers from the list of all options: the last that is `wanted`, else the first. */
export async function fromTheList(page: Page, wanted: RegExp) {
  if (!(await listed(page).first().isVisible())) await openList(page);
  await expect(listed(page).first()).toBeVisible();
  const fitting = listed(page).filter({ hasText: wanted });
  const one = (await fitting.count()) > 0 ? fitting.last() : listed(page).first();
  await must(page, () => one.click());
}

/** Says who is here; the curtain hangs until the server has shown what is behind it. */
async function lift(page: Page) {
  await curtain(page).click();
  await expect(curtain(page)).toBeHidden();
}

/** Answers one question, whatever it is; says what it was. */
export async function answer(page: Page): Promise<Asked> {
  const question = await untilAsked(page);
  if (question === 'plan') await plan(page);
  else if (question === 'action') await act(page);
  else if (question === 'curtain') await lift(page);
  else if (question !== 'over') await choose(page, question);
  return question;
}

/** The round shown. */
export async function round(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.locator('main.table > h1').textContent()) ?? '')?.[0] ?? 0);
}

/** Plays until the game is over, or `until` says so. */
export async function playOn(page: Page, until: () => Promise<boolean> = async () => false) {
  for (let n = 0; n < 2_000; n++) {
    if ((await answer(page)) === 'over' || (await until())) return;
  }
  throw new Error('the game does not end');
}
