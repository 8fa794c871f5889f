import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshApp } from '../../tests/support/server.ts';
import { boundedServer } from './listen.ts';

const silent = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });

test('a visitor who leaves while sending is one quiet line in the log', async () => {
  const log = silent();
  const { app } = await freshApp({ log });
  const server = boundedServer({ fetch: app.fetch, most: 100, proxied: false });
  const console = vi.spyOn(globalThis.console, 'error');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const head = [
    'POST /api/reviews HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 900',
  ];
  visitor.write(`${head.join('\r\n')}\r\n\r\n{"customerName":"Om`);
  await once(server, 'request');
  setTimeout(() => visitor.destroy(), 50);
  await expect.poll(() => log.info.mock.calls.length).toBe(1);
  expect(log.info.mock.calls).toEqual([['left while sending', { path: '/api/reviews' }]]);
  expect([...log.warn.mock.calls, ...log.error.mock.calls, ...console.mock.calls]).toEqual([]);
});

const built = existsSync(join(import.meta.dirname, '../../releases/current/manifest.json'));

test.runIf(built)('a server goes on when nobody reads its log any more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-unread-'));
  const child = spawn('node', [join(import.meta.dirname, '../main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'debug' },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const [line] = await once(child.stdout, 'data');
  const { url } = JSON.parse(String(line).trim().split('\n').at(-1) ?? '');
  child.stdout.destroy();
  for (let turn = 0; turn < 20; turn += 1) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(child.exitCode).toBeNull();
});
