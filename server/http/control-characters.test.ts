import { describe, expect, test } from 'vitest';
import { bothEngines } from '../../tests/support/engines.ts';
import { BARBER, draft } from '../../tests/support/server.ts';
import { freshStaffApp } from '../../tests/support/staff.ts';
import { cursorOf } from '../store/sql.ts';
import { openStore } from '../store/store.ts';

const ODD = ['\u0000', '\u001b', '\u007f', '\u0085', '\ud800'];
const EVENT = { event: 'page_view', section: 'home', location: 'home' };

describe.each(bothEngines())('control characters on %s', (_, fresh) => {
  test('come into no field and no address, and are never a failure of ours', async () => {
    const store = await openStore(fresh());
    const server = await freshStaffApp({ store });
    await server.signIn();
    await server.post('/api/reviews', draft());
    const [{ id } = { id: '' }] = (await store.moderation.list({})).reviews;
    for (const odd of ODD) {
      const encoded = encodeURIComponent(odd.toWellFormed());
      const cursor = cursorOf([`2026${odd}`, `id${odd}`]);
      const answers: [path: string, body?: unknown, method?: string][] = [
        [`/api/reviews?barberId=${BARBER}${encoded}`],
        [`/api/staff/reviews?search=a${encoded}b`],
        [`/api/staff/reviews?cursor=${cursor}`],
        [`/api/staff/audit?cursor=${cursor}`],
        ['/api/reviews', draft({ review: `a${odd}b`, customerName: `O${odd}mar`, email: `${odd}o@a.com` })],
        ['/api/events', { events: [{ ...EVENT, path: `/${odd}` }] }],
        ['/api/staff/decisions', { reviewId: `x${odd}`, action: 'approve' }],
        ['/api/staff/decisions', { reviewId: id, action: 'reject', reason: `be${odd}cause` }],
        [`/api/staff/reviews/${id}/reply`, { text: `thank${odd} you` }, 'PUT'],
        [`/api/staff/sessions/x${encoded}`, {}, 'DELETE'],
        ['/api/staff/auth/sign-in', { email: `m${odd}@example.com`, password: `p${odd}` }],
      ];
      for (const [path, body, method] of answers) {
        const { status } = await (body ? server.send(path, body, method) : server.ask(path));
        expect([path, status < 500]).toEqual([path, true]);
      }
    }
    const kept = JSON.stringify([await store.moderation.list({}), await store.moderation.audit()]);
    expect(kept).not.toMatch(/\\u00(0|1|7f|8|9)|\\ud800|[\u007f-\u009f]/);
    expect(kept).toContain('because');
    expect(kept).toContain('thank you');
    await store.close();
  }, 60_000);
});
