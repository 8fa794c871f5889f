import { expect, test } from 'vitest';
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
  ['GET', '/api/staff/sessions'],
  ['DELETE', '/api/staff/sessions'],
  ['DELETE', '/api/staff/sessions/some-id'],
  ['POST', '/api/staff/auth/sign-out'],
  ['POST', '/api/staff/auth/password'],
  ['GET', '/api/staff/whatever-comes-later'],
];
const writes = [
  ...closed.filter(([method]) => method !== 'GET'),
  ['POST', '/api/staff/auth/sign-in'] as const,
];

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'another long password';
type Server = Awaited<ReturnType<typeof freshStaffApp>>;

const ask = ({ ask, send }: Pick<Server, 'ask' | 'send'>, method: string, path: string) =>
  method === 'GET' ? ask(path) : send(path, {}, method);
const expectClosed = async (server: Server) => {
  for (const [method, path] of closed)
    expect([method, path, (await ask(server, method, path)).status]).toEqual([method, path, 401]);
};
const pass = (server: Server, ms: number) => {
  server.clock.now = new Date(+server.clock.now + ms);
};

test('without a session every route answers 401', async () => {
  await expectClosed(await freshStaffApp());
});

test('a forged session opens nothing', async () => {
  const server = await freshStaffApp();
  await server.signIn();
  const real = server.jar.get('jk-staff') ?? '';
  const { token_hash: stored } = await server.store.db
    .selectFrom('staff_sessions')
    .select('token_hash')
    .executeTakeFirstOrThrow();
  // What the store keeps is no cookie: whoever steals a backup cannot sign in with it.
  for (const forged of ['', 'guess', `${real.slice(0, -6)}AAAAAA`, `${real}A`, stored]) {
    server.jar.set('jk-staff', forged);
    await expectClosed(server);
  }
  server.jar.set('jk-staff', real);
  expect(await server.isIn()).toBe(true);
});

test('a session ends after twelve hours in which nobody used it', async () => {
  const server = await freshStaffApp();
  await server.signIn();
  pass(server, 11 * HOUR_MS);
  expect(await server.isIn()).toBe(true);
  pass(server, 11 * HOUR_MS);
  expect(await server.isIn()).toBe(true);
  pass(server, 12 * HOUR_MS);
  await expectClosed(server);
});

test('a session ends after thirty days, however busy, and is taken out of the store', async () => {
  const server = await freshStaffApp();
  await server.signIn();
  for (let hours = 0; hours < 30 * 24 - 6; hours += 6) {
    pass(server, 6 * HOUR_MS);
    expect([hours, await server.isIn()]).toEqual([hours, true]);
  }
  pass(server, 6 * HOUR_MS);
  await expectClosed(server);
  await server.store.sessions.purge(server.clock.now);
  expect(await server.store.db.selectFrom('staff_sessions').selectAll().execute()).toEqual([]);
});

