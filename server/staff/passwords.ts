import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { workQueue } from '../queue.ts';

/** `memory` in KiB. */
export type Cost = { memory: number; passes: number };

/** OWASP's first choice (Password Storage Cheat Sheet): Argon2id, 19 MiB, two passes. */
const COST: Cost = { memory: 19 * 1024, passes: 2 };

/** Runs in libuv's thread pool, so that the event loop stays free. */
const derive = (password: string, nonce: Buffer, { memory, passes }: Cost) =>
  promisify(argon2)('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    memory,
    passes,
    parallelism: 1,
    tagLength: 32,
  });

export type Passwords = ReturnType<typeof passwordsAt>;

export function passwordsAt(cost: Cost = COST) {
  return {
    /** Returns `argon2id$memory$passes$nonce$key`. Verification uses the stored cost. */
    async hash(password: string): Promise<string> {
      const nonce = randomBytes(16);
      const key = await derive(password, nonce, cost);
      const texts = [nonce, key].map((bytes) => bytes.toString('base64url'));
      return ['argon2id', cost.memory, cost.passes, ...texts].join('$');
    },

    /** Verifies a password. Without a stored hash it takes the same time and fails, so that timing does not reveal accounts. */
    async verify(stored: string | undefined, password: string): Promise<boolean> {
      if (!stored) return derive(password, Buffer.alloc(16), cost).then(() => false);
      const [, memory, passes, nonce = '', key] =
        /^argon2id\$(\d+)\$(\d+)\$([\w-]{22})\$([\w-]{43})$/.exec(stored) ?? [];
      if (!key) return false;
      const storedCost = { memory: Number(memory), passes: Number(passes) };
      const derived = await derive(password, Buffer.from(nonce, 'base64url'), storedCost);
      return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
    },
  };
}

/**
 * A password check takes about 30 ms of one core: at most two run concurrently, so that one core stays free for pages.
 * Known devices have priority. The queue is short enough to be answered within seconds.
 */
export const hashingQueue = (parallel = Math.max(1, Math.min(2, availableParallelism() - 1))) =>
  workQueue({ parallel, waiting: 32, busy: 'Too many people sign in right now.' });

export type HashingQueue = ReturnType<typeof hashingQueue>;
