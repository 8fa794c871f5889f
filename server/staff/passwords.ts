import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Problem } from '../http/problem.ts';

/** `passes` is scrypt's p: more time without more memory. */
export type Cost = { N: number; r: number; passes: number };

export const PASSWORD_LENGTH = { min: 12, max: 128 };

const KEY_BYTES = 64;
/** One of OWASP's choices (Password Storage Cheat Sheet): 32 MiB, three passes. */
const COST: Cost = { N: 2 ** 15, r: 8, passes: 3 };
/** Passwords set before sessions were ours: `salt:key` in hex, the salt taken as text. A third of today's work. */
const EARLIER_COST: Cost = { N: 2 ** 14, r: 16, passes: 1 };

/** scrypt on libuv's threads: the event loop goes on answering. */
const derive = (password: string, salt: string | Buffer, { N, r, passes }: Cost) =>
  new Promise<Buffer>((resolve, reject) => {
    const options = { N, r, p: passes, maxmem: 256 * N * r };
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const equal = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);

export type Passwords = ReturnType<typeof passwordsAt>;

/** Hashing and checking, as dear as `cost`. */
export function passwordsAt(cost: Cost = COST) {
  const { N, r, passes } = cost;
  const prefix = `scrypt$${N}$${r}$${passes}$`;

  return {
    /** `scrypt$N$r$p$salt$key`, so that a later cost can tell itself from this one. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return `${prefix}${salt.toString('base64url')}$${key.toString('base64url')}`;
    },

    /** Whether the password is the stored one. Without an account nothing is stored: that is wrong, after the same work. */
    async isRight(stored: string | undefined, password: string): Promise<boolean> {
      if (stored === undefined) return derive(password, 'nobody', cost).then(() => false);
      if (!stored.startsWith('scrypt$')) {
        const [salt = '', key = ''] = stored.split(':');
        return equal(await derive(password, salt, EARLIER_COST), Buffer.from(key, 'hex'));
      }
      const [, N, r, passes, salt = '', key = ''] = stored.split('$');
      const itsCost = { N: Number(N), r: Number(r), passes: Number(passes) };
      const derived = await derive(password, Buffer.from(salt, 'base64url'), itsCost);
      return equal(derived, Buffer.from(key, 'base64url'));
    },
  };
}

/** As many wait as are answered within some seconds. */
const MOST_WAITING = 32;
const BUSY_S = '10';

/**
 * A password check fills a core for a fifth of a second: at most two run at a time, and one core is left for pages. Who
 * comes from a known device goes first, and is never turned away for the others.
 */
export function scryptQueue(parallel = Math.max(1, Math.min(2, availableParallelism() - 1))) {
  const known: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  return async <T>(isKnown: boolean, check: () => Promise<T>): Promise<T> => {
    if (running < parallel) running += 1;
    else if (isKnown) await new Promise<void>((start) => known.push(start));
    else if (others.length < MOST_WAITING) await new Promise<void>((start) => others.push(start));
    else
      throw new Problem(503, `Too many people sign in right now. Please try again in ${BUSY_S} seconds.`, {
        'Retry-After': BUSY_S,
      });
    try {
      return await check();
    } finally {
      const next = known.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export type ScryptQueue = ReturnType<typeof scryptQueue>;
