import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tools/support/free-port.ts';
import { answering } from '../../tools/support/server-process.ts';
import { root } from '../support/sources.ts';

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function npm(script: string, env: Record<string, string>) {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return { status, stderr };
}

test('in production a start without a release stops with a sentence, and builds nothing', () => {
  const { status, stderr } = npm('start', { RELEASES_DIR: temporary(), DATA_DIR: temporary(), PORT: '0' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no release of the site')]);
});

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

test('SIGTERM to npm start reaches the server, which leaves with 0', async () => {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
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
