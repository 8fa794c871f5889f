import { expect, test } from 'vitest';
import type { StaffReview } from '../../contract/moderation.ts';
import { mayRequest, staffAccess } from '../../contract/rights.ts';
import { type Staff, staffApi } from '../../contract/staff.ts';
import { keysOf } from '../../domain/lists.ts';
import { draft } from '../../tests/support/server.ts';
import { browserOf, freshStaffApp, STAFF } from '../../tests/support/staff.ts';
import { openContent } from '../changes/fold.ts';
import type { Publishing } from '../changes/keep-current.ts';
import { PER_ACCOUNT } from './auth.ts';

const CONTENT = ['content', 'drafts', 'new', 'check', 'publish', 'plans', 'preview'];
/** Routes that each kind of account may request, besides those of its own account. A writer is of a branch, with the tick. */
const OPEN: Record<Staff['role'] | 'writer', string[]> = {
  owner: Object.keys(staffAccess),
  branch: ['reviews', 'decisions', 'queue', 'audit', 'today', ...CONTENT],
  writer: ['reviews', 'decisions', 'queue', 'audit', 'today', 'photos', ...CONTENT],
  editor: ['photos', ...CONTENT],
  moderator: ['reviews', 'decisions', 'queue', 'audit'],
};
const OWN = ['me', 'auth', 'sessions'];

/** Enough of the content's services for its routes to be there. */
const publishing = {
  content: openContent({ version: '', data: {}, days: {} }),
  refresh: async () => {},
} as unknown as Publishing;

/** A server where each role has signed in; the branch is JVC. */
async function withEveryRole() {
  const server = await freshStaffApp({ publishing });
  const signedIn = (role: Staff['role']) => server.colleague(role, { role, branches: ['jvc'] });
  const browsers = {
    owner: await signedIn('owner'),
    branch: await signedIn('branch'),
    editor: await signedIn('editor'),
    moderator: await signedIn('moderator'),
    writer: await server.colleague('writer', { role: 'branch', branches: ['jvc'], writes: true }),
  };
  return { ...server, browsers };
}

