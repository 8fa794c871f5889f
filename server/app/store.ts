import { dubaiDay } from '../../domain/dubai-time.ts';
import { changeList } from '../changes/list.ts';
import { photoStore } from '../changes/photo-store.ts';
import { eventStore } from '../events/event-store.ts';
import { limitStore } from '../http/limits.ts';
import { outboxStore } from '../mail/outbox.ts';
import { moderationStore } from '../reviews/moderation.ts';
import { publishedStore } from '../reviews/published.ts';
import { submitReview } from '../reviews/submit.ts';
import { visitorStore } from '../reviews/visitor-data.ts';
import { memberStore } from '../staff/accounts.ts';
import { auditStore } from '../staff/audit-log.ts';
import { sessionStore } from '../staff/sessions.ts';
import { baseStore, type StoreOptions } from '../store/store.ts';

export type Store = ReturnType<typeof makeStore>;

/** The store with the parts of all features. */
export function makeStore(options: StoreOptions) {
  const base = baseStore(options);
  const { db } = base;
  const parts = {
    audit: auditStore(db),
    changes: changeList(db),
    events: eventStore(db),
    limits: limitStore(db),
    moderation: moderationStore(db),
    outbox: outboxStore(db),
    photos: photoStore(db),
    published: publishedStore(db),
    reviews: { submit: submitReview(db) },
    sessions: sessionStore(db),
    staff: memberStore(db),
    visitors: visitorStore(db),
  };
  return {
    ...base,
    ...parts,

    /** Deletes data past its retention period: counts, rejected reviews, log entries, rate limits, sessions and links. */
    async purge(now: Date): Promise<void> {
      const { audit, events, limits, photos, sessions, staff, visitors } = parts;
      await events.purge(dubaiDay(now));
      for (const part of [limits, sessions, staff, visitors, audit, photos]) await part.purge(now);
    },
  };
}

/** Like `makeStore`, but opens the store at once; throws if that fails. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const store = makeStore(options);
  await store.ping();
  return store;
}
