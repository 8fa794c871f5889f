import { spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tools/support/programs.ts';
import { answering, startServer } from '../../tools/support/server-process.ts';
import { changeFacts, linkedReleases, temporary } from '../support/publishing.ts';
import { root } from '../support/sources.ts';

function npm(script: string, env: Record<string, string>) {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const lines = stdout.trim().split('\n');
  return { status, log: lines.map((line) => JSON.parse(line)) };
}

test('in production a start without a release stops with a sentence, and builds nothing', () => {
  const { status, log } = npm('start', { RELEASES_DIR: temporary(), DATA_DIR: temporary(), PORT: '0' });
  expect(status).toBe(1);
  expect(log.at(-1)).toMatchObject({
    message: 'cannot start',
    reason: expect.stringContaining('There is no release of the site'),
  });
});

test.each([
  ['a damaged store', (folder: string) => writeFileSync(join(folder, 'jk-masters.db'), 'x'.repeat(9_000))],
  [
    'a file in the place of its folder',
    (folder: string) => {
      rmSync(folder, { recursive: true });
      writeFileSync(folder, '');
    },
  ],
])(
  'a start with %s serves pages, and says that nothing can be kept',
  async (_, spoil) => {
    const folder = temporary();
    spoil(folder);
    const server = await startServer({ LOG_LEVEL: 'silent' }, folder, '/healthz');
    onTestFinished(async () => void (await server.stop()));
    const status = async (path: string) => (await fetch(server.origin + path)).status;
    expect(await status('/')).toBe(200);
    expect(await status('/api/services')).toBe(200);
    expect(await status('/readyz')).toBe(503);
    expect(await status('/api/reviews?barberId=ayman-farouk')).toBe(503);
  },
  30_000,
);

test('in production a build that does not know its address stops with a sentence', () => {
  const env = { ...process.env };
  delete env.SITE_URL;
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, NODE_ENV: 'production', RELEASES_DIR: temporary() },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('SITE_URL=https://your.domain')]);
});

/** A folder of releases with the built one, as if it had been built for an address. */
async function releasesFor(siteUrl: string): Promise<string> {
  const releases = await linkedReleases();
  changeFacts({ releases }, { siteUrl });
  return releases;
}

test.each([
  ['without an address', '', 'it is built without SITE_URL'],
  ['for another address', 'https://other.example', 'it is built for https://other.example'],
])('in production a release %s is not served', async (_, siteUrl, reason) => {
  const RELEASES_DIR = await releasesFor(siteUrl);
  const { status, log } = npm('start', {
    RELEASES_DIR,
    DATA_DIR: temporary(),
    PORT: '0',
    SITE_URL: 'https://jk.example',
  });
  expect([status, log.at(-1)?.reason]).toEqual([1, expect.stringContaining(reason)]);
});

test('a plain build leaves a live site as it is', async () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, RELEASES_DIR: await releasesFor('https://jk.example') },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Build with SITE_URL=https://jk.example')]);
});

test('SIGTERM to npm start reaches the server, which leaves with 0', async () => {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RELEASES_DIR: await releasesFor('https://jk.example'),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: temporary(),
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/readyz`);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await expect(fetch(origin)).rejects.toThrow();
}, 60_000);
