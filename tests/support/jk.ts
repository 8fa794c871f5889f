import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { openStore, type StoreOptions } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';

const root = join(import.meta.dirname, '../..');

/** Runs the command line and gives how it ended and what it said. */
export function jk(env: NodeJS.ProcessEnv, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', [join(root, 'tools/jk/main.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, out: stdout.trim(), error: stderr.trim() };
}

export async function inStore<T>(options: StoreOptions, task: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(options);
  try {
    return await task(store);
  } finally {
    await store.close();
  }
}

export const review = (text: string) => ({
  barberId: 'ayman-farouk',
  branchId: 'jvc',
  customerName: 'Omar',
  rating: 5,
  review: text,
});

/** Another process writes reviews into a store and is killed before it could put anything in order. */
export async function holdUntilKilled(dataDir: string, texts: string[]): Promise<void> {
  const script = `const { openStore } = await import(${JSON.stringify(join(root, 'server/store/open.ts'))});
    const store = await openStore({ dataDir: ${JSON.stringify(dataDir)} });
    for (const review of ${JSON.stringify(texts.map(review))}) await store.reviews.submit(review, new Date());
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawn('node', ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => child.once('exit', resolve));
}
