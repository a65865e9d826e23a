import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** The Chromium of this machine: the one named in CHROMIUM, or the first that is installed. */
function chromium(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const found = execFileSync('sh', ['-c', 'command -v chromium chromium-browser google-chrome || true'], { encoding: 'utf8' });
  return found.split('\n')[0] || '/usr/bin/chromium';
}

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // Games are of chance and machines are busy: a second try, told as flaky.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    colorScheme: 'light',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium(), args: ['--no-sandbox'] },
  },
});
