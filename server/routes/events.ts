import { Hono } from 'hono';
import { eventBatch } from '../../contract/event-batch.ts';
import { readJson } from '../body.ts';
import type { Store } from '../store/store.ts';

const MAX_BYTES = 32_768;
// A beacon may come as plain text from older browsers.
const TYPES = ['application/json', 'text/plain'];

export const eventRoutes = (store: Store, now: () => Date) =>
  new Hono().post('/', async (context) => {
    const { events } = await readJson(context.req.raw, eventBatch, MAX_BYTES, TYPES);
    await store.events.record(events, now());
    return context.body(null, 204);
  });
