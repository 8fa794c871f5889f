import { describe, expect, test } from 'vitest';
import type { AuditEntry, Person } from '../../contract/staff.ts';
import { freshDatabase, openedStore } from '../../tests/support/engines.ts';
import { browserOf, freshStaffApp, STAFF } from '../../tests/support/staff.ts';
import type { Mail } from '../mail/outbox.ts';
import { addStaff } from './accounts.ts';

const SARA = { email: 'Sara@example.com', name: 'Sara', role: 'moderator', branches: [] };
const PASSWORD = 'her own long password';
const HOUR_MS = 3_600_000;

type Deps = Parameters<typeof freshStaffApp>[0];

/** The owner has signed in; `invite` gives the token of the link, `stranger` a signed-out browser. */
async function withOwner(deps: Deps = {}) {
  const server = await freshStaffApp(deps);
  await server.signIn();
  const people = async (): Promise<Person[]> => (await (await server.ask('/api/staff/people')).json()).people;
  const invite = async (who: object = SARA) =>
    tokenIn((await (await server.send('/api/staff/people', who)).json()).path);
  const idOf = async (email: string) => (await people()).find((person) => person.email === email)?.id;
  const stranger = () => browserOf(server.request);
  const advance = (ms: number) => {
    server.clock.now = new Date(+server.clock.now + ms);
  };
  return { ...server, people, invite, idOf, stranger, advance };
}
const tokenIn = (path: string) => /^.*\/staff#invite=([\w-]{43})$/.exec(path)?.[1] ?? '';
const setPassword = (browser: ReturnType<typeof browserOf>, token: string, password = PASSWORD) =>
  browser.send('/api/staff/auth/link/password', { token, password });

test('an invited person sets a password by the link once and gets that role', async () => {
  const server = await withOwner();
  const token = await server.invite();
  expect(await server.people()).toMatchObject([
    { email: STAFF.email, role: 'owner', invited: false, sessions: 1 },
    { email: 'sara@example.com', role: 'moderator', invited: true, sessions: 0, lastSeen: null },
  ]);
  const sara = server.stranger();
  expect((await sara.signIn({ email: SARA.email, password: '' })).status).toBe(422);
  expect((await sara.signIn({ email: SARA.email, password: PASSWORD })).status).toBe(401);
  expect(await (await sara.send('/api/staff/auth/link', { token })).json()).toEqual({
    email: 'sara@example.com',
    name: 'Sara',
  });
  expect((await setPassword(sara, token, 'sara@example.com')).status).toBe(422);
  expect((await setPassword(sara, token)).status).toBe(200);
  expect(await (await sara.ask('/api/staff/me')).json()).toMatchObject({ name: 'Sara', role: 'moderator' });
  expect((await setPassword(server.stranger(), token, 'another long password')).status).toBe(404);
  expect((await server.stranger().signIn({ email: SARA.email, password: PASSWORD })).status).toBe(200);
  expect((await server.send('/api/staff/people', SARA)).status).toBe(409);
});

test('requires a name of one line with a visible letter or digit', async () => {
  const server = await withOwner();
  for (const name of ['.', '\u200f', '\u3164', '<>', 'Sara\nPages: //evil', 'Sara \u202e']) {
    const answer = await server.send('/api/staff/people', { ...SARA, name });
    expect([name, answer.status]).toEqual([name, 422]);
    await expect(addStaff(server.store, { email: SARA.email, name, password: PASSWORD })).rejects.toThrow(
      'The name must be',
    );
  }
  expect(await server.people()).toHaveLength(1);
  expect((await server.send('/api/staff/people', { ...SARA, name: 'سارة' })).status).toBe(201);
});

