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

test('in Planning a tap on a space is for that space, and where nobody goes it says why', async ({ page }) => {
  await guest(page, 'Ada');
  await page.goto(`/table/${await begun(page, { bot: 'easy' })}`);
  await expect(table(page)).toBeAttached();
  while ((await untilAsked(page)) !== 'plan') await page.getByTestId('main').click();
  const space = (name: string) => page.locator(`[data-space="${name}"]`);
  await space('castle/boatman').click();
  await expect(space('castle/boatman')).not.toHaveAttribute('data-free');
  await expect(space('castle/farmer')).toHaveAttribute('data-free');
  const reason = page.locator('.reason');
  await expect(reason).toHaveCount(0);
  // Nobody of the first four is a knight, and all are of the own colour.
  await space('guildhall/knight').click();
  await expect(reason.getByRole('link').first()).toHaveAttribute('href', /\/rules\/[a-z]+\.[a-z-]+\.[a-z0-9-]+/);
  await expect(space('guildhall/farmer')).toHaveAttribute('data-free');
  await page.getByRole('button', { name: /^Fill Town Hall/ }).click();
  await expect(reason).toContainText('base.townhall.no-own-colour');
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
