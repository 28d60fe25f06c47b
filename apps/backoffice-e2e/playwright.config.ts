import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const results = path.resolve(import.meta.dirname, '../../test-results');
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(existsSync);
const executablePath = process.env.CHROMIUM ?? installed;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'src',
  testIgnore: process.env.TESTS === 'all' ? [] : '**/*.all.spec.ts',
  outputDir: path.join(results, 'browser'),
  globalSetup: './src/support/global-setup.ts',
  fullyParallel: true,
  // One more than two cores: many visits wait for late answers.
  workers: 3,
  retries: Number(process.env.RETRIES ?? 0),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A product that does not open at all need not fail every test for a minute each.
  maxFailures: 25,
  reporter: [['list'], ['json', { outputFile: path.join(results, 'browser.json') }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // A test presses within 20 ms of seeing a thing, while it still moves below the pointer: no hand does.
    contextOptions: { reducedMotion: 'reduce' },
    // To keep a trace, a page is copied at every step of a test: where there is a retry, only that has one.
    trace: process.env.RETRIES
      ? 'on-first-retry'
      : { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
