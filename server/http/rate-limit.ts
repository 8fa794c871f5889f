import { createMiddleware } from 'hono/factory';
import type { LimitStore } from '../store/limits.ts';
import type { ClientKey } from './client-key.ts';
import { Problem } from './problem.ts';

export type Limit = { purpose: string; most: number; windowMs: number };

const inUnits = (unit: string) => new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' });
const waits = { second: inUnits('second'), minute: inUnits('minute') };

/** 429 with Retry-After, said plainly. */
export function tooMany(resetsAt: Date, now: Date, what = 'requests'): Problem {
  const seconds = Math.max(1, Math.ceil((+resetsAt - +now) / 1000));
  const wait = seconds < 60 ? waits.second.format(seconds) : waits.minute.format(Math.ceil(seconds / 60));
  return new Problem(429, `Too many ${what}. Please try again in ${wait}.`, {
    'Retry-After': String(seconds),
  });
}

/** 429 with Retry-After once a client has come more than `most` times within the window, by whoever counts: the store, for all processes. */
export const rateLimit = (
  { limits }: { limits: Pick<LimitStore, 'count'> },
  clientKey: ClientKey,
  { purpose, most, windowMs }: Limit,
  now: () => Date,
) =>
  createMiddleware(async (context, next) => {
    const client = await clientKey(context, { purpose, windowMs }, now());
    const { count, resetsAt } = await limits.count(client, windowMs, now());
    if (count > most) throw tooMany(resetsAt, now());
    await next();
  });
