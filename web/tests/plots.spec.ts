import type { HappeningMove, Move, Plot } from '../src/types';
import { moment, plots, takeUp, type Moment } from './past';
import { table, untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';

const declared = ({ golden, at }: Moment) =>
  (golden.moves[at]![1] as { intrigue: { plot: { victim: number; plot: Plot } } }).intrigue.plot;
const thing = (name: string) => `[data-thing="${name}"]`;

for (const { character, plot, at } of [
  {
    character: 'Saboteur',
    plot: 'sabotage',
    at: (one: Plot) => (one as { sabotage: { place: string; space: string; follower: string } }).sabotage,
  },
  {
    character: 'Spy',
    plot: 'spy',
    at: (one: Plot) => ({ ...(one as { spy: { place: string; space: string } }).spy, follower: 'wheel' }),
  },
]) {
  test(`${character}: what is struck is chosen where it stands, on the board of its owner`, async ({ page }) => {
    await guest(page, 'Ada');
    const past = moment(plots(plot));
    const { victim, plot: what } = declared(past);
    const { place, space, follower } = at(what);
    const id = await takeUp(page, past);
    await page.goto(`/table/${id}`);
    await expect(table(page)).toBeAttached();
    expect(await untilAsked(page)).toBe('intrigue');
    // A board lies open; from there to the one meant.
    const board = page.getByRole('dialog', { name: /board/i });
    await expect(board).toBeVisible();
    const whose = board.getByRole('list', { name: new RegExp(character) }).getByRole('button');
    const name = (await page.locator(`.strip[data-at="player/${victim}"] .name`).textContent())!;
    await whose.filter({ hasText: name }).click();
    const glows = board.locator(thing(`on/${victim}/${place}/${space}/${follower}`)).first();
    await expect(glows).toBeVisible();
    const sent = page.waitForRequest(/\/moves$/);
    await glows.focus();
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ move: { intrigue: { plot: { victim, plot: what } } } });
    await expect(board).toBeHidden();
  });
}

test('what a board shows is told in words, too, once it is put away', async ({ page }) => {
  await guest(page, 'Ada');
  const id = await takeUp(page, moment(plots('sabotage')));
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await expect(page.getByRole('dialog', { name: /board/i })).toBeVisible();
  await page.keyboard.press('Escape');
  const list = page.getByRole('region', { name: 'Saboteur' });
  await expect(list.getByRole('button').first()).toBeVisible();
  // The strips of those who can be struck lead back to their boards.
  await page.locator('.strip.pointed').first().click();
  await expect(page.getByRole('dialog', { name: /board/i })).toBeVisible();
  await expect(list).toBeHidden();
});

for (const [what, plot, piece] of [
  ['a merchant is kidnapped', 'kidnap', 'merchant'],
  ['a station burns', 'arson', 'station'],
] as const) {
  test(`${what} by a click on the map`, async ({ page }) => {
    await guest(page, 'Ada');
    const past = moment(plots(plot));
    const { victim } = declared(past);
    const id = await takeUp(page, past);
    await page.goto(`/table/${id}`);
    await untilAsked(page);
    const sent = page.waitForRequest(/\/moves$/);
    await page.locator(thing(`${piece}/${victim}`)).click();
    expect((await sent).postDataJSON()).toMatchObject({ move: { intrigue: { plot: { victim, plot } } } });
  });
}

test('an exchange is two choices: what is taken from whom, and what is given', async ({ page }) => {
  await guest(page, 'Ada');
  const past = moment(plots('fraud'));
  const id = await takeUp(page, past);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  const panel = page.getByRole('region', { name: 'Fraud' });
  const takes = panel.getByRole('list', { name: /^You take from/ }).first();
  const gives = panel.getByRole('list', { name: 'You give' });
  const sent = page.waitForRequest(/\/moves$/);
  await takes.getByRole('button').first().click();
  // One good of one's own leaves nothing to choose.
  if (await gives.isVisible()) await gives.getByRole('button').first().click();
  const { move } = (await sent).postDataJSON() as { move: Move };
  expect(JSON.stringify(move)).toContain('fraud');
});

test('whoever starves is sent away where they wait', async ({ page }) => {
  await guest(page, 'Ada');
  const past = moment(
    (move) =>
      typeof move === 'object' &&
      'trade_events' in move &&
      typeof move.trade_events === 'object' &&
      'dismiss' in move.trade_events,
  );
  const { kind, from } = (
    past.golden.moves[past.at]![1] as { trade_events: Extract<HappeningMove, { dismiss: unknown }> }
  ).trade_events.dismiss;
  const id = await takeUp(page, past);
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await expect(page.getByRole('region', { name: 'Famine' })).toBeVisible();
  const where =
    typeof from === 'object'
      ? `on/me/${from.space.join('/')}/${kind}`
      : from === 'bag'
        ? 'bag'
        : `waits/${from}/${kind}`;
  const sent = page.waitForRequest(/\/moves$/);
  await page.locator(thing(where)).first().click();
  // The bag may hold more than one kind.
  if (from === 'bag')
    await page
      .getByRole('region', { name: 'Famine' })
      .getByRole('button')
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
  expect(JSON.stringify((await sent).postDataJSON())).toContain('dismiss');
});
