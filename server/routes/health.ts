import { Hono } from 'hono';
import { Problem } from '../problem.ts';
import type { Store } from '../store/store.ts';

export const healthRoutes = (store: Store) =>
  new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      await store.ping().catch(() => {
        throw new Problem(503, 'The store does not answer.');
      });
      return context.json({ status: 'ready' });
    });
