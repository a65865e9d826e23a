import { expect, test } from './program';
import { answer, playOn, putOne, sheet, sitDown, table, untilAsked, wish } from './person';

test('two people, one link: a game to the end with chat, undo and a rematch', async ({
  page: ada,
  browser,
  baseURL,
}) => {
  test.setTimeout(330_000);
  await sitDown(ada, 'Ada');
  await wish(ada, 'friend');
  await ada.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.getByLabel('Link of the invitation').inputValue();
  await expect(ada.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
  await expect(ada.getByRole('button', { name: 'Begin the game' })).toBeDisabled();

  const other = await browser.newContext({ baseURL, viewport: { width: 1366, height: 768 }, locale: 'en-GB' });
  const ben = await other.newPage();
  await ben.addInitScript(() => localStorage.setItem('guided', 'asked'));
  await ben.goto(link);
  await expect(ben.getByRole('heading', { level: 1 })).toContainText('Ada invites you');
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down here' }).click();
  await expect(ben.getByText('Ada begins the game')).toBeVisible();
  await expect(ada.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  await ada.getByRole('button', { name: 'Begin the game' }).click();
  await expect(table(ada)).toBeAttached();
  await expect(table(ben)).toBeAttached();

  // What one writes, the other reads; markup stays text.
  await ada.getByRole('tab', { name: 'Chat' }).click();
  await ben.getByRole('tab', { name: 'Chat' }).click();
  await ada.getByLabel('Write a message').fill('Good luck <b>Ben</b>');
  await ada.getByRole('button', { name: 'Send' }).click();
  await expect(ben.getByText('Good luck <b>Ben</b>')).toBeVisible();

  // A follower is placed and taken back.
  await untilAsked(ada);
  await putOne(ada);
  await expect(ada.locator('.space.planned').first()).toBeVisible();
  await ada.getByRole('button', { name: 'Undo' }).click();
  await expect(ada.locator('.space.planned')).toHaveCount(0);

  let over = false;
  const play = (page: typeof ada) => playOn(page, async () => over).then(() => (over = true));
  await Promise.all([play(ada), play(ben)]);
  await expect(sheet(ada)).toBeVisible();
  await expect(sheet(ben)).toBeVisible();

  await ada.getByRole('button', { name: 'Rematch' }).click();
  await ben.getByRole('link', { name: 'To the rematch' }).click();
  await ada.getByRole('button', { name: 'Begin the game' }).click();
  await expect(table(ada)).toBeAttached();
  await expect(table(ben)).toBeAttached();
  expect(await answer(ada)).not.toBe('over');
  await other.close();
});