test.each(writes)('another site cannot %s %s in the name of staff', async (method, path) => {
  const server = await freshStaffApp();
  await server.signIn();
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': '', Origin: 'null' },
    { 'Sec-Fetch-Site': '' },
  ];
  for (const headers of foreign) {
    const answer = await server.ask(path, {
      method,
      body: JSON.stringify(STAFF),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    expect([headers, answer.status, answer.headers.getSetCookie()]).toEqual([headers, 403, []]);
  }
  const asForm = await server.ask(path, {
    method,
    body: 'email=x&password=y',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  // Without a body to read, the route answers for itself; nothing of what the form says is taken.
  if (method !== 'DELETE' && !path.endsWith('sign-out')) expect(asForm.status).toBe(415);
});

test('cookies are kept from scripts, from other sites and, in production, from other hosts', async () => {
  const [session = '', device = ''] = (await (await freshStaffApp()).signIn()).headers.getSetCookie();
  for (const cookie of [session, device]) {
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Strict/);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).not.toMatch(/Secure|Domain/);
  }
  const production = await freshStaffApp({ secure: true });
  const secure = (await production.signIn()).headers.getSetCookie();
  expect(secure.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-jk-staff', '__Host-jk-staff-device']);
  for (const cookie of secure) expect(cookie).toMatch(/; Secure/);
  expect(await production.isIn()).toBe(true);
  // A cookie that another host or a page without TLS could have set is not looked at.
  const token = production.jar.get('__Host-jk-staff') ?? '';
  production.jar.clear();
  production.jar.set('jk-staff', token);
  expect(await production.isIn()).toBe(false);
});

test('a cookie that was planted before the sign-in is not the session after it', async () => {
  const server = await freshStaffApp();
  server.jar.set('jk-staff', 'planted');
  server.jar.set('jk-staff-device', 'planted');
  await server.signIn();
  expect([server.jar.get('jk-staff'), server.jar.get('jk-staff-device')]).not.toContain('planted');
  // Signing in again ends the session that this browser had.
  const before = server.jar.get('jk-staff') ?? '';
  await server.signIn();
  expect(await server.isIn()).toBe(true);
  server.jar.set('jk-staff', before);
  expect(await server.isIn()).toBe(false);
});

test('an unknown address is answered like a wrong password', async () => {
  const server = await freshStaffApp();
  for (let guess = 0; guess < 8; guess += 1) {
    const unknown = await server.signIn({ email: 'nobody@example.com', password: `wrong ${guess}` });
    const wrong = await server.signIn({ ...STAFF, password: `wrong ${guess}` });
    expect([unknown.status, await unknown.json()]).toEqual([wrong.status, await wrong.json()]);
  }
  // And waits as long.
  expect(server.waits.filter((_, index) => index % 2 === 0)).toEqual(
    server.waits.filter((_, index) => index % 2 === 1),
  );
});

test('an address is the same in capitals, also to the limits', async () => {
  const server = await freshStaffApp();
  expect((await server.signIn({ ...STAFF, email: ' Mona@Example.COM ' })).status).toBe(200);
});

test('nobody can make an account over HTTP', async () => {
  const server = await freshStaffApp();
  const answer = await server.send('/api/staff/auth/sign-up', { ...STAFF, email: 'eve@example.com' });
  expect(answer.status).toBe(401);
  expect((await server.signIn({ email: 'eve@example.com', password: STAFF.password })).status).toBe(401);
});

test('a new password from the command line and a removed account end every session', async () => {
  const server = await freshStaffApp();
  await server.signIn();
  await resetPassword(server.store, STAFF.email, NEW_PASSWORD);
  expect(await server.isIn()).toBe(false);
  expect((await server.signIn()).status).toBe(401);
  await server.signIn({ ...STAFF, password: NEW_PASSWORD });
  expect(await server.isIn()).toBe(true);
  await removeStaff(server.store, STAFF.email);
  expect(await server.isIn()).toBe(false);
});

test('who changes the password stays, everybody else with that account is signed out', async () => {
  const server = await freshStaffApp();
  const phone = server.browserAt('192.0.2.7');
  await server.signIn();
  await phone.signIn();
  const change = (current: string, password: string) =>
    server.send('/api/staff/auth/password', { current, password });
  const wrong = await change('not the password', NEW_PASSWORD);
  expect([wrong.status, (await wrong.json()).detail]).toEqual([422, 'current: This is not your password.']);
  expect((await change(STAFF.password, 'short')).status).toBe(422);
  expect([await server.isIn(), await phone.isIn()]).toEqual([true, true]);
  const before = server.jar.get('jk-staff');
  expect((await change(STAFF.password, NEW_PASSWORD)).status).toBe(200);
  expect(server.jar.get('jk-staff')).not.toBe(before);
  expect([await server.isIn(), await phone.isIn()]).toEqual([true, false]);
  expect((await phone.signIn()).status).toBe(401);
  expect((await phone.signIn({ ...STAFF, password: NEW_PASSWORD })).status).toBe(200);
});

test('whoever borrows a session cannot guess the password at leisure', async () => {
  const server = await freshStaffApp();
  await server.signIn();
  const statuses = new Set<number>();
  for (let guess = 0; guess < 31; guess += 1) {
    const body = { current: `wrong ${guess}`, password: NEW_PASSWORD };
    statuses.add((await server.send('/api/staff/auth/password', body)).status);
  }
  expect([...statuses]).toEqual([422, 429]);
  expect(server.waits.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 8_000, 8_000]);
});
