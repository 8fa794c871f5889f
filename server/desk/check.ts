import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DeskCheck, Draft } from '../../contract/desk.ts';
import { Problem } from '../http/problem.ts';
import { workQueue } from '../queue.ts';

const DEADLINE_MS = 60_000;
const MEMORY_MB = 512;
const queue = workQueue({ parallel: 1, waiting: 4, busy: 'Others check the content right now.' });

/** What of these drafts cannot be, or is to settle; in a thread of its own, so that nobody else waits for it. */
export const checkDrafts = (drafts: Draft[], folder: string, deadlineMs = DEADLINE_MS): Promise<DeskCheck> =>
  queue(async () => {
    const temporary = await mkdtemp(join(tmpdir(), 'jk-masters-check-'));
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), {
      workerData: { drafts, folder },
      // What a thread that is ended leaves behind goes with this folder.
      env: { ...process.env, TMPDIR: temporary },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    try {
      const [check] = await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) });
      return check;
    } catch (error) {
      const { name, code } = error as NodeJS.ErrnoException;
      if (name !== 'AbortError' && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      throw new Problem(503, 'The check took too long. Publish some of the changes, or throw some away.', {
        'Retry-After': '60',
      });
    } finally {
      await worker.terminate();
      await rm(temporary, { recursive: true, force: true });
    }
  });
