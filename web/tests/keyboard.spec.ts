import { press, tabTo } from './keyboard';
import { answers, delivers, moment, offers, plots, takeUp } from './past';
import { round, sure, table, untilAsked } from './person';
import { expect, test } from './program';
import { guest } from './quick';

test('a whole round with the keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play now/ })).toBeVisible();
  expect(await tabTo(page, /^Play now/)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(table(page)).toBeAttached();

  while ((await round(page)) < 2) {
    const question = await untilAsked(page);
    if (question === 'plan') {
      // A follower is taken up and put on a glowing space.
      expect(await tabTo(page, /^(farmer|boatman|craftsman|trader|knight|scholar|monk|your )/i)).toBe(true);
      await page.keyboard.press('Enter');
      const glowing = await page.locator('.space.can').first().getAttribute('aria-label');
      expect(await tabTo(page, new RegExp(`^${glowing!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))).toBe(true);
      await press(page);
      expect(await tabTo(page, /^Ready/)).toBe(true);
      await page.keyboard.press('Enter');
      // Nothing is complete: that is asked about.
      await expect(sure(page)).toBeEnabled();
      expect(await tabTo(page, /^Ready all the same$/)).toBe(true);
      await press(page);
    } else {
      // Every question can be answered from the list of all options.
      await page.keyboard.press('o');
      const list = page.getByRole('dialog', { name: 'All options' });
      await expect(list).toBeVisible();
      const first = (await list.locator('ol button').first().textContent())!.trim();
      expect(await tabTo(page, new RegExp(`^${first.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'i'))).toBe(true);
      await press(page);
    }
  }
});

for (const { what, past, way, told } of [
  { what: 'an order is fulfilled', past: delivers, way: [/^Fulfil and pass$/], told: /Ada fulfils the order of/ },
  {
    what: 'an intrigue is declared',
    past: plots('sabotage'),
    way: [/^send .* home from/i],
    told: /Ada threatens: send .* home/,
  },
  { what: 'a bribe is offered', past: offers, way: [/^More /, /^Make this offer$/], told: /Ada offers .* a bribe/ },
  { what: 'a bribe is answered', past: answers, way: [/^Accept$/], told: /Ada accepts the bribe/ },
]) {
  test(`${what} with the keyboard alone`, async ({ page }) => {
    await guest(page, 'Ada');
    await page.goto(`/table/${await takeUp(page, moment(past))}`);
    await untilAsked(page);
    for (const [n, name] of way.entries()) {
      expect(await tabTo(page, name), String(name)).toBe(true);
      if (n < way.length - 1) await page.keyboard.press('Enter');
    }
    await press(page);
    // The digest may come up once meanwhile, before or after the tab is chosen.
    await expect(async () => {
      expect(await tabTo(page, /^Log$/)).toBe(true);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Log' })).toContainText(told, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  });
}
