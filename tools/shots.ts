/**
 * Photographs pages into shots/: `npm run shots`, or `npm run shots -- / /services` for some of them.
 * Serves the built site itself, so build first.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../tests/support/chromium.ts';
import { builtPages, missingPage } from '../tests/support/pages.ts';
import { root } from '../tests/support/sources.ts';

const port = process.env.SHOTS_PORT ?? '4320';
const origin = `http://localhost:${port}`;
const folder = join(root, 'shots');
const asked = process.argv.slice(2);
const paths = asked.length ? asked : [...builtPages(), missingPage];

const server = spawn('node', ['server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: port, DATA_DIR: join(tmpdir(), 'jk-masters-shots'), LOG_LEVEL: 'error' },
});

async function serverReady(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start');
}

try {
  mkdirSync(folder, { recursive: true });
  await serverReady();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(origin + path, { waitUntil: 'load' });
        // Walks down the page first, so that what loads late is in the picture.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 700) {
            scrollTo(0, y);
            await new Promise((resolve) => setTimeout(resolve, 40));
          }
          scrollTo(0, 0);
          await new Promise((resolve) => setTimeout(resolve, 150));
        });
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
      await context.close();
    }
  }
  await browser.close();
  console.log(`${paths.length * 4} pictures in ${folder}`);
} finally {
  server.kill();
}
