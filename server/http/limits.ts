import { createMiddleware } from 'hono/factory';
import { clientNetwork } from './client.ts';
import { Problem } from './problem.ts';

/** 429 with Retry-After, said plainly. */
export function tooMany(resetsAt: Date, now: Date, what = 'requests'): Problem {
  const seconds = Math.max(1, Math.ceil((+resetsAt - +now) / 1000));
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const wait = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return new Problem(429, `Too many ${what}. Please try again in ${wait}.`, {
    'Retry-After': String(seconds),
  });
}

/** Some megabytes. */
const MOST_CLIENTS = 20_000;

/**
 * 429 once a client has come more than `most` times within the window. Counted in this process alone, without asking the
 * store: for what comes often, where a flood must cost less to refuse than to take.
 */
export function memoryLimit(most: number, windowMs: number, proxies: number, now: () => Date) {
  const windows = new Map<string, { count: number; resetsAt: Date }>();
  return createMiddleware(async (context, next) => {
    const client = clientNetwork(context, proxies);
    const known = windows.get(client);
    const window =
      known && known.resetsAt > now() ? known : { count: 0, resetsAt: new Date(+now() + windowMs) };
    window.count += 1;
    if (window !== known) {
      windows.delete(client);
      const [oldest] = windows.keys();
      if (oldest !== undefined && windows.size >= MOST_CLIENTS) windows.delete(oldest);
      windows.set(client, window);
    }
    if (window.count > most) throw tooMany(window.resetsAt, now());
    await next();
  });
}
