import { expect, test } from 'vitest';
import { draft } from '../../tests/support/server.ts';
import { freshStaffApp, STAFF } from '../../tests/support/staff.ts';
import { removeStaff, resetPassword } from '../staff/accounts.ts';

/** Every route of the staff's API but the sign-in. */
const closed: [method: string, path: string][] = [
  ['GET', '/api/staff/me'],
  ['GET', '/api/staff/reviews'],
  ['POST', '/api/staff/decisions'],
  ['PUT', '/api/staff/reviews/some-id/reply'],
  ['GET', '/api/staff/queue'],
  ['GET', '/api/staff/audit'],
  ['GET', '/api/staff/insights?days=7'],
  ['GET', '/api/staff/insights.csv?days=7'],
  ['POST', '/api/staff/auth/sign-out'],
  ['POST', '/api/staff/auth/revoke-sessions'],
  ['GET', '/api/staff/whatever-comes-later'],
];

const ask = (server: Awaited<ReturnType<typeof freshStaffApp>>, [method, path]: [string, string]) =>
  method === 'GET' ? server.ask(path) : server.send(path, {}, method);

test('without a session every route answers 401', async () => {
  const server = await freshStaffApp();
  for (const route of closed) expect([route, (await ask(server, route)).status]).toEqual([route, 401]);
});

test('a forged session opens nothing', async () => {
  const server = await freshStaffApp();
  await server.signIn();
  const [name, value = ''] = server.cookie().split('=');
  const forged = [`${name}=guess.signature`, `${name}=${value.slice(0, -6)}AAAAAA`, `${name}=`, 'other=1'];
  for (const cookie of forged) {
    server.bearCookie(cookie);
    for (const route of closed) expect([cookie, (await ask(server, route)).status]).toEqual([cookie, 401]);
  }
});

test('an expired session opens nothing', async () => {
  const server = await freshStaffApp();
  await server.signIn();
  expect((await server.ask('/api/staff/me')).status).toBe(200);
  await server.store.db
    .updateTable('staff_session')
    .set({ expiresAt: '2020-01-01T00:00:00.000Z' } as never)
    .execute();
  for (const route of closed) expect([route, (await ask(server, route)).status]).toEqual([route, 401]);
});

test('another site cannot act in the name of staff', async () => {
  const server = await freshStaffApp();
  await server.signIn();
  const evil: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': '' },
  ];
  for (const headers of evil) {
    const answer = await server.ask('/api/staff/decisions', {
      method: 'POST',
      body: JSON.stringify({ decisions: [{ reviewId: 'x', action: 'approve' }] }),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    expect([headers, answer.status]).toEqual([headers, 403]);
  }
  const asForm = await server.ask('/api/staff/decisions', {
    method: 'POST',
    body: 'decisions=1',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(asForm.status).toBe(415);
});

test('the session cookie is kept from scripts and from other sites', async () => {
  const server = await freshStaffApp();
  const [cookie = ''] = (await server.signIn()).headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Strict/i);
  expect(cookie).toMatch(/Path=\/api\/staff/i);
});

test('guessing is put off, also with the right password, until the time is over', async () => {
  const server = await freshStaffApp();
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await server.signIn({ ...STAFF, password: `wrong ${guess}` })).status).toBe(401);
  }
  const refused = await server.signIn();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
  server.clock.now = new Date(+server.clock.now + 15 * 60_000);
  expect((await server.signIn()).status).toBe(200);
});

test('an unknown address is answered like a wrong password', async () => {
  const server = await freshStaffApp();
  const unknown = await server.signIn({ email: 'nobody@example.com', password: 'a long enough password' });
  const wrong = await server.signIn({ ...STAFF, password: 'not this one' });
  expect([unknown.status, await unknown.json()]).toEqual([wrong.status, await wrong.json()]);
});

test('nobody can make an account over HTTP', async () => {
  const server = await freshStaffApp();
  const answer = await server.send('/api/staff/auth/sign-up/email', { ...STAFF, email: 'eve@example.com' });
  expect(answer.status).toBe(401);
  expect((await server.signIn({ email: 'eve@example.com', password: STAFF.password })).status).toBe(401);
});

