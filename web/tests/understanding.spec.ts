import { Overlay } from './overlay';
import { known, mainButton, sentence, sure, table, untilAsked } from './person';
import type { Facts, Move, Sight } from '../src/types';
import { expect, test } from './program';
import { QUESTIONS } from './questions';
import { begun, finished, guest, startedBy } from './quick';

test.describe('at a table', () => {
  test.beforeEach(async ({ page }) => {
    await guest(page, 'Ada');
    await page.goto(`/table/${await startedBy(page, 0, { bot: 'easy' })}`);
    expect(await untilAsked(page)).toBe('plan');
  });

  test('why? speaks of the question in words, with the rule in small', async ({ page }) => {
    await page.keyboard.press('w');
    const why = page.getByRole('dialog', { name: 'Why?' });
    await expect(why).toContainText('Put followers on glowing spaces');
    await expect(why.getByRole('listitem').filter({ hasText: 'Castle' })).toContainText('Those who wait can fill it.');
    await expect(why.getByRole('listitem').filter({ hasText: 'Ship' })).toContainText(
      'Nobody who waits can be: knight.',
    );
    // What is forbidden is told in the words of its rule.
    await expect(why.getByRole('listitem').filter({ hasText: 'Monastery' })).toContainText(/recruit|monk/i);
    await expect(why.locator('code').first()).toBeVisible();
  });

  test('the rules open at the present phase, with the books of this game', async ({ page }) => {
    await page.keyboard.press('?');
    const rules = page.getByRole('dialog', { name: 'The rules' });
    const now = rules.getByRole('region', { name: 'Now' });
    await expect(now).toContainText('Phase 4: planning');
    await expect(now).toContainText('base.planning.');
    await expect(rules.getByRole('heading', { name: 'Not in this game' })).toBeVisible();
  });

  test('a hint tells the aim, then the place, then the plan', async ({ page }) => {
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const hints = page.getByRole('dialog', { name: 'Hints' });
    await expect(hints.getByRole('button', { name: 'Do it' })).toHaveCount(0);
    await hints.getByRole('button', { name: 'Where?' }).click();
    await expect(hints).toContainText(/Look at \w/);
    await hints.getByRole('button', { name: 'How?' }).click();
    await expect(hints.getByTestId('expected').first()).toHaveText(/· \d+ points expected/);
    await expect(hints.getByTestId('because').first()).toHaveText(/^\S.+: (.+ \+\d+.*|nothing at once, more later)\.$/);
    await hints.getByRole('button', { name: 'Do it' }).first().click();
    await expect(table(page)).not.toHaveAttribute('data-question', 'plan');
  });

  test('space presses the main button, numbers answer, arrows walk along the Market', async ({ page }) => {
    await page.locator('.market button').first().focus();
    const first = await page.locator(':focus').getAttribute('aria-label');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator(':focus').getAttribute('aria-label')).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe(first);
    await page.locator(':focus').blur();
    // Nothing is complete: the key asks as the button does, and does not answer by itself.
    const { number } = await known(page);
    await page.keyboard.press(' ');
    await expect(sentence(page)).toContainText('No place is complete');
    await page.keyboard.press(' ');
    await expect(sure(page)).toBeHidden();
    expect((await known(page)).number).toBe(number);
    // The Village asks whom to recruit.
    await expect(page.locator('[data-at="place/0/village"] h4 button')).toHaveAccessibleName('Fill Village, 3 missing');
    await page.locator('[data-at="place/0/village"] h4 button').click();
    await expect(mainButton(page)).toContainText('1 place acts');
    await page.locator(':focus').blur();
    await page.keyboard.press('Enter');
    await expect(table(page)).toHaveAttribute('data-question', 'action');
    await page.locator('[data-at="place/0/village"] h4 button').click();
    const second = page.locator('.choices li button').nth(1);
    await expect(second).toBeVisible();
    await page.keyboard.press('2');
    await expect(page.locator('.choices')).toBeHidden();
  });
});

