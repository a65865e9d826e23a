import type { Outcome, Sight } from '../src/types';
import { nameOf } from '../src/i18n/cases';
import { answer, known, sheet, table, untilAsked } from './person';
import { expect, test } from './program';
import { guest, playFast } from './quick';
import { begin, laid } from './trade';

const OWN = ['orders', 'trade_events', 'intrigue', 'send'];
/** What is asked at the screen: all that Trade & Intrigue asks, the first round and the last; the rest is known from other tests. */
const worthSeeing = ({ question, view: { table } }: Sight) =>
  question !== null && (table.round <= 1 || table.round >= 18 || OWN.includes(nameOf(question)));

test('a whole game with all expansions against three bots, to the score sheet', async ({ page }) => {
  test.setTimeout(300_000);
  await guest(page, 'Ada');
  const { id } = await laid(
    page,
    ['orders', 'trade_events', 'intrigue'],
    { bot: 'easy' },
    { bot: 'easy' },
    { bot: 'easy' },
  );
  await begin(page, id);
  await page.goto(`/table/${id}`);
  await expect(table(page)).toBeAttached();
  const asked = new Set<string>();
  let end: Outcome | undefined;
  for (;;) {
    const { outcome, number } = await playFast(page, id, worthSeeing);
    end = outcome;
    if (end) break;
    // Whoever was away for long looks anew; otherwise the screen comes along by itself.
    if (number - (await known(page)).number > 5) await page.goto(`/table/${id}`);
    await expect
      .poll(async () => (await known(page)).number, { message: 'the screen has come along' })
      .toBeGreaterThanOrEqual(number);
    const question = await untilAsked(page);
    asked.add(question);
    // Whoever can be sent to an intrigue goes.
    const sender = page.locator('.deeds .send').first();
    if (question === 'send' && (await sender.isVisible())) {
      const before = (await known(page)).number;
      await sender.click();
      await expect.poll(async () => (await known(page)).number).not.toBe(before);
    } else await answer(page);
  }
  expect(
    [...asked].some((question) => OWN.includes(question)),
    `asked were ${[...asked].join(', ')}`,
  ).toBe(true);

  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByRole('columnheader')).toHaveCount(4);
  const orders = sheet(page).getByRole('row', { name: /^Orders/ });
  await expect(orders).toBeVisible();
  await expect(orders.getByRole('cell')).toHaveCount(4);
  // What was scored stands on it, the winner first.
  const points = (texts: string[]) =>
    texts.map((text) => Number(/\d+$/.exec(text.trim())![0])).toSorted((a, b) => a - b);
  const scored = (of: (sheet: Outcome['sheets'][number]) => number) => end!.sheets.map(of).toSorted((a, b) => a - b);
  expect(points(await sheet(page).locator('tfoot td').allTextContents())).toEqual(scored(({ total }) => total));
  expect(points(await orders.getByRole('cell').allTextContents())).toEqual(
    scored(({ lines }) => lines.find(({ source }) => source === 'orders')?.points ?? 0),
  );
});
