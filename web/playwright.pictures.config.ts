import { defineConfig } from '@playwright/test';
import base from './playwright.config';

// Without windows letters are moved to whole pixels, and words run into each other: pictures have them where a screen has.
const launchOptions = {
  ...base.use?.launchOptions,
  args: [...(base.use?.launchOptions?.args ?? []), '--font-render-hinting=none'],
};

/** `make pictures`: not tests, but made by the same means. */
export default defineConfig(base, { testDir: 'pictures', workers: 1, timeout: 300_000, use: { launchOptions } });
