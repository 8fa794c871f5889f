import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporary } from '../tests/support/folder.ts';
import { lockFile } from './lock.ts';

const HOLDER = `
const { lockFile } = await import(${JSON.stringify(join(import.meta.dirname, 'lock.ts'))});
console.log((await lockFile(process.argv[1], 0)) ? 'held' : 'refused');
setInterval(() => {}, 1_000);
`;

test('gives a lock to one process at a time, and releases it when the process is killed', async () => {
  const folder = temporary();
  const path = join(folder, 'new/publication.lock');
  const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  expect(String(await once(holder.stdout, 'data'))).toBe('held\n');
  expect(await lockFile(path, 100)).toBeUndefined();
  const waiting = lockFile(path, 20_000);
  holder.kill('SIGKILL');
  const lock = await waiting;
  expect(lock).toBeDefined();
  expect(await lockFile(path, 0)).toBeUndefined();
  lock?.close();
  expect(await lockFile(path, 0)).toBeDefined();
});
