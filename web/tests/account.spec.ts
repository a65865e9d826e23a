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

test('another password and the way out everywhere end the other screens', async ({ page, browser, baseURL }) => {
  const name = `Ben ${Math.random().toString(36).slice(2, 8)}`;
  const signed = (at: typeof page) => expect(at.getByText(`You are signed in as ${name}.`)).toBeVisible();
  const out = (at: typeof page) => expect(at.getByText('Nobody has told a name')).toBeVisible();
  await page.goto('/account');
  const signUp = page.getByRole('form', { name: 'Make an account' });
  await signUp.getByLabel('Name').fill(name);
  await signUp.getByLabel('Password').fill('correct horse');
  await signUp.getByRole('button').click();
  await signed(page);
  const other = await browser.newContext({ baseURL, locale: 'en-GB' });
  const phone = await other.newPage();
  const signIn = async (password: string) => {
    await phone.goto('/account');
    const form = phone.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button').click();
    await signed(phone);
  };
  await signIn('correct horse');

  await page.locator('summary', { hasText: 'Change the password' }).click();
  const change = page.getByRole('form', { name: 'Change the password' });
  await change.getByLabel('Present password').fill('wrong horse');
  await change.getByLabel('New password').fill('a better horse');
  await change.getByRole('button').click();
  await expect(change.getByText('The present password is another one.')).toBeVisible();
  await change.getByLabel('Present password').fill('correct horse');
  await change.getByRole('button').click();
  await expect(change.getByText('Changed. Other screens are signed out.')).toBeVisible();
  await page.reload();
  await signed(page);
  await phone.reload();
  await out(phone);

  await signIn('a better horse');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await out(page);
  await phone.reload();
  await out(phone);
  await other.close();
});

test('a link that is old says so', async ({ page }) => {
  await page.goto(`/account?confirm=${'0'.repeat(32)}`);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('This link has been used, or is older than a day.')).toBeVisible();
});

/** The keys of the example in RFC 8291. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('a browser says where it hears that it is my turn, and is quiet again', async ({ page }) => {
  // The service of the browser’s maker is not to be had in a test: everything before and behind it is real.
  await page.addInitScript((keys) => {
    const endpoint = 'https://push.example.net/browser';
    let here: unknown = null;
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => (here = null) };
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () => (here = subscription) as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => here as PushSubscription | null;
  }, KEYS);
  await guest(page, 'Ada');
  await page.goto('/account');
  const told = page.waitForRequest((request) => request.url().endsWith('/api/me/push') && request.method() === 'PUT');
  await page.getByRole('button', { name: 'Tell me in this browser when it is my turn' }).click();
  expect((await (await told).response())?.status()).toBe(204);
  const quiet = page.getByRole('button', { name: 'Tell me nothing in this browser any more' });
  await expect(quiet).toHaveAttribute('aria-pressed', 'true');
  const ended = page.waitForRequest((request) => request.method() === 'DELETE');
  await quiet.click();
  expect((await (await ended).response())?.status()).toBe(204);
  await expect(page.getByRole('button', { name: 'Tell me in this browser when it is my turn' })).toBeVisible();
});
