import { expect, test } from 'vitest';
import { NOON } from '../../tests/support/server.ts';
import { freshStaffApp, STAFF, signedInApp } from '../../tests/support/staff.ts';
import { memberOf, resetPassword } from './accounts.ts';

const writes = [
  ['POST', '/api/staff/decisions'],
  ['PUT', '/api/staff/reviews/some-id/reply'],
  ['DELETE', '/api/staff/sessions'],
  ['DELETE', '/api/staff/sessions/some-id'],
  ['POST', '/api/staff/auth/sign-out'],
  ['POST', '/api/staff/auth/password'],
  ['POST', '/api/staff/auth/sign-in'],
  ['POST', '/api/staff/auth/forgotten'],
  ['POST', '/api/staff/auth/link/password'],
  ['POST', '/api/staff/people'],
];

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'another long password';
type Server = Awaited<ReturnType<typeof freshStaffApp>>;

const pass = (server: Server, ms: number) => {
  server.clock.now = new Date(+server.clock.now + ms);
};

test('accepts no forged session', async () => {
  const server = await signedInApp();
  const real = server.jar.get('jk-staff') ?? '';
  const { tokenHash: stored } = await server.store.db
    .selectFrom('staffSessions')
    .select('tokenHash')
    .executeTakeFirstOrThrow();
  // The store keeps hashes, not cookies: a stolen backup cannot sign in.
  for (const forged of ['', 'guess', `${real.slice(0, -6)}AAAAAA`, `${real}A`, stored]) {
    server.jar.set('jk-staff', forged);
    expect([forged, await server.isIn()]).toEqual([forged, false]);
  }
  server.jar.set('jk-staff', real);
  expect(await server.isIn()).toBe(true);
});

test('ends a session after twelve idle hours or thirty days, and deletes it from the store', async () => {
  const server = await signedInApp();
  for (let hours = 0; hours < 30 * 24 - 11; hours += 11) {
    pass(server, 11 * HOUR_MS);
    expect([hours, await server.isIn()]).toEqual([hours, true]);
  }
  pass(server, 11 * HOUR_MS);
  expect(await server.isIn()).toBe(false);
  await server.signIn();
  pass(server, 12 * HOUR_MS);
  expect(await server.isIn()).toBe(false);
  await server.store.sessions.purge(server.clock.now);
  expect(await server.store.db.selectFrom('staffSessions').selectAll().execute()).toEqual([]);
});

test('refuses every write from another site', async () => {
  const server = await signedInApp();
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': '', Origin: 'null' },
    { 'Sec-Fetch-Site': '' },
  ];
  for (const [method = '', path = ''] of writes)
    for (const headers of foreign) {
      const body = JSON.stringify(STAFF);
      const answer = await server.ask(path, {
        method,
        body,
        headers: { 'Content-Type': 'application/json', ...headers },
      });
      expect([path, headers, answer.status, answer.headers.getSetCookie()]).toEqual([path, headers, 403, []]);
    }
});

test('rejects signing in over HTTP with 426 in production, except on loopback', async () => {
  const { email, password } = STAFF;
  const statusFrom = async (origin: string, secure: boolean) => {
    const { ask } = await freshStaffApp({ secure });
    const headers = { 'Content-Type': 'application/json', Origin: origin };
    const answer = await ask('/api/staff/auth/sign-in', {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password }),
    });
    return answer.status;
  };
  expect(await statusFrom('http://jk.example', true)).toBe(426);
  for (const origin of ['https://jk.example', 'http://localhost:3000'])
    expect(await statusFrom(origin, true)).toBe(200);
  expect(await statusFrom('http://jk.example', false)).toBe(200);
});

test('hides cookies from scripts, from other sites and, in production, from other hosts', async () => {
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
  // Ignores a cookie that another host or a page without TLS could have set.
  const token = production.jar.get('__Host-jk-staff') ?? '';
  production.jar.clear();
  production.jar.set('jk-staff', token);
  expect(await production.isIn()).toBe(false);
});

test('does not continue a session whose cookie was planted before the sign-in', async () => {
  const server = await freshStaffApp();
  server.jar.set('jk-staff', 'planted');
  server.jar.set('jk-staff-device', 'planted');
  await server.signIn();
  expect([server.jar.get('jk-staff'), server.jar.get('jk-staff-device')]).not.toContain('planted');
  // Signing in again ends the previous session of this browser.
  const before = server.jar.get('jk-staff') ?? '';
  await server.signIn();
  expect(await server.isIn()).toBe(true);
  server.jar.set('jk-staff', before);
  expect(await server.isIn()).toBe(false);
});

test('answers an unknown address like a wrong password, also at the limit', async () => {
  const server = await freshStaffApp();
  const responseFor = async (email: string, guess: number) => {
    const answer = await server.browserAt(`192.0.2.${guess}`).signIn({ email, password: 'wrong' });
    return [answer.status, await answer.json()];
  };
  for (let guess = 0; guess < 22; guess += 1)
    expect(await responseFor('nobody@example.com', guess)).toEqual(await responseFor(STAFF.email, guess));
});

