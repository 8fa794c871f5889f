import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../server/app/store.ts';
import type { StoreOptions } from '../../server/store/store.ts';
import { run } from '../../tools/jk/run.ts';
import { root } from './sources.ts';

type Ended = { status: unknown; out: string; error: string };

/** Runs a command in this process; returns its status and output. */
export async function jk(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> {
  const out: string[] = [];
  const err: string[] = [];
  const status = await run(args, {
    env: { ...process.env, ...env },
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { status, out: out.join('\n').trim(), error: err.join('\n').trim() };
}

/** Runs a command in its own process, as an operator does. */
export const jkProcess = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const options = { env: { ...process.env, ...env } };
    const main = join(root, 'tools/jk/main.ts');
    const child = execFile(process.execPath, [main, ...args], options, (error, out, err) =>
      resolve({ status: error ? error.code : 0, out: out.trim(), error: err.trim() }),
    );
    child.stdin?.end();
  });

export async function inStore<T>(options: StoreOptions, task: (store: Store) => Promise<T>): Promise<T> {
  await using store = await openStore(options);
  return await task(store);
}

export const review = (text: string) => ({
  barberId: 'ayman-farouk',
  branchId: 'jvc',
  customerName: 'Omar',
  rating: 5,
  review: text,
});

/** Starts another process that opens a store and writes reviews; `kill` sends it SIGKILL. */
export async function storeElsewhere(dataDir: string, texts: string[] = []) {
  const script = `const { openStore } = await import(${JSON.stringify(join(root, 'server/app/store.ts'))});
    const store = await openStore({ dataDir: ${JSON.stringify(dataDir)} });
    for (const review of ${JSON.stringify(texts.map(review))}) await store.reviews.submit(review, new Date());
    console.log('open');
    // Keeps a reference: a garbage-collected store would release its lock.
    setInterval(() => store.db, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return {
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGKILL');
      }),
  };
}