test('signing out everywhere, a new password and a removed account end every session', async () => {
  const server = await freshStaffApp();
  await server.signIn();
  expect((await server.send('/api/staff/auth/revoke-sessions')).status).toBe(200);
  expect((await server.ask('/api/staff/me')).status).toBe(401);
  await server.signIn();
  await resetPassword(server.store, server.auth, STAFF.email, 'another long password');
  expect((await server.ask('/api/staff/me')).status).toBe(401);
  expect((await server.signIn()).status).toBe(401);
  await server.signIn({ ...STAFF, password: 'another long password' });
  expect((await server.ask('/api/staff/me')).status).toBe(200);
  await removeStaff(server.store, STAFF.email);
  expect((await server.ask('/api/staff/me')).status).toBe(401);
});

test('staff read the queue, decide in bulk, undo, reply, and leave a trail', async () => {
  const server = await freshStaffApp();
  await server.signIn();
  for (const review of ['One', 'Two', 'Three']) {
    server.clock.now = new Date(+server.clock.now + 60_000);
    await server.post('/api/reviews', draft({ review, email: 'omar@example.com' }));
  }
  const list = async (query: string) =>
    (await (await server.ask(`/api/staff/reviews?${query}`)).json()).reviews;
  const [three, two, one] = await list('status=pending');
  expect([one.review, two.review, three.review, one.email, one.branchId]).toEqual([
    'One',
    'Two',
    'Three',
    'omar@example.com',
    'jvc',
  ]);
  await server.send('/api/staff/decisions', {
    decisions: [
      { reviewId: one.id, action: 'approve' },
      { reviewId: two.id, action: 'reject', reason: 'Names a person' },
    ],
  });
  expect(await (await server.ask('/api/staff/queue')).json()).toEqual({
    pending: 1,
    published: 1,
    refused: 1,
  });
  expect(await server.json('/api/reviews?barberId=ayman-farouk')).toHaveLength(1);
  await server.send('/api/staff/decisions', { decisions: [{ reviewId: two.id, action: 'undo' }] });
  expect((await list('status=pending')).map(({ review }: { review: string }) => review)).toEqual([
    'Three',
    'Two',
  ]);
  await server.send(`/api/staff/reviews/${one.id}/reply`, { text: ' Thank you! ' }, 'PUT');
  expect((await server.json('/api/reviews?barberId=ayman-farouk'))[0].reply.text).toBe('Thank you!');
  const { entries } = await (await server.ask('/api/staff/audit')).json();
  expect(entries).toHaveLength(4);
  expect(entries.every(({ actor }: { actor: string }) => actor === STAFF.email)).toBe(true);
  expect((await server.send(`/api/staff/reviews/nothing/reply`, { text: 'x' }, 'PUT')).status).toBe(404);
});

test('the list is searched and filtered, and goes on where the page ended', async () => {
  const server = await freshStaffApp();
  await server.signIn();
  for (let index = 0; index < 35; index += 1) {
    await server.store.reviews.submit(
      {
        barberId: 'ayman-farouk',
        branchId: 'jvc',
        customerName: 'Omar',
        rating: 5,
        review: `Number ${index}`,
      },
      new Date(+server.clock.now + index * 60_000),
    );
  }
  await server.store.reviews.submit(
    {
      barberId: 'youssef-amrani',
      branchId: 'al-barsha',
      customerName: 'Ali 100%',
      rating: 2,
      review: 'Slow',
    },
    server.clock.now,
  );
  const page = async (query: string) => (await server.ask(`/api/staff/reviews?${query}`)).json();
  const first = await page('branchId=jvc');
  const second = await page(`branchId=jvc&cursor=${first.next}`);
  expect([first.reviews.length, second.reviews.length, second.next]).toEqual([30, 5, null]);
  expect(new Set([...first.reviews, ...second.reviews].map(({ id }) => id)).size).toBe(35);
  expect((await page('search=NUMBER%2017')).reviews).toHaveLength(1);
  expect((await page('search=100%25')).reviews).toHaveLength(1);
  expect((await page('search=_')).reviews).toHaveLength(0);
  expect((await page('barberId=youssef-amrani')).reviews).toHaveLength(1);
  expect((await server.ask('/api/staff/reviews?status=strange')).status).toBe(400);
});
