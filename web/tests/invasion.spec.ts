import type { Browser, Page } from '@playwright/test';
import type { TableDescription } from '../src/types';
import { INVASION_QUESTIONS } from './invasion-questions';
import { Overlay } from './overlay';
import { donation, LAST_STAND, lastMoveOf, lastRoundOf, lateIn, takeUp, TOGETHER } from './past';
import { answer, fillable, known, mainButton, sayReady, sentence, sure, table, untilAsked, wish } from './person';
import { expect, test } from './program';
import { guest } from './quick';
import { sixth } from './rotation';
import { begin, laid, view } from './trade';

async function sits(page: Page, name: string, id: string, seat: number) {
  await guest(page, name);
  const joined = await page.request.post(`/api/tables/${id}/join`, { data: { seat } });
  expect(joined.ok(), await joined.text()).toBe(true);
  await page.goto(`/table/${id}`);
}

/** Somebody else, at a screen of their own. */
const another = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL, viewport: { width: 1366, height: 768 }, locale: 'en-GB' })).newPage();

/** Whoever of several people is asked next; nobody when the game is over. */
async function nextAsked(people: Page[]): Promise<Page | undefined> {
  let next: Page | undefined;
  const look = async () => {
    const all = await Promise.all(people.map(known));
    next = people[all.findIndex(({ busy, question }) => !busy && question)];
    return next !== undefined || all.every(({ over }) => over);
  };
  await expect.poll(look, { timeout: 60_000, intervals: [25, 50, 100], message: 'somebody is asked' }).toBe(true);
  return next;
}

test('one proposes unit by unit, the other reads it and agrees, and it is carried out', async ({
  page: ada,
  browser,
  baseURL,
}) => {
  const ben = await another(browser, baseURL!);
  expect(donation().seat).toBe(0);
  await sits(ada, 'Ada', TOGETHER, 0);
  await sits(ben, 'Ben', TOGETHER, 1);
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
  await ben.context().close();
});

test('Ready is taken back, the plan changes, and the partner who still plans sees it', async ({
  page: ada,
  browser,
  baseURL,
}) => {
  const ben = await another(browser, baseURL!);
  await guest(ada, 'Ada');
  const { id } = await laid(ada, ['invasion'], 'open', { bot: 'easy' });
  await sits(ben, 'Ben', id, 1);
  await begin(ada, id);
  await ada.goto(`/table/${id}`);
  for (const page of [ada, ben]) expect(await untilAsked(page)).toBe('plan');

  const planned = ben.getByTestId('partners').getByRole('listitem').filter({ hasText: 'Ada' });
  await ben.keyboard.press('p');
  await expect(planned).toContainText('no plan yet');
  await mainButton(ada).click();
  await expect(sentence(ada)).toContainText('You are ready');
  await expect(ben.locator('[data-at="player/0"]')).toContainText('Ready');

  await ada.getByTestId('back').click();
  await expect(ben.locator('[data-at="player/0"]')).toContainText('Planning');
  const place = ada.locator(`[data-at="${(await fillable(ada))[0]}"]`);
  await place.locator('h4 button').click();
  await expect(place).toHaveClass(/done/);
  await expect(planned).toContainText((await place.locator('h4').textContent())!.trim());
  await sayReady(ada);
  await expect(ben.locator('[data-at="player/0"]')).toContainText('Ready');

  // Nothing can be reopened once the last of them is ready.
  await ben.keyboard.press('Escape');
  await mainButton(ben).click();
  await sure(ben).click();
  await expect(table(ada)).not.toHaveAttribute('data-question', 'plan');
  await expect(ada.getByTestId('back')).toBeHidden();
  await ben.context().close();
});

