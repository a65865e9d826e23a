import type { Page } from '@playwright/test';
import type { Module } from '../src/types';
import { table, untilAsked } from './person';
import { expect, test } from './program';
import { begun, guest } from './quick';
import { begin, laid } from './trade';

const loaded = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, transferSize } = entry as PerformanceResourceTiming;
      return { name: new URL(name).pathname, size: transferSize };
    }),
  );

test('the first load is small', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play now/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('link', { name: /^Some printed values are reconstructed/ })).toBeVisible();
  const all = await loaded(page);
  const total = all.reduce((sum, { size }) => sum + size, 0) / 1024;
  for (const { name, size } of all.sort((a, b) => b.size - a.size))
    console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${name}`);
  console.log(`first load: ${total.toFixed(0)} KB`);
  expect(total).toBeLessThan(200);
});

test('a table loads the parts of its own modules and of no others', async ({ page }) => {
  await guest(page, 'Ada');
  const MODULES: Module[] = ['orders', 'trade_deeds', 'intrigue', 'tours'];
  const parts = async () => {
    const names = (await loaded(page)).map(({ name }) => name);
    return MODULES.filter((module) => names.some((name) => name.startsWith(`/assets/${module}-`)));
  };
  const look = async (id: string) => {
    await page.goto(`/table/${id}`);
    await expect(table(page)).toBeAttached();
    await untilAsked(page);
  };
  await look(await begun(page, { bot: 'easy' }));
  expect(await parts()).toEqual([]);
  const { id } = await laid(page, ['orders', 'intrigue'], { bot: 'easy' });
  await begin(page, id);
  await look(id);
  expect(await parts()).toEqual(['orders', 'intrigue']);
  // The lobby needs no table.
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play now/ })).toBeVisible();
  expect(
    (await loaded(page)).map(({ name }) => name).filter((name) => /TableScreen|Points|both-|words-/.test(name)),
  ).toEqual([]);
});
