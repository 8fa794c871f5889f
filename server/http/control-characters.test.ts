import { describe, expect, test } from 'vitest';
import { bothEngines } from '../../tests/support/engines.ts';
import { BARBER, draft } from '../../tests/support/server.ts';
import { freshStaffApp } from '../../tests/support/staff.ts';
import { cursorOf } from '../store/cursor.ts';
import { openStore } from '../store/open.ts';

const ODD = ['\u0000', '\u001b', '\u007f', '\u0085', '\ud800'];
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
const cursor = (text: string) => cursorOf([`2026${text}`, `id${text}`]);

describe.each(bothEngines())('control characters on %s', (_, fresh) => {
  test('come into no field, and no address, with more than a 4xx', async () => {
    const store = await openStore(fresh());
    const server = await freshStaffApp({ store });
    await server.signIn();
    const sent = await server.post('/api/reviews', draft());
    expect(sent.status).toBe(201);
    const [review] = (await store.moderation.list({})).reviews;
    for (const odd of ODD) {
      const inAddress = ODD.indexOf(odd) < 4;
      const list = (name: string) => `/api/staff/reviews?${name}=a${encoded(odd)}b`;
      const gets = [
        `/api/reviews?barberId=${BARBER}${encoded(odd)}`,
        `/api/reviews/counts?barberId=${encoded(odd)}`,
        ...['branchId', 'barberId', 'search', 'status'].map(list),
        `/api/staff/reviews?cursor=${cursor(odd)}`,
        `/api/staff/audit?cursor=${cursor(odd)}`,
      ];
      for (const path of gets) {
        const { status } = await server.ask(path);
        expect([path, status]).toEqual([
          path,
          path.includes('cursor') || !inAddress ? expect.any(Number) : 400,
        ]);
        expect([path, status < 500]).toEqual([path, true]);
      }
      const sends: [string, unknown, string][] = [
        [
          '/api/reviews',
          draft({ review: `a${odd}b`, customerName: `O${odd}mar`, email: `${odd}o@example.com` }),
          'POST',
        ],
        [
          '/api/events',
          { events: [{ event: 'page_view', section: 'home', location: 'home', path: `/${odd}` }] },
          'POST',
        ],
        ['/api/staff/decisions', { decisions: [{ reviewId: `x${odd}`, action: 'approve' }] }, 'POST'],
        [
          '/api/staff/decisions',
          { decisions: [{ reviewId: review?.id, action: 'reject', reason: `be${odd}cause` }] },
          'POST',
        ],
        [`/api/staff/reviews/${review?.id}/reply`, { text: `thank${odd} you` }, 'PUT'],
        [`/api/staff/reviews/x${encoded(odd)}/reply`, { text: 'thank you' }, 'PUT'],
        ['/api/staff/auth/sign-in', { email: `m${odd}@example.com`, password: `p${odd}` }, 'POST'],
        ['/api/staff/auth/password', { current: `p${odd}`, password: `p${odd}` }, 'POST'],
        [`/api/staff/sessions/x${encoded(odd)}`, {}, 'DELETE'],
      ];
      for (const [path, body, method] of sends) {
        const { status } = await server.send(path, body, method);
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