test('ends every session when the command line sets a password or removes the account', async () => {
  const server = await signedInApp();
  await resetPassword(server.store, STAFF.email, NEW_PASSWORD);
  expect(await server.isIn()).toBe(false);
  expect((await server.signIn()).status).toBe(401);
  await server.signIn({ ...STAFF, password: NEW_PASSWORD });
  expect(await server.isIn()).toBe(true);
  await server.store.staff.remove((await memberOf(server.store, STAFF.email)).id);
  expect(await server.isIn()).toBe(false);
});

test('keeps the session that changed the password and ends the others of the account', async () => {
  const server = await freshStaffApp();
  const phone = server.browserAt('192.0.2.7');
  await server.signIn();
  await phone.signIn();
  const change = (current: string, password: string) =>
    server.send('/api/staff/auth/password', { current, password });
  const wrong = await change('not the password', NEW_PASSWORD);
  expect([wrong.status, (await wrong.json()).field]).toEqual([422, 'current']);
  expect((await change(STAFF.password, 'x'.repeat(12))).status).toBe(422);
  expect([await server.isIn(), await phone.isIn()]).toEqual([true, true]);
  const before = server.jar.get('jk-staff');
  expect((await change(STAFF.password, NEW_PASSWORD)).status).toBe(200);
  expect(server.jar.get('jk-staff')).not.toBe(before);
  expect([await server.isIn(), await phone.isIn()]).toEqual([true, false]);
  expect((await phone.signIn()).status).toBe(401);
  expect((await phone.signIn({ ...STAFF, password: NEW_PASSWORD })).status).toBe(200);
});

test('limits guesses of the current password in a stolen session', async () => {
  const server = await signedInApp();
  const statuses = new Set<number>();
  for (let guess = 0; guess < 31; guess += 1) {
    const body = { current: `wrong ${guess}`, password: NEW_PASSWORD };
    statuses.add((await server.send('/api/staff/auth/password', body)).status);
  }
  expect([...statuses]).toEqual([422, 429]);
});

const QUARTER_MS = 15 * 60_000;
type Browser = ReturnType<Server['browserAt']>;
async function guess(browser: Browser, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1)
    statuses.push((await browser.signIn({ ...STAFF, password: `wrong ${turn}` })).status);
  return statuses;
}

test('limits guesses from one network until the window ends', async () => {
  const server = await freshStaffApp();
  const stranger = server.browserAt('198.51.100.1');
  expect([...new Set(await guess(stranger, 60))]).toEqual([401]);
  const refused = await stranger.signIn();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBe(QUARTER_MS / 1_000);
  pass(server, QUARTER_MS);
  expect((await stranger.signIn()).status).toBe(200);
});

test('lets the owner sign in on a new device while attackers guess from changing networks', async () => {
  const server = await freshStaffApp();
  for (let second = 0; second < 60; second += 1) {
    const strangers = Array.from({ length: 10 }, (_, turn) =>
      guess(server.browserAt(`10.0.${second}.${turn}`), 1),
    );
    const owner = server.browserAt(`192.0.2.${second}`).signIn();
    expect((await Promise.all(strangers)).flat().every((status) => status === 401)).toBe(true);
    expect([second, (await owner).status]).toEqual([second, 200]);
    pass(server, 1_000);
  }
});

test('lets a known device sign in from any address during an attack', async () => {
  const server = await freshStaffApp();
  const phone = server.browserAt('192.0.2.1');
  await phone.signIn();
  await phone.send('/api/staff/auth/sign-out');
  for (let client = 0; client < 30; client += 1) await guess(server.browserAt(`198.51.100.${client}`), 1);
  const elsewhere = server.browserAt('192.0.2.9');
  elsewhere.jar.set('jk-staff-device', phone.jar.get('jk-staff-device') ?? '');
  expect((await elsewhere.signIn()).status).toBe(200);
  // A stolen device cookie allows thirty guesses.
  expect((await guess(elsewhere, 31)).at(-1)).toBe(429);
});

test('stores neither IP addresses nor typed text with the rate limits', async () => {
  const server = await freshStaffApp();
  await server.browserAt('192.0.2.1').signIn({ email: 'my secret password', password: 'x' });
  const rows = JSON.stringify(await server.store.db.selectFrom('rateLimits').selectAll().execute());
  expect(rows).not.toMatch(/192|secret/);
});

test('starts no session if the password changes during the check', async () => {
  const { store } = await freshStaffApp();
  const member = await memberOf(store, STAFF.email);
  const begin = (turn: number) => store.sessions.begin(member, `token ${turn}`, '', NOON);
  await Promise.all([begin(1), begin(2), store.staff.setPassword(member.id, 'changed'), begin(3)]);
  expect(await begin(4)).toBe(false);
  expect(await store.sessions.list(member.id, NOON)).toEqual([]);
});