test('an invitation expires after 72 hours and a password link after one; the store keeps neither', async () => {
  const server = await withOwner();
  const invitation = await server.invite();
  const link = async () =>
    tokenIn(
      (await (await server.send(`/api/staff/people/${await server.idOf(STAFF.email)}/link`)).json()).path,
    );
  const reset = await link();
  const rows = await server.store.db.selectFrom('staffLinks').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${invitation}|${reset}`));
  expect((await setPassword(server.stranger(), rows[0]?.tokenHash ?? '')).status).toBe(404);
  server.advance(HOUR_MS);
  expect((await setPassword(server.stranger(), reset)).status).toBe(404);
  const first = await link();
  const second = await link();
  expect((await setPassword(server.stranger(), first)).status).toBe(404);
  const phone = server.stranger();
  expect((await setPassword(phone, second)).status).toBe(200);
  // Browsers with the old password are signed out.
  expect([await server.isIn(), await phone.isIn()]).toEqual([false, true]);
  server.advance(71 * HOUR_MS);
  expect((await setPassword(server.stranger(), invitation)).status).toBe(404);
  await server.store.purge(server.clock.now);
  expect(await server.store.db.selectFrom('staffLinks').selectAll().execute()).toEqual([]);
});

test('a new role applies at once, sessions can be ended, and a removed person is signed out', async () => {
  const server = await withOwner();
  const sara = server.stranger();
  await setPassword(sara, await server.invite());
  const id = await server.idOf('sara@example.com');
  expect((await sara.ask('/api/staff/today')).status).toBe(403);
  const change = (post: object) => server.send(`/api/staff/people/${id}`, post, 'PUT');
  expect((await change({ role: 'branch', branches: [] })).status).toBe(422);
  expect((await change({ role: 'branch', branches: ['nowhere'] })).status).toBe(422);
  expect((await change({ role: 'branch', branches: ['jvc', 'al-barsha'] })).status).toBe(200);
  expect(await (await sara.ask('/api/staff/me')).json()).toMatchObject({
    role: 'branch',
    branches: ['jvc', 'al-barsha'],
  });
  expect((await server.send(`/api/staff/people/${id}/sessions`, {}, 'DELETE')).status).toBe(200);
  expect([await server.isIn(), await sara.isIn()]).toEqual([true, false]);
  await sara.signIn({ email: SARA.email, password: PASSWORD });
  expect((await server.send(`/api/staff/people/${id}`, {}, 'DELETE')).status).toBe(200);
  expect(await sara.isIn()).toBe(false);
  expect((await change({ role: 'owner', branches: [] })).status).toBe(404);
  const { entries } = await (await server.ask('/api/staff/audit')).json();
  const logged = entries.map(({ actor, action, detail }: AuditEntry) => [
    actor,
    action,
    JSON.parse(detail ?? ''),
  ]);
  const account = SARA.email.toLowerCase();
  expect(logged.sort()).toEqual([
    [
      STAFF.email,
      'change-role',
      { account, assignment: { role: 'branch', branches: ['jvc', 'al-barsha'], writes: false } },
    ],
    [STAFF.email, 'end-sessions', { account }],
    [STAFF.email, 'invite', { account, assignment: { role: 'moderator', branches: [], writes: false } }],
    [STAFF.email, 'remove-person', { account }],
  ]);
});

test('keeps one owner who can sign in', async () => {
  const server = await withOwner();
  const own = await server.idOf(STAFF.email);
  const change = (post: object) => server.send(`/api/staff/people/${own}`, post, 'PUT');
  const remove = () => server.send(`/api/staff/people/${own}`, {}, 'DELETE');
  await server.invite({ ...SARA, role: 'owner' });
  for (const answer of [await remove(), await change({ role: 'moderator', branches: [] })])
    expect(answer.status).toBe(409);
});

test('mails a forgotten password to the account only and does not reveal which accounts exist', async () => {
  const mails: Mail[] = [];
  const server = await withOwner({ sendMail: async (mail) => void mails.push(mail) });
  const forget = async (email: string, at: string) => {
    const answer = await server.browserAt(at).send('/api/staff/auth/forgotten', { email });
    return [answer.status, await answer.json()];
  };
  expect(await forget(STAFF.email, '192.0.2.1')).toEqual([200, { mails: true }]);
  expect(await forget('nobody@example.com', '192.0.2.1')).toEqual([200, { mails: true }]);
  // Repeated requests neither fill the mailbox nor cancel links already sent.
  for (let turn = 0; turn < 20; turn += 1) await forget(STAFF.email, `198.51.100.${turn}`);
  expect(mails.map(({ to }) => to)).toEqual(Array(3).fill(STAFF.email));
  const [token = ''] = mails.map(
    ({ text }) => /https:\/\/jk\.example\/staff#invite=([\w-]+)/.exec(text)?.[1] ?? '',
  );
  expect((await setPassword(server.stranger(), token)).status).toBe(200);
  for (let turn = 0; turn < 10; turn += 1) await forget(STAFF.email, '203.0.113.1');
  expect((await forget(STAFF.email, '203.0.113.1'))[0]).toBe(429);
});

test('mails in the language of the console an invitation, and shows its link only when no mail is sent', async () => {
  const mails: Mail[] = [];
  const mailing = await withOwner({ sendMail: async (mail) => void mails.push(mail) });
  expect(await (await mailing.send('/api/staff/people', SARA)).json()).toEqual({ path: null });
  expect(mails).toMatchObject([{ to: 'sara@example.com', text: expect.stringContaining('/staff#invite=') }]);
  const arabic = browserOf(mailing.request, { 'Accept-Language': 'ar' });
  await arabic.signIn();
  await arabic.send('/api/staff/people', { ...SARA, email: 'ali@example.com' });
  await arabic.send('/api/staff/auth/forgotten', { email: STAFF.email });
  await expect.poll(() => mails[2]?.subject).toBe('كلمة المرور');
  expect(mails[1]).toMatchObject({ subject: 'أهلًا', text: expect.stringContaining('/ar/staff#invite=') });
  const failing = await withOwner({ sendMail: () => Promise.reject(new Error('no such host')) });
  expect(await failing.invite()).toMatch(/^[\w-]{43}$/);
});

// On PostgreSQL, which runs transactions side by side; SQLite runs one after the other.
describe('requests at the same moment', () => {
  const started = async () =>
    withOwner({ store: await openedStore({ dataDir: '', databaseUrl: freshDatabase() }) });

  test('lets only one of eight browsers that use a link at once set the password', async () => {
    const server = await started();
    const token = await server.invite();
    const browsers = Array.from({ length: 8 }, server.stranger);
    const answers = await Promise.all(
      browsers.map((one, turn) => setPassword(one, token, `${PASSWORD} ${turn}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(7);
  });

  test('keeps one owner when two owners remove each other', async () => {
    const server = await started();
    const own = await server.idOf(STAFF.email);
    const sara = server.stranger();
    await setPassword(sara, await server.invite({ ...SARA, role: 'owner' }));
    const hers = await server.idOf('sara@example.com');
    const remove = (id: string | undefined, by = server.send) => by(`/api/staff/people/${id}`, {}, 'DELETE');
    await Promise.all([remove(own, sara.send), remove(hers)]);
    expect(await server.store.staff.list()).toHaveLength(1);
  });
});
