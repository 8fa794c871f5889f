import { expect, test } from 'vitest';
import { api } from '../../contract/routes.ts';
import { staffApi } from '../../contract/staff.ts';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { BARBER } from '../../tests/support/server.ts';
import { STAFF, signedInApp } from '../../tests/support/staff.ts';
import type { StoreOptions } from '../store/store.ts';

const HOUR = 3_600_000;
const JVC = staffApi.todayOf('jvc');

async function signedIn(options?: StoreOptions) {
  const server = await signedInApp({ store: options && (await openedStore(options)) });
  const update = (change: object) => server.send(JVC, change, 'PUT');
  return { ...server, update, seen: () => server.json(api.today) };
}

test.each(bothEngines())(
  'ends the wait after an hour and the rest at closing time, on %s',
  async (_, fresh) => {
    const { clock, update, seen, json } = await signedIn(fresh());
    expect(await seen()).toEqual({});
    // 10 p.m. in Dubai; the branch is open until one.
    clock.now = new Date('2026-11-21T18:00:00Z');
    await update({ waiting: 30 });
    await update({ notice: { en: ' No card machine ', ar: '' }, off: [BARBER], closesEarly: '00:30' });
    const rest = {
      day: '2026-11-21',
      closesEarly: '00:30',
      closedToday: false,
      notice: { en: 'No card machine' },
      off: [BARBER],
    };
    expect(await seen()).toEqual({
      jvc: { ...rest, waiting: { minutes: 30, until: '2026-11-21T19:00:00.000Z' } },
    });
    clock.now = new Date(+clock.now + HOUR);
    expect(await seen()).toEqual({ jvc: rest });
    clock.now = new Date('2026-11-21T20:59:00Z');
    expect(await seen()).toEqual({ jvc: rest });
    clock.now = new Date('2026-11-21T21:00:00Z');
    expect(await json(api.today)).toEqual({});
    await update({ closedToday: true });
    expect(await seen()).toEqual({ jvc: { day: '2026-11-22', closedToday: true, notice: {}, off: [] } });
  },
);

test('shows the author and time in the console, and undoes a change', async () => {
  const { update, ask, clock, seen } = await signedIn();
  const answer = await (await update({ waiting: 0, closesEarly: '22:00' })).json();
  expect(answer).toMatchObject({ by: STAFF.email, at: clock.now.toISOString(), waiting: { minutes: 0 } });
  expect(await (await ask(staffApi.today)).json()).toEqual({ jvc: answer });
  await update({ waiting: null, closesEarly: null });
  expect(await seen()).toEqual({ jvc: { day: '2026-11-21', closedToday: false, notice: {}, off: [] } });
});

test.each([
  [{ waiting: 20 }, 'waiting: must be one of 0, 15, 30, 45'],
  [{ closesEarly: '02:00' }, 'closesEarly: must be after the branch opens and before it closes'],
  [{ closesEarly: '09:00' }, 'closesEarly: must be after the branch opens and before it closes'],
  [{ closesEarly: '25:00' }, 'closesEarly: must be a time such as 21:30'],
  [{ off: ['youssef-amrani'] }, 'off: youssef-amrani does not work at this branch'],
  [{ notice: { en: 'x'.repeat(101) } }, 'notice.en: has at most 100 characters'],
  [{ notice: { fr: 'Fermé' } }, 'notice: the site has no language fr'],
  [
    { notice: { en: 'Back at 6\u202e' } },
    'notice.en: must be one line, without control and direction characters',
  ],
  [{ notice: { en: 'Back\nat 6' } }, 'notice.en: must be one line, without control and direction characters'],
  [{ shut: true }, 'shut: unknown field'],
])('rejects %j with a reason and stores nothing', async (change, detail) => {
  const { update, seen } = await signedIn();
  const answer = await update(change);
  expect([answer.status, (await answer.json()).detail]).toEqual([422, detail]);
  expect(await seen()).toEqual({});
});

test('visitors cache the answer for half a minute and revalidate it by its tag', async () => {
  const { request, update } = await signedIn();
  const first = await request(api.today);
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=30');
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await request(api.today, { headers })).status).toBe(304);
  await update({ waiting: 15 });
  expect((await request(api.today, { headers })).status).toBe(200);
});

test('a branch account changes only its own branch', async () => {
  const { store, update, colleague } = await signedIn();
  const his = await colleague('Rashid', { role: 'branch', branches: ['al-barsha'] });
  await update({ waiting: 15 });
  const there = await his.send(staffApi.todayOf('al-barsha'), { waiting: 45 }, 'PUT');
  expect([there.status, (await his.send(JVC, { waiting: 45 }, 'PUT')).status]).toEqual([200, 403]);
  expect(Object.keys(await (await his.ask(staffApi.today)).json())).toEqual(['al-barsha']);
  // The owner reads it in the audit log.
  expect((await store.audit.list()).entries).toContainEqual(
    expect.objectContaining({
      actor: 'rashid@example.com',
      action: 'today',
      detail: JSON.stringify({ branch: 'al-barsha', today: { waiting: 45 } }),
    }),
  );
  expect((await (await his.ask(staffApi.audit)).json()).entries).toEqual([]);
});

test('refuses a request of another site and an unknown branch', async () => {
  const { request, send } = await signedIn();
  expect((await request(JVC, { method: 'PUT' })).status).toBe(403);
  expect((await send(staffApi.todayOf('atlantis'), { waiting: 15 }, 'PUT')).status).toBe(404);
});
