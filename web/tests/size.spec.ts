import { expect, test } from './program';

test('the first load is small', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play now/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, transferSize } = entry as PerformanceResourceTiming;
      return { name: new URL(name).pathname, size: transferSize };
    }),
  );
  const total = loaded.reduce((sum, { size }) => sum + size, 0) / 1024;
  for (const { name, size } of loaded.sort((a, b) => b.size - a.size)) console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${name}`);
  console.log(`first load: ${total.toFixed(0)} KB`);
  expect(total).toBeLessThan(250);
});