test('two people and two bots come to the end together, and both read why', async ({ page: ada, browser, baseURL }) => {
  test.setTimeout(180_000);
  const ben = await another(browser, baseURL!);
  await sits(ada, 'Ada', LAST_STAND, 0);
  await sits(ben, 'Ben', LAST_STAND, 1);
  for (let asked; (asked = await nextAsked([ada, ben]));) await answer(asked);
  const { outcome } = await view(ada, LAST_STAND, 0);
  expect(outcome).toMatchObject({ kind: 'together', sheets: [] });
  const won = outcome!.winners !== 0;
  for (const page of [ada, ben]) {
    await expect(page.getByRole('heading', { name: won ? 'have won together' : 'have lost together' })).toBeVisible();
    await expect(page.getByText(/^Fortified Towers: \d+ of 13/)).toBeVisible();
  }
  await ben.context().close();
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

const LOSSES = {
  'arson-loss': 'event.arson-loss',
  'demolition-loss': 'event.demolition-loss',
  'estate-default': 'character.estate-default',
  lose: 'end.lose',
  'robbery-loss': 'event.robbery-loss',
  trip: 'event.trip',
  'witch-hunt-loss': 'event.witch-hunt-loss',
};

/** The last answer of a golden game is given, and its end is looked at. */
async function comesToItsEnd(page: Page, name: string) {
  await guest(page, 'Ada');
  const last = lastMoveOf(name);
  const id = await takeUp(page, last);
  const { number } = await view(page, id, last.seat);
  const move = last.golden.moves[last.at]![1];
  await page.request.post(`/api/tables/${id}/moves`, { data: { seat: last.seat, number, move } });
  await page.goto(`/table/${id}`);
}

for (const [name, rule] of sixth(Object.entries(LOSSES))) {
  test(`the end says by which rule the game was lost: ${rule}`, async ({ page }) => {
    await comesToItsEnd(page, `invasion-lost-${name}`);
    await expect(page.getByRole('heading', { name: 'have lost together' })).toBeVisible();
    await expect(page.getByRole('link', { name: `invasion.${rule}` })).toBeVisible();
  });
}

test('the end of a game that was won says so, with every objective that holds', async ({ page }) => {
  await comesToItsEnd(page, 'invasion-won');
  await expect(page.getByRole('heading', { name: 'have won together' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'invasion.end.win' })).toBeVisible();
  await expect(page.getByText(/^Fortified Towers: (\d+) of \1/)).toBeVisible();
});

test('who has had enough of a lost game stands up where the City says so, and a bot plays on', async ({ page }) => {
  await guest(page, 'Ada');
  const past = lateIn('invasion-together');
  const id = await takeUp(page, past);
  const overlay = new Overlay(page, ({ glance }) => {
    for (const task of glance.tasks) task.hopeless = typeof task.aim === 'object' && 'common' in task.aim;
  });
  await overlay.begin();
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await overlay.ask(INVASION_QUESTIONS['invasion.catapult']);
  await page.keyboard.press('d');
  const lost = page.getByTestId('city').getByTestId('lost');
  await expect(lost).toContainText('no longer be saved. Out of reach: City Walls, Citizens,');
  await lost.getByRole('button', { name: 'Stand up: a bot plays on' }).click();
  const holder = async () => {
    const { seats } = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableDescription;
    return seats[past.seat]!.kind;
  };
  await expect.poll(holder).toBe('bot');
});

test('the places drawer keeps apart what Earthquake has turned over, and places say what they do here', async ({
  page,
}) => {
  await guest(page, 'Ada');
  await page.goto(`/table/${await takeUp(page, lastRoundOf('invasion-lost-witch-hunt-loss'))}`);
  await untilAsked(page);
  await expect(page.locator('[data-at$="/town_hall"] h4 [title*="to the City"]').first()).toBeVisible();
  await page.keyboard.press('t');
  const turned = page.getByTestId('turned').getByRole('listitem');
  await expect(turned).toHaveCount(5);
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'The table in words' })).toContainText(/Turned over.*: \w+/);
});

test('a new table asks how characters come, and the first game is explained in five sentences', async ({ page }) => {
  await guest(page, 'Ada');
  await page.addInitScript(() => localStorage.setItem('introduced', ''));
  await wish(page, 'bot');
  const ways = page.getByLabel('Who is who?');
  await expect(ways).toHaveCount(0);
  await page.getByRole('radio', { name: /^Invasion/ }).check();
  await expect(ways.getByRole('option')).toHaveText([
    'Dealt at random',
    'Everybody chooses',
    'Dealt, the easier ones first',
    'Dealt, the harder ones first',
  ]);
  await ways.selectOption({ label: 'Everybody chooses' });
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await untilAsked(page);
  await expect(page.getByTestId('intro').getByRole('listitem')).toHaveCount(5);
  await page.getByTestId('intro').getByRole('button').click();
  await page.getByRole('button', { name: /^Fisherman: Boatmen track, 4 monks, 2 wool/ }).click();
  await expect(page.getByTestId('goals').first()).toContainText('Fisherman');
});
