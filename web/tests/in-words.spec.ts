import { expect, test } from './program';
import { begun, guest } from './quick';
import { sayReady, table, untilAsked } from './person';

test('the accessibility tree tells market, places, options and events in words', async ({ page }) => {
  await guest(page, 'Ada');
  const id = await begun(page, { bot: 'easy' });
  await page.goto(`/table/${id}`);
  await expect(table(page)).toBeAttached();
  while ((await untilAsked(page)) !== 'plan') await page.getByTestId('main').click();

  const spoken = [
    /region "Market"/,
    /button ".*farmer/i,
    /"Fill Farm House, 2 missing"/,
    /Farm House, space for boatman: empty space/i,
    /button "Ready nothing acts"/,
    /button "All options"/,
    /Orléans, Round 1 of 18/,
  ];
  // The table is laid part by part.
  await expect(async () => {
    const tree = await page.locator('body').ariaSnapshot();
    for (const words of spoken) expect(tree).toMatch(words);
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('o');
  const options = page.getByRole('dialog', { name: 'All options' }).getByRole('listitem');
  await expect(options.nth(5)).toBeAttached();
  await expect(options.nth(1)).toHaveText(/\S+ \S+/);
  await page.keyboard.press('Escape');

  // The table can be asked for in words.
  await page.keyboard.press('s');
  const whole = page.getByRole('dialog', { name: 'The table in words' });
  for (const words of ['Round 1 of 18', 'Ada', 'Market', 'merchant', 'Farm House'])
    await expect(whole).toContainText(words);
  await page.keyboard.press('Escape');

  // What happens is announced, and stands in the log.
  const heard = page.getByRole('log');
  await sayReady(page);
  await expect(heard).toContainText(/\w+ .+\./);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('region', { name: 'Log' }).getByRole('listitem').nth(1)).toContainText(/\w/);
});
