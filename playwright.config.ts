import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { testChromiumPath } from './tools/support/chromium.ts';

// Workers read this file again: they must find the same folder.
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'jk-masters-e2e-'));
// Tests know no settings but their own.
process.env.JK_SETTINGS = '';

const port = Number(process.env.TEST_PORT ?? 4310);

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,a11y}/**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A retry distinguishes flaky tests from broken ones; tools/test.ts limits the number of flaky ones.
  retries: 1,
  // Generous for a busy machine: a passing test takes a few seconds.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.TEST_REPORT ? [['line'], ['json', { outputFile: process.env.TEST_REPORT }]] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    // A control out of reach fails at once and not after the time of its whole test.
    actionTimeout: 30_000,
    // Dismisses the language offer that an English browser sees on Arabic pages; it has tests of its own.
    storageState: {
      cookies: [],
      origins: [{ origin: `http://localhost:${port}`, localStorage: [{ name: 'offered', value: '1' }] }],
    },
    launchOptions: {
      executablePath: testChromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    // Recording every test would make each half as slow again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Stories answer requests themselves, which a worker would hide from them; tests/e2e/offline.spec.ts is about it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.TEST_DATA_DIR,
      REVIEW_LIMIT: '1000',
      EVENT_LIMIT: '100000',
      LOG_LEVEL: 'error',
    },
    reuseExistingServer: false,
  },
});
