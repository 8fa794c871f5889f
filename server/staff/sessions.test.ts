import { expect, test } from 'vitest';
import type { StaffSession } from '../../contract/staff.ts';
import { browserOf, freshStaffApp } from '../../tests/support/staff.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function twoBrowsers() {
  const server = await freshStaffApp();
  const phone = browserOf(server.request, { 'User-Agent': PHONE });
  await server.signIn();
  server.clock.now = new Date(+server.clock.now + 60_000);
  await phone.signIn();
  const sessions = async (): Promise<StaffSession[]> =>
    (await (await server.ask('/api/staff/sessions')).json()).sessions;
  return { server, phone, sessions };
}

test('lists the sessions of an account with their start, and marks the current one', async () => {
  const { server, sessions } = await twoBrowsers();
  server.clock.now = new Date(+server.clock.now + 10 * 60_000);
  const [here, there, ...more] = await sessions();
  expect(more).toEqual([]);
  expect(here).toMatchObject({
    current: true,
    device: '',
    since: '2026-11-21T08:00:00.000Z',
    lastSeen: '2026-11-21T08:11:00.000Z',
  });
  expect(there).toMatchObject({ current: false, device: 'Safari · iPhone' });
  expect(JSON.stringify(here)).not.toContain(server.jar.get('jk-staff'));
});

test('ends one other session, or all others', async () => {
  const { server, phone, sessions } = await twoBrowsers();
  const other = (await sessions()).find(({ current }) => !current)?.id ?? '';
  expect((await server.send(`/api/staff/sessions/${other}`, {}, 'DELETE')).status).toBe(200);
  expect([await server.isIn(), await phone.isIn()]).toEqual([true, false]);
  expect((await server.send(`/api/staff/sessions/${other}`, {}, 'DELETE')).status).toBe(404);
  await phone.signIn();
  expect((await server.send('/api/staff/sessions', {}, 'DELETE')).status).toBe(200);
  expect([await server.isIn(), await phone.isIn()]).toEqual([true, false]);
});

test("refuses to show or end a colleague's sessions", async () => {
  const { server, phone, sessions } = await twoBrowsers();
  const his = await server.colleague('Ali');
  const [monas] = await sessions();
  expect((await (await his.ask('/api/staff/sessions')).json()).sessions).toHaveLength(1);
  expect((await his.send(`/api/staff/sessions/${monas?.id}`, {}, 'DELETE')).status).toBe(404);
  await his.send('/api/staff/sessions', {}, 'DELETE');
  expect([await server.isIn(), await phone.isIn(), await his.isIn()]).toEqual([true, true, true]);
});
