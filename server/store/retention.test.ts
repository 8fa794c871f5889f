import { describe, expect, test } from 'vitest';
import { RETENTION_DAYS } from '../../contract/retention.ts';
import { editions } from '../../tests/support/editions.ts';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { review } from '../../tests/support/jk.ts';
import { writeAuditLog } from '../staff/audit-log.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const daysAgo = (days: number) => new Date(+NOW - days * 86_400_000);

test.each(editions)('names every retention period in the privacy page in $locale', ({ words }) => {
  const page = JSON.stringify(words.legal.privacy);
  for (const name of Object.keys(RETENTION_DAYS)) expect(page).toContain(`{${name}}`);
});

describe.each(bothEngines())('on %s', (_, fresh) => {
  test('keeps data until the end of the period that the privacy page names, and no day longer', async () => {
    const store = await openedStore(fresh());
    const { events, rejectedReviews, auditLog, backups: _, ...others } = RETENTION_DAYS;
    expect(others).toEqual({});
    const view = { event: 'page_view', section: 'home', location: 'home', path: '/' } as const;
    const refuse = async (days: number) => {
      const { id } = await store.reviews.submit(review(`${days}`), daysAgo(days));
      await store.moderation.decide({ reviewId: id, action: 'reject', reason: 'No' }, 'mona', daysAgo(days));
    };
    for (const late of [0, 1]) {
      await store.events.record([view], daysAgo(events + late));
      await refuse(rejectedReviews + late);
      const entry = { actor: 'mona', action: 'invite', detail: `${late}` } as const;
      await writeAuditLog(store.db, { ...entry, at: daysAgo(auditLog + late).toISOString() });
    }
    // The hashed address of a connection is deleted within a day.
    await store.limits.take('client', { most: 3, windowMs: 600_000 }, daysAgo(1));
    await store.purge(NOW);
    expect(await store.db.selectFrom('dailyEvents').select('dubaiDay').execute()).toHaveLength(1);
    expect((await store.moderation.list({})).reviews.map((one) => one.review)).toEqual([
      `${rejectedReviews}`,
    ]);
    const log = store.db.selectFrom('audit').select('detail').where('action', '=', 'invite');
    expect(await log.execute()).toEqual([{ detail: '0' }]);
    expect(await store.db.selectFrom('rateLimits').selectAll().execute()).toEqual([]);
  });
});
