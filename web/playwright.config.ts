import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** The Chromium of this machine: the one named in CHROMIUM, or the first that is installed, the quickest before others. */
function chromium(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const names = 'chromium-headless-shell chromium chromium-browser google-chrome';
  const found = execFileSync('sh', ['-c', `command -v ${names} || true`], { encoding: 'utf8' });
  return found.split('\n')[0] || '/usr/bin/chromium';
}

/** What measures time: alone, after everything else; the pace of whole rounds, which takes minutes, when PACE asks for it. */
const MEASURES = /(pace|speed)\.spec\.ts/;
const ASKED = process.env.PACE ? /pace\.spec\.ts/ : /speed\.spec\.ts/;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'line' : 'list',
  projects: [
    { name: 'play', testIgnore: MEASURES },
    { name: 'measure', testMatch: ASKED, dependencies: ['play'] },
  ],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    colorScheme: 'light',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium(), args: ['--no-sandbox'] },
  },
});
