import { expect, test } from 'vitest';
import { freshStaffApp, STAFF } from '../../tests/support/staff.ts';

const wrong = (guess: number) => ({ ...STAFF, password: `wrong ${guess}` });
const QUARTER_MS = 15 * 60_000;

type Browser = ReturnType<Awaited<ReturnType<typeof freshStaffApp>>['browserAt']>;
async function guess(browser: Browser, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await browser.signIn(wrong(turn))).status);
  return statuses;
}

test('guesses of one client wait longer and longer, and only a flood of them is refused', async () => {
  const server = await freshStaffApp();
  const stranger = server.browserAt('192.0.2.1');
  expect(new Set(await guess(stranger, 30))).toEqual(new Set([401]));
  expect(server.waits.slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  const refused = await stranger.signIn();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBe(QUARTER_MS / 1_000);
  server.clock.now = new Date(+server.clock.now + QUARTER_MS);
  expect((await stranger.signIn()).status).toBe(200);
});

test('a stranger locks nobody out: another client signs in at once', async () => {
  const server = await freshStaffApp();
  await guess(server.browserAt('192.0.2.1'), 19);
  server.waits.length = 0;
  expect((await server.browserAt('192.0.2.2').signIn()).status).toBe(200);
  expect(server.waits).toEqual([]);
});

test('many clients make strangers wait, and lock neither them nor a known device out', async () => {
  const server = await freshStaffApp();
  const phone = server.browserAt('192.0.2.1');
  await phone.signIn();
  await phone.send('/api/staff/auth/sign-out');
  for (let client = 0; client < 50; client += 1) await guess(server.browserAt(`198.51.100.${client}`), 2);
  server.waits.length = 0;
  expect((await phone.signIn()).status).toBe(200);
  expect(server.waits).toEqual([]);
  expect((await server.browserAt('192.0.2.2').signIn()).status).toBe(200);
  expect(server.waits).toEqual([8_000]);
});

test('a known device is known at every address, for its own account alone, and has an end of its own', async () => {
  const server = await freshStaffApp();
  const phone = server.browserAt('192.0.2.1');
  await phone.signIn();
  const device = phone.jar.get('jk-staff-device') ?? '';
  expect(new Set(await guess(server.browserAt('192.0.2.1'), 31))).toEqual(new Set([401, 429]));
  const elsewhere = server.browserAt('192.0.2.9');
  elsewhere.jar.set('jk-staff-device', device);
  server.waits.length = 0;
  expect((await elsewhere.signIn()).status).toBe(200);
  expect(server.waits).toEqual([]);
  expect(elsewhere.jar.get('jk-staff-device')).toBe(device);
  // A stolen device cookie is good for thirty guesses, and for another account it is a stranger's.
  expect((await guess(elsewhere, 31)).at(-1)).toBe(429);
  server.waits.length = 0;
  const ali = { email: 'ali@example.com', password: 'x' };
  for (let turn = 0; turn < 31; turn += 1) await server.browserAt(`198.51.100.${turn}`).signIn(ali);
  elsewhere.jar.set('jk-staff-device', device);
  await elsewhere.signIn(ali);
  expect(server.waits.at(-1)).toBe(8_000);
});

test('one client that tries many accounts is stopped', async () => {
  const server = await freshStaffApp();
  const stranger = server.browserAt('192.0.2.1');
  const statuses: number[] = [];
  for (let turn = 0; turn < 61; turn += 1) {
    const email = `someone-${turn}@example.com`;
    statuses.push((await stranger.signIn({ email, password: 'a password' })).status);
  }
  expect([statuses.indexOf(429), statuses.length]).toEqual([60, 61]);
});

test('where many come at once, as many as there are seats wait, and the others hear when to come back', async () => {
  const server = await freshStaffApp();
  const browsers = Array.from({ length: 80 }, (_, index) => server.browserAt(`192.0.2.${index}`));
  const answers = await Promise.all(browsers.map((browser) => browser.signIn(wrong(0))));
  const busy = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 401).length + busy.length).toBe(80);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.every(({ headers }) => Number(headers.get('Retry-After')) > 0)).toBe(true);
});

test('nothing is written for who is refused anyway', async () => {
  const server = await freshStaffApp();
  const stranger = server.browserAt('192.0.2.1');
  const limits = () => server.store.db.selectFrom('rate_limits').selectAll().orderBy('client').execute();
  const known = server.browserAt('192.0.2.2');
  await known.signIn();
  await known.send('/api/staff/auth/sign-out');
  for (let turn = 0; turn < 60; turn += 1)
    await stranger.signIn({ email: `someone-${turn}@example.com`, password: 'a password' });
  const before = await limits();
  expect((await stranger.signIn()).status).toBe(429);
  expect(await limits()).toEqual(before);
  server.auth.checks.hasRoomFor = () => false;
  expect((await server.browserAt('192.0.2.3').signIn()).status).toBe(503);
  expect(await limits()).toEqual(before);
  // A seat is kept for whoever goes first.
  expect((await known.signIn()).status).toBe(200);
});

test('the right password sets its own count back', async () => {
  const server = await freshStaffApp();
  const phone = server.browserAt('192.0.2.1');
  await guess(phone, 5);
  expect((await phone.signIn()).status).toBe(200);
  server.waits.length = 0;
  await guess(phone, 5);
  expect(server.waits).toEqual([]);
});

test('neither addresses nor what was typed stand in the limits', async () => {
  const server = await freshStaffApp();
  await server.browserAt('192.0.2.1').signIn({ email: 'my secret password', password: 'x' });
  const rows = JSON.stringify(await server.store.db.selectFrom('rate_limits').selectAll().execute());
  expect(rows).not.toMatch(/192|secret/);
});