/** Every route of the application for staff, except the sign-in and the request for a new password. */
const routesOf = ({ app }: Awaited<ReturnType<typeof withEveryRole>>) =>
  [
    ...new Set(
      app.routes
        .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/staff/'))
        .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, 'some-id')}`),
    ),
  ]
    .filter((route) => !/auth\/(sign-in|forgotten|link|link\/password)$/.test(route))
    .map((route) => route.split(' ') as [method: string, path: string]);

test('leads a window without a session to the sign-in, and from there to what was asked for', async () => {
  const { app } = await freshStaffApp();
  const headers = { 'Sec-Fetch-Mode': 'navigate' };
  const answer = await app.request('/api/staff/insights.csv?days=7', { headers });
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    303,
    '/staff?then=%2Fapi%2Fstaff%2Finsights.csv%3Fdays%3D7',
  ]);
});

test('answers every route with 401 when signed out, and each role as the table says', async () => {
  const server = await withEveryRole();
  const routes = routesOf(server);
  expect(routes.length).toBeGreaterThan(35);
  for (const [index, [method, path]] of routes.entries()) {
    const send = { method, ...(method !== 'GET' && { body: '{}' }) };
    const part = path.split('/')[3] ?? '';
    const signedOut = await browserOf(server.request).ask(path, send);
    expect(signedOut.status, `${method} ${path}`).toBe(401);
    for (const role of keysOf(OPEN)) {
      // Signs in for every request, because some routes end the session.
      const browser = server.browserAt(`192.0.2.${index}`);
      await browser.signIn({ email: `${role}@example.com`, password: STAFF.password });
      const answer = await browser.ask(path, send);
      const isDenied = /You do not have access/.test(await answer.text());
      const isOpen = [...OWN, ...OPEN[role]].includes(part);
      expect([isDenied, answer.status === 401], `${role} ${method} ${path}`).toEqual([!isOpen, false]);
    }
  }
});

test('a branch account begins articles only if it writes', async () => {
  const { browsers } = await withEveryRole();
  const asked = async (who: 'branch' | 'writer') => {
    const article = { kind: 'article', id: 'news', name: 'News', locale: 'en' };
    return (await browsers[who].send('/api/staff/new', article)).status;
  };
  expect(await asked('branch')).toBe(403);
  expect(await asked('writer')).not.toBe(403);
});

test('answers no route for an account whose share is used up, and every route for another one', async () => {
  const { browsers, auth, store, ...server } = await withEveryRole();
  const { id = '' } = (await store.staff.list()).find(({ name }) => name === 'owner') ?? {};
  const held = Promise.withResolvers<void>();
  const all = Array.from({ length: PER_ACCOUNT.parallel + PER_ACCOUNT.waiting }, () =>
    auth.share(
      id,
      () => held.promise,
      () => undefined,
    ),
  );
  // The routes of the sign-in have limits of their own.
  const routes = routesOf({ browsers, auth, store, ...server }).filter(
    ([, path]) => !path.includes('/auth/'),
  );
  expect(routes.length).toBeGreaterThan(30);
  for (const [method, path] of routes) {
    const send = { method, ...(method !== 'GET' && { body: '{}' }) };
    const busy = await browsers.owner.ask(path, send);
    const { status } = await browsers.moderator.ask(path, send);
    expect([path, busy.status, busy.headers.get('Retry-After')]).toEqual([path, 429, '10']);
    expect([path, status]).not.toEqual([path, 429]);
  }
  held.resolve();
  await Promise.all(all);
});

test('denies unlisted routes, including names that every object has', async () => {
  const { browsers } = await withEveryRole();
  for (const name of ['whatever-comes-later', 'constructor', '__proto__', '', 'Reviews'])
    expect([name, (await browsers.owner.ask(`/api/staff/${name}`)).status]).toEqual([name, 403]);
});

test('lists every address of the contract in the table', () => {
  const addresses = Object.values(staffApi).map((address) =>
    `${typeof address === 'function' ? address('x' as never) : address}`.replace(/\?.*/, ''),
  );
  expect(addresses.filter((address) => !mayRequest({ role: 'owner', writes: false }, address))).toEqual([]);
});

test('a branch account reads, decides and replies to only the reviews of its branch', async () => {
  const { browsers, post, store } = await withEveryRole();
  await post('/api/reviews', draft({ review: 'Of JVC' }));
  await post('/api/reviews', draft({ review: 'Of Al Barsha', barberId: 'youssef-amrani' }));
  const seen = async (who: keyof typeof browsers): Promise<StaffReview[]> =>
    (await (await browsers[who].ask('/api/staff/reviews')).json()).reviews;
  const all = await seen('owner');
  expect((await seen('moderator')).length).toBe(2);
  expect((await seen('branch')).map(({ review }) => review)).toEqual(['Of JVC']);
  expect((await (await browsers.branch.ask('/api/staff/reviews?branchId=al-barsha')).json()).reviews).toEqual(
    [],
  );
  expect(await (await browsers.branch.ask('/api/staff/queue')).json()).toMatchObject({ pending: 1 });

  const other = all.find(({ branchId }) => branchId !== 'jvc')?.id ?? '';
  const decided = await browsers.branch.send('/api/staff/decisions', { reviewId: other, action: 'approve' });
  expect(await decided.json()).toEqual({ kind: 'missed', review: null });
  const replied = await browsers.branch.send(`/api/staff/reviews/${other}/reply`, { text: 'Hello' }, 'PUT');
  expect(replied.status).toBe(404);
  expect((await seen('owner')).every(({ status, reply }) => status === 'pending' && !reply)).toBe(true);

  await browsers.moderator.send('/api/staff/decisions', { reviewId: other, action: 'approve' });
  expect((await store.audit.list()).entries).toHaveLength(1);
  expect((await (await browsers.branch.ask('/api/staff/audit')).json()).entries).toEqual([]);
  const mine = all.find(({ branchId }) => branchId === 'jvc')?.id;
  await browsers.branch.send('/api/staff/decisions', { reviewId: mine, action: 'approve' });
  expect((await (await browsers.branch.ask('/api/staff/audit')).json()).entries).toHaveLength(1);
});
