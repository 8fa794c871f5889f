import { Hono } from 'hono';
import { type AnalyticsEvent, eventBatch } from '../../contract/event-batch.ts';
import { isKnownEvent } from '../../contract/events.ts';
import { readJson } from '../http/body.ts';
import { memoryLimit } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import type { Site } from '../static/site.ts';
import type { EventStore } from './event-store.ts';

const WINDOW_MS = 60_000;
// Older browsers send beacons as plain text.
const TYPES = ['application/json', 'text/plain'];

const FOREIGN = new Set(['cross-site', 'same-site']);

const isPage = (path: string, { files }: Site): boolean =>
  files.get(path)?.headers['Content-Type']?.startsWith('text/html') ?? false;

/** Describes the first event that this site cannot have reported. */
function validateEvents(events: AnalyticsEvent[], site: Site): string | undefined {
  for (const [index, event] of events.entries()) {
    if (!isPage(event.path, site)) return `events.${index}.path: is not a page of this site`;
    if (!isKnownEvent(event, site.places)) return `events.${index}: unknown event, section or location`;
  }
  return undefined;
}

type EventServices = Services<{ events: EventStore }> & {
  /** Batches per client within a minute. */
  eventLimit: number;
};

export function eventRoutes({ site, store, proxies, now, eventLimit }: EventServices) {
  return new Hono().post(
    '/',
    memoryLimit({ most: eventLimit, windowMs: WINDOW_MS }, proxies, now),
    async (context) => {
      // Other sites can send beacons without a CORS preflight; Sec-Fetch-Site reveals them.
      if (FOREIGN.has(context.req.header('sec-fetch-site') ?? ''))
        throw new Problem(403, 'Events must come from our own pages.');
      const { events } = await readJson(context.req.raw, eventBatch, TYPES);
      const fault = validateEvents(events, site);
      if (fault) throw new Problem(422, fault);
      await store.events.record(events, now());
      return context.body(null, 204);
    },
  );
}
