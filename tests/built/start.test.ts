import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closedFolders } from '../../release/releases.ts';
import { freePort } from '../../tools/support/programs.ts';
import { startServer, untilAnswering } from '../../tools/support/server-process.ts';
import { checkFolder } from '../../tools/support/with-content.ts';
import { changeFacts, linkedReleases, temporaryForFile } from '../support/publishing.ts';
import { draft } from '../support/server.ts';
import { root } from '../support/sources.ts';

test('a start without a release renders the first one', async () => {
  const releases = await linkedReleases();
  for (const name of readdirSync(releases).filter((each) => each !== '.cache'))
    rmSync(join(releases, name), { recursive: true });
  const { origin, stop } = await startServer({ RELEASES_DIR: releases });
  onTestFinished(async () => void (await stop('SIGKILL')));
  expect((await fetch(`${origin}/services`)).status).toBe(200);
});

test.each([
  ['a damaged store', (folder: string) => writeFileSync(join(folder, 'jk-masters.db'), 'x'.repeat(9_000))],
  [
    'a file in place of the data folder',
    (folder: string) => {
      rmSync(folder, { recursive: true });
      writeFileSync(folder, '');
    },
  ],
])('with %s, the server serves pages and answers 503 where it needs the store', async (_, damage) => {
  const folder = temporaryForFile();
  damage(folder);
  const server = await startServer({ LOG_LEVEL: 'silent' }, folder, '/healthz');
  onTestFinished(async () => void (await server.stop()));
  const status = async (path: string) => (await fetch(server.origin + path)).status;
  expect(await status('/')).toBe(200);
  expect(await status('/api/services')).toBe(200);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/api/reviews?barberId=ayman-farouk')).toBe(503);
});

test('jk publish works from any folder and creates a folder that other users can read; the start names one that they cannot', async () => {
  const [folder, jk] = [temporaryForFile(), join(root, 'tools/jk/main.ts')];
  const umask = process.umask(0o077);
  checkFolder(join(folder, 'new/releases'));
  process.umask(umask);
  for (const each of ['new', 'new/releases']) expect(statSync(join(folder, each)).mode & 0o777).toBe(0o755);
  const releases = await linkedReleases(join(folder, 'releases'));
  const env = { ...process.env, JK_SETTINGS: '', DATA_DIR: join(folder, 'data'), RELEASES_DIR: releases };
  const options = { cwd: folder, encoding: 'utf8', env } as const;
  const { status, stderr } = spawnSync(process.execPath, [jk, 'publish'], options);
  expect([status, stderr]).toEqual([0, '']);
  // mkdtemp makes private folders.
  expect(closedFolders(releases)).toMatch(`Run chmod o+x ${folder}`);
  chmodSync(folder, 0o755);
  expect(closedFolders(releases)).toBeUndefined();
});

test('npm start forwards SIGTERM to the server, which answers pending requests and exits with 0', async () => {
  const [port, releases] = [await freePort(), await linkedReleases()];
  await changeFacts({ releases }, { siteUrl: 'https://jk.example' });
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RELEASES_DIR: releases,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: temporaryForFile(),
      REVIEW_LIMIT: '1000000',
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(`${origin}/readyz`);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const headers = { 'Content-Type': 'application/json' };
  const answers = Array.from({ length: 20 }, (_, index) =>
    fetch(`${origin}/api/reviews`, {
      method: 'POST',
      headers,
      body: JSON.stringify(draft({ review: `${index}` })),
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill('SIGTERM');
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(await ended).toBe(0);
  await expect(fetch(origin)).rejects.toThrow();
});
