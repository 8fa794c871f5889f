import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from './programs.ts';

const root = join(import.meta.dirname, '../..');
/** Node's flags of `npm start`, which keep the heap small after a flood of requests. */
const NODE_FLAGS: string[] =
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start.match(/--\S+/g) ?? [];

/** Waits until a URL answers, on a busy machine too. */
export const untilAnswering = (url: string) =>
  until(async () => (await fetch(url).catch(() => undefined))?.ok, 60_000, `${url} does not answer`);

/**
 * Starts the real server with the built site, on a free port unless PORT is given. Deletes its data folder on stop unless one is
 * given. Resolves once `health` responds.
 */
export async function startServer(
  env: Record<string, string> = {},
  givenDataDir?: string,
  health: '/readyz' | '/healthz' = '/readyz',
) {
  const port = env.PORT ?? (await freePort());
  const dataDir = givenDataDir ?? mkdtempSync(join(tmpdir(), 'jk-masters-server-'));
  const child = spawn(process.execPath, [...NODE_FLAGS, 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      JK_SETTINGS: '',
      ...env,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(`${origin}${health}`).catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  /** Stops the server; returns its exit status, or null after a signal. */
  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    child.kill(signal);
    const status = await ended;
    if (!givenDataDir) rmSync(dataDir, { recursive: true, force: true });
    return status;
  }
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    /** The exit status, or null after a signal. */
    ended,
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}
