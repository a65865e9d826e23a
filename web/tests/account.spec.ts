import { expect, test } from './program';
import { begun, guest } from './quick';

test('an account brings its games to another device, and can be deleted', async ({ page, browser, baseURL }) => {
  const name = `Ada ${Math.random().toString(36).slice(2, 8)}`;
  await guest(page, name);
  await begun(page, { bot: 'easy' });
  await page.goto('/account');
  const signUp = page.getByRole('form', { name: 'Make an account' });
  await expect(signUp.getByLabel('Name')).toHaveValue(name);
  await signUp.getByLabel('Password').fill('correct horse');
  await signUp.getByRole('button').click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();

  const other = await browser.newContext({ baseURL, locale: 'en-GB' });
  const phone = await other.newPage();
  await phone.goto('/account');
  const signIn = phone.getByRole('form', { name: 'Sign in' });
  await signIn.getByLabel('Name').fill(name);
  await signIn.getByLabel('Password').fill('wrong horse');
  await signIn.getByRole('button').click();
  await expect(phone.getByText('Name and password do not fit together.')).toBeVisible();
  await signIn.getByLabel('Password').fill('correct horse');
  await signIn.getByRole('button').click();
  await expect(phone.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await phone.goto('/');
  await expect(phone.getByText('Your games')).toBeVisible();

  await phone.goto('/account');
  await phone.locator('summary', { hasText: 'Delete everything about me' }).click();
  await phone.getByLabel(`Type ${name} to delete`).fill(name);
  await phone.getByRole('button', { name: 'Delete everything about me' }).click();
  await expect(phone).toHaveURL(`${baseURL}/`);
  await page.goto('/account');
  await expect(page.getByText('Nobody has told a name')).toBeVisible();
  await other.close();
});
