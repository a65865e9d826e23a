import type { Page } from '@playwright/test';
import type { Facts, PlaceFact } from '../src/types';
import { en } from '../src/games/orleans/words/places.en';
import { table, untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';
import { begin, laid, view } from './trade';

const printed = async (page: Page): Promise<Facts> =>
  (await (await page.request.get('/api/facts/orleans')).json()) as Facts;

/** Follows the line to About, which opens beside what one was looking at. */
async function about(page: Page, line: ReturnType<Page['getByRole']>): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await line.click();
  return opened;
}

test('About lists what the facts call reconstructed, and a new table leads there', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto('/new');
  await expect(
    page.getByRole('link', { name: 'Some printed values are reconstructed: More place tiles' }),
  ).toBeVisible();
  await page.getByRole('radio', { name: /^Big Box/ }).check();
  const line = page.getByRole('link', {
    name: 'Some printed values are reconstructed: Orders, Trade deeds, Intrigue, Capital Vierzon, The Duel, Prosperity, The Plague, Invasion, and Place tiles',
  });
  const opened = await about(page, line);
  await expect(page.getByRole('radio', { name: /^Big Box/ }), 'the wish is still there').toBeChecked();
  const section = opened.getByRole('region', { name: 'What is reconstructed' });
  await expect(section).toBeInViewport();
  const facts = await printed(page);
  const names = (title: string) => section.locator('dt', { hasText: title }).locator('+ dd');
  const waiting = facts.places.filter(({ reconstructed }) => reconstructed);
  expect(waiting.length).toBeGreaterThan(0);
  expect((await names('place tiles').innerText()).replace(/^all \d+: /, '').split(/, (?:and )?/)).toEqual(
    waiting.map(({ place }) => en[place][0]),
  );
  await expect(names('orders')).toContainText(`all ${facts.orders.length}: `);
  await expect(names('Trade deeds')).toContainText('Alchemy');
});

test('at the table tiles, boards and orders say what is reconstructed', async ({ page }) => {
  await guest(page, 'Ada');
  const { id } = await laid(page, ['orders', 'intrigue'], { bot: 'easy' });
  await begin(page, id);
  await page.goto(`/table/${id}`);
  await expect(table(page)).toBeAttached();
  await untilAsked(page);
  const open = async (key: string) => {
    await page.keyboard.press(key);
    return page.getByRole('dialog').first();
  };
  const tiles = await open('t');
  // Which tiles lie there is another draw in every game.
  const facts = await printed(page);
  const here = new Set((await view(page, id, 0)).view.table.tiles);
  const [some, none] = [true, false].map((wanted) =>
    facts.places.find(({ place, reconstructed }) => here.has(place) && reconstructed === wanted)!,
  );
  const line = ({ place }: PlaceFact) =>
    tiles
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: `: ${en[place][0]}`, exact: false }) })
      .getByText('The spaces are reconstructed');
  await expect(line(some!)).toBeVisible();
  await expect(line(none!)).toHaveCount(0);
  await expect(tiles.getByText('The spaces are reconstructed')).toHaveCount(
    facts.places.filter(({ place, reconstructed }) => here.has(place) && reconstructed).length,
  );
  await page.keyboard.press('Escape');
  await expect((await open('d')).getByRole('link', { name: 'The spaces are reconstructed' })).toBeVisible();
  await page.keyboard.press('Escape');
  const orders = (await open('r')).getByRole('link', { name: 'Towns, goods and points are reconstructed' });
  await expect((await about(page, orders)).getByRole('region', { name: 'What is reconstructed' })).toBeInViewport();
  await expect(table(page), 'nobody has left the table').toBeAttached();
});

test('the rules about a tile say whether it is reconstructed', async ({ page }) => {
  const line = page.getByRole('link', { name: 'Printed values behind these rules are reconstructed' });
  await page.goto('/rules?q=places.goldsmith');
  await expect(line).toBeVisible();
  await page.goto('/rules?q=places.windmill');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(line).toHaveCount(0);
});
