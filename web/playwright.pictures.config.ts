import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `make pictures`: not tests, but made by the same means. */
export default defineConfig(base, { testDir: 'pictures', workers: 1, timeout: 300_000 });
