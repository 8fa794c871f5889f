/**
 * The worker runs in a separate process, because rendering blocks an event loop for up to 250 ms. It has no access to the
 * store or to secrets. worker.ts starts it and sends it calls; it exits when its parent does.
 */
import { setPriority } from 'node:os';
import { z } from 'zod';
import { pick } from '../../../domain/lists.ts';
import { openProgram } from '../../../release/program.ts';
import { readDefaults } from '../defaults.ts';
import { openContent } from '../fold.ts';
import { Refusal } from '../refusal.ts';
import { previewsOf } from './preview.ts';
import { rendererOf } from './render.ts';

// Compiling the schemas takes longer than what compiled ones save here.
z.config({ jitless: true });
// Visitors' requests have priority.
setPriority(10);

// Proxies run as another user and must be able to read the public files.
process.umask(0o022);

const releases = process.argv[2] ?? '';
const content = openContent(readDefaults());

const methods = {
  ...rendererOf(releases, content),
  ...previewsOf(releases, content),
  /** Published changes that this process does not know yet. */
  append: async (...args: Parameters<typeof content.append>) => content.append(...args),
};

export type Methods = typeof methods;
export type Call = { id: number; method: keyof Methods; args: unknown[] };
export type Answer =
  | { id: number; result: unknown }
  | { id: number; error: { message: string; refusal?: Pick<Refusal, 'template' | 'mistakes' | 'values'> } };

// The server may have ended since: without a callback, the failure to send would be thrown.
const answer = (message: Answer) => process.send?.(message, () => {});

process.on('message', async ({ id, method, args }: Call) => {
  try {
    const call = methods[method] as (...given: unknown[]) => Promise<unknown>;
    answer({ id, result: await call(...args) });
  } catch (thrown) {
    const { message } = thrown as Error;
    const refusal = thrown instanceof Refusal && pick(thrown, 'template', 'mistakes', 'values');
    answer({ id, error: { message, ...(refusal && { refusal }) } });
  }
});
process.on('disconnect', () => process.exit(0));

// Loads the program before the first publication or preview asks for it.
openProgram().catch(() => {});
