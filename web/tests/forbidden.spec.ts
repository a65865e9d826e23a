import { expect, test } from './program';
import { begun, guest } from './quick';
import { table, untilAsked } from './person';

test('clicking something forbidden shows the rule, with its book and the way to read on', async ({ page }) => {
  await guest(page, 'Ada');
  const id = await begun(page, { bot: 'easy' });
  await page.goto(`/table/${id}`);
  await expect(table(page)).toBeAttached();
  while ((await untilAsked(page)) !== 'plan') await page.getByTestId('main').click();

  // A follower in hand, put where nobody of that kind may stand.
  const market = page.getByRole('region', { name: 'Market' });
  await market.getByRole('button').first().click();
  const wrong = page.locator('.place .space[data-free]:not(.can)').first();
  await wrong.click();
  const reason = page.locator('.reason');
  await expect(reason).toBeVisible();
  await expect(reason.getByRole('link')).toHaveAttribute('href', /\/rules\/[a-z]+\.[a-z-]+\.[a-z0-9-]+/);
  const rule = (await reason.getByRole('link').first().getAttribute('href'))!.split('/').pop()!;
  await reason.getByRole('link').first().click();
  const drawer = page.getByRole('dialog', { name: 'The rules' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('article').first()).toContainText(rule);
  await expect(page).toHaveURL(new RegExp(`/table/${id}`));
});

test('the rules are one key away, searchable, and every rule has a link', async ({ page }) => {
  await page.goto('/');
  await page.locator('h1').click();
  await page.keyboard.press('?');
  const drawer = page.getByRole('dialog', { name: 'The rules' });
  await drawer.getByLabel('Search the rules').fill('start coins');
  await expect(drawer.getByRole('article').first()).toContainText('5 coins');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.goto('/rules/base.setup.start-coins');
  await expect(page.getByRole('article').first()).toContainText('5 coins');
  await page.goto('/rules/no.such.rule');
  await expect(page.getByText('There is no rule with the id no.such.rule.')).toBeVisible();
});
