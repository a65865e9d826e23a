import { expect, test } from './program';

test('the program carries its pages: compressed, cached by content, and strict about what they load', async ({
  page,
  request,
}) => {
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(String(error)));
  const index = await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(index!.headers()['content-security-policy']).toContain("default-src 'self'");
  expect(wrong).toEqual([]);

  const script = (await page.locator('script[src]').first().getAttribute('src'))!;
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const again = await request.get('/icon.svg', {
    headers: { 'if-none-match': (await request.get('/icon.svg')).headers()['etag']! },
  });
  expect(again.status()).toBe(304);
  expect((await request.get('/nowhere')).status()).toBe(404);
  expect((await request.get('/manifest.webmanifest')).headers()['content-type']).toBe('application/manifest+json');
});

test('the client can be installed', async ({ page }) => {
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A headless window is never asked to install anything; all that is ours must be right.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== 'in-incognito')).toEqual([]);
  const { data } = await browser.send('Page.getAppManifest');
  expect(JSON.parse(data!)).toMatchObject({ name: 'Orléans', display: 'standalone', start_url: '/' });
});