test('what a question lays open comes back from under another leaf', async ({ page }) => {
  await guest(page, 'Ada');
  const overlay = new Overlay(page);
  await overlay.begin();
  await page.goto(`/table/${await begun(page, { bot: 'easy' })}`);
  await untilAsked(page);
  await overlay.ask(QUESTIONS.tile!);
  const tiles = page.getByRole('dialog', { name: 'Place tiles' });
  await expect(tiles).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: 'Why?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tiles).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tiles, 'whoever wants to see the table puts it away').toBeHidden();
});

test('a replay goes at three paces, move by move, turn by turn, or from one decision to the next', async ({ page }) => {
  test.setTimeout(120_000);
  const id = await finished(page);
  await page.goto(`/table/${id}/replay?at=0`);
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  const at = async () => Number(await slider.inputValue());
  await page.getByLabel('Steps').selectOption('turn');
  await page.getByRole('button', { name: 'One turn on' }).click();
  await expect.poll(at).toBeGreaterThan(0);
  const turn = await at();
  await page.getByLabel('Seen by').selectOption('0');
  await page.getByLabel('Steps').selectOption('own');
  await page.getByRole('button', { name: 'The next decision' }).click();
  await expect.poll(at).toBeGreaterThan(turn);
  await page.getByRole('button', { name: 'Pace: 1 times' }).click();
  await page.getByRole('button', { name: 'Pace: 4 times' }).click();
  await expect(page.getByRole('button', { name: 'Pace: 16 times' })).toHaveText('16×');
  const before = await at();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(at).toBeGreaterThan(before + 10);
});

test('the merchant is carried to a town, and a good on the way is clicked', async ({ page }) => {
  await guest(page, 'Ada');
  const overlay = new Overlay(page);
  await overlay.begin();
  await page.goto(`/table/${await begun(page, { bot: 'easy' })}`);
  await untilAsked(page);
  const [ask] = QUESTIONS.travel;
  const { view } = await page.request
    .get(page.url().replace('/table/', '/api/tables/') + '/view?seat=0')
    .then((answer) => answer.json() as Promise<Sight>);
  const facts = (await (await page.request.get('/api/facts/orleans')).json()) as Facts;
  const way = facts.routes.find(
    ({ a, goods_spaces }) => a === 'orleans' && goods_spaces.some((space) => view.table.map[space]),
  )!;
  const space = way.goods_spaces.find((one) => view.table.map[one])!;
  const journey: Move = { travel: { to: way.b, by: way.by, take: view.table.map[space]! } };
  await overlay.ask([ask, [journey, { travel: { to: way.b, by: way.by, take: null } }]]);
  await page.locator(`[data-at="space/${space}"] .taken`).click();
  await expect.poll(() => overlay.answers).toEqual([journey]);
  // Alone, a journey is settled by its town.
  await overlay.ask([ask, [journey]]);
  const middle = async (selector: string) => {
    const box = (await page.locator(selector).first().boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle('[data-at="merchant/0"]')));
  await page.mouse.down();
  await page.mouse.move(...(await middle(`.town [data-at="town/${way.b}"]`)), { steps: 5 });
  await expect(page.locator('[data-at="merchant/0"]')).toHaveClass(/carried/);
  await page.mouse.up();
  await expect.poll(() => overlay.answers).toEqual([journey, journey]);
});

test('the menu opens everybody’s sheet as it stands', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto(`/table/${await begun(page, { bot: 'easy' }, { bot: 'easy' })}`);
  await untilAsked(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Score sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Score sheet' });
  await expect(sheet.getByRole('columnheader')).toHaveCount(3);
  await expect(
    sheet
      .getByRole('row', { name: /^Coins/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('5');
  await expect(sheet).toContainText('The next star of Development would be worth 0 points to you.');
});

test('a rematch against bots begins at once', async ({ page }) => {
  test.setTimeout(120_000);
  const id = await finished(page);
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(table(page)).toBeAttached();
});
