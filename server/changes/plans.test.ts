import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Draft,
  type HistoryEntry,
  type PlanEntry,
  type Publication,
  publishingApi,
  versionOf,
} from '../../contract/changes.ts';
import type { PlanDays } from '../../contract/plans.ts';
import { staffApi } from '../../contract/staff.ts';
import { addDays, type Day, dubaiDay, instant } from '../../domain/dubai-time.ts';
import { fieldId } from '../../domain/field-path.ts';
import { bothEngines } from '../../tests/support/engines.ts';
import { everywhere, MENU, OWNER, served } from '../../tests/support/publishing.ts';
import { HAIRCUT, machine, openShop } from '../../tests/support/shop.ts';
import type { StoreOptions } from '../store/store.ts';

const BRANCHES = 'facts/branches.yaml';

/** The days after today. */
const today = dubaiDay(new Date());
const day = (days: number): Day => addDays(today, days);
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** A server with the owner and a branch account signed in. */
async function opened(options?: StoreOptions) {
  const shop = await openShop(await machine(options));
  const { server } = shop;
  type Browser = typeof shop.bilal;
  const put = async (...draft: Parameters<typeof shop.put>): Promise<Draft> =>
    (await shop.put(...draft)).json();
  const publish = async (drafts: Draft[], days?: Partial<PlanDays>, by: Browser = server) =>
    answerOf(
      await by.send(publishingApi.publish, {
        drafts: drafts.map(versionOf),
        ...(days && { days: { from: null, until: null, ...days } }),
      }),
    );
  const moveTo = async (to: Day) => {
    vi.setSystemTime(instant(to, '00:00'));
    await server.signIn();
  };
  const plans = async (by?: Browser): Promise<PlanEntry[]> =>
    (await shop.read(publishingApi.plans, by)).entries;
  const first = async () => publishingApi.plan((await plans())[0]?.id ?? '');
  return { ...shop, put, publish, plans, first, moveTo };
}
const answerOf = async (
  answer: Response,
): Promise<Publication & { status: number; detail?: string; draft?: Draft }> => ({
  ...(await answer.json()),
  status: answer.status,
});

describe.each(bothEngines())('changes on a day, on %s', (engine, fresh) => {
  test('come and go at midnight, once for two machines', async () => {
    const options = fresh();
    const shop = await opened(options);
    const other = engine === 'postgres' ? await machine(options) : shop;
    // The day is asked of the database, whose clock the test cannot move.
    for (const { store } of new Set([shop, other])) store.now = async () => new Date();
    const midnight = () => Promise.all([shop, other].map(({ publishing }) => publishing.keepCurrent()));
    const days = { from: day(1), until: day(2) };
    expect(await shop.publish([await shop.put(65)], days)).toMatchObject({ state: 'planned' });
    expect([await shop.drafts(), await shop.history()]).toEqual([[], []]);
    await midnight();
    expect(await shop.prices()).toEqual(everywhere(60));
    const change = { file: MENU, path: HAIRCUT, before: 60, value: 65 };
    const first = { day: day(1), isEnd: false, replacesNewer: false, changes: [change] };
    expect(await shop.plans()).toMatchObject([first, { day: day(2), isEnd: true, changes: [change] }]);

    await shop.moveTo(day(1));
    await midnight();
    await midnight();
    expect(await Promise.all([shop.prices(), other.prices()])).toEqual([everywhere(65), everywhere(65)]);
    expect(await shop.history()).toMatchObject([
      { publication: 1, byItself: true, by: 'Mona', changes: [change] },
    ]);
    expect(await shop.plans()).toMatchObject([{ isEnd: true, day: day(2) }]);

    // The machines were off at midnight.
    await shop.moveTo(day(5));
    await midnight();
    await midnight();
    expect(await Promise.all([shop.prices(), other.prices()])).toEqual([everywhere(60), everywhere(60)]);
    expect(await shop.history()).toMatchObject([
      { publication: 2, byItself: true, isUndo: true, changes: [change] },
      { publication: 1 },
    ]);
    expect(await shop.plans()).toEqual([]);
    const narrowed = async (query: Record<string, string>) => {
      const page = await shop.read(`${publishingApi.history}?${new URLSearchParams(query)}`);
      return page.entries.map(({ publication }: HistoryEntry) => publication);
    };
    const of = (path: string[]) => narrowed({ field: fieldId(MENU, path) });
    expect([await of(HAIRCUT), await of(['haircut']), await of(['hair'])]).toEqual([[2, 1], [2, 1], []]);
    expect([await narrowed({ day: day(5) }), await narrowed({ by: 'no-account' })]).toEqual([[2], []]);
  });
});

test('refuses changes on a day where two overlap on one field, moves and cancels them', async () => {
  const shop = await opened();
  expect(await shop.publish([await shop.put(6000)], { from: day(1) })).toMatchObject({
    state: 'failed',
    mistakes: [{ path: HAIRCUT, reason: 'is outside 20 to 400 AED' }],
  });
  await shop.publish([await shop.put(65)], { from: day(2), until: day(3) });
  const second = await shop.put(70);
  const refused = await shop.publish([second], { from: day(3) });
  expect(refused).toMatchObject({
    status: 409,
    detail: `Mona already changes this from ${day(2)} until ${day(3)}. Choose other days, or cancel that under “Scheduled” first:`,
    draft: { file: MENU, path: HAIRCUT, value: 65 },
  });
  expect((await shop.publish([second], { until: day(2) })).status).toBe(409);
  expect(await shop.publish([second], { until: day(-1) })).toMatchObject({
    status: 422,
    detail: 'until: must not be before the first day, or before today',
  });
  expect((await shop.publish([second], { from: '2027-02-30' })).status).toBe(422);
  expect(await shop.publish([second], { from: day(4) })).toMatchObject({ state: 'planned' });
  const [one, end, two] = await shop.plans();
  expect([one, end, two]).toMatchObject([{ day: day(2) }, { day: day(3), isEnd: true }, { day: day(4) }]);
  const move = async (to: Day, of = one) =>
    (await shop.server.send(publishingApi.plan(of?.id ?? ''), { day: to }, 'PUT')).status;
  expect(await move(day(4), end)).toBe(409);
  expect(await move(day(4))).toBe(422);
  expect(await move(day(-1))).toBe(422);
  expect(await move(day(1))).toBe(200);
  expect(await move(day(2), end)).toBe(200);
  expect(await shop.plans()).toMatchObject([{ day: day(1) }, { day: day(2) }, { day: day(4) }]);
  const cancel = (of = one) => shop.server.ask(publishingApi.plan(of?.id ?? ''), { method: 'DELETE' });
  // A newer draft of the field stands in the way.
  await shop.put(62);
  expect(await answerOf(await cancel())).toMatchObject({ status: 409, draft: { value: 62 } });
  for (const { id } of await shop.drafts())
    await shop.server.ask(publishingApi.draft(id), { method: 'DELETE' });
  expect((await cancel()).status).toBe(200);
  expect(await shop.drafts()).toMatchObject([{ value: 65, before: 60, held: true }]);
  expect((await cancel()).status).toBe(404);
  expect((await cancel(two)).status).toBe(409);
  // One of two changes comes back as a draft; the other keeps its days.
  const both = [await shop.put(47, ['manicure', 'price']), await shop.put(22, ['moustache', 'price'])];
  await shop.publish(both, { from: day(1), until: day(2) });
  const three = (await shop.plans()).find(({ changes }) => changes.length === 2);
  const only = `${publishingApi.plan(three?.id ?? '')}?change=${three?.changes[0]?.id}`;
  expect((await shop.server.ask(only, { method: 'DELETE' })).status).toBe(200);
  expect((await shop.server.ask(only, { method: 'DELETE' })).status).toBe(404);
  expect(await shop.drafts()).toMatchObject([{ value: 65 }, { id: three?.changes[0]?.id }]);
  const left = (await shop.plans()).filter(({ changes }) => changes[0]?.path[0] !== 'haircut');
  expect(left).toMatchObject([{ changes: [{ id: three?.changes[1]?.id }] }, { isEnd: true, day: day(2) }]);
  for (const { id } of left) await shop.server.ask(publishingApi.plan(id), { method: 'DELETE' });
  expect(await shop.plans()).toMatchObject([{ day: day(4), isEnd: false }]);
});

test('takes back on a day what is public at once, unless its end is cancelled or it is undone', async () => {
  const shop = await opened();
  const until = async (value: number) =>
    (await shop.publish([await shop.put(value)], { until: day(1) })).publication;
  await until(65);
  expect(await shop.prices()).toEqual(everywhere(65));
  expect(await shop.plans()).toMatchObject([{ isEnd: true, day: day(1) }]);
  expect((await shop.server.send(await shop.first(), { day: null }, 'PUT')).status).toBe(422);
  await shop.server.ask(await shop.first(), { method: 'DELETE' });
  const publication = await until(66);
  await answerOf(await shop.server.send(publishingApi.undo, { publication }));
  expect(await shop.plans()).toEqual([]);
  // The server is off while the days of another change pass.
  await shop.publish([await shop.put(22, ['moustache', 'price'])], { from: day(1), until: day(1) });
  await shop.moveTo(day(2));
  await shop.publishing.keepCurrent();
  expect(await shop.prices()).toEqual(everywhere(65));
  expect(await shop.prices('moustache')).toEqual(everywhere(20));
  expect(await shop.plans()).toMatchObject([
    { mistakes: [{ reason: 'The server was not running on these days.' }] },
    { isEnd: true },
  ]);
});

test('publishes on its day only what its author may still change, and reserves the id of a planned barber', async () => {
  const shop = await opened();
  const { server, bilal, publish, put } = shop;
  const kim = {
    kind: 'barber',
    id: 'kim',
    name: 'Kim Lee',
    facts: { branch: 'jvc', title: 'master', years: 3, specialties: ['mid-fade', 'low-fade'] },
  };
  expect((await bilal.send(publishingApi.new, kim)).status).toBe(200);
  const drafts = (await shop.drafts()).filter(({ file }) => file === 'facts/team.yaml');
  expect(await publish(drafts, { from: day(1) }, bilal)).toMatchObject({ state: 'planned' });
  expect((await server.send(publishingApi.new, kim)).status).toBe(409);
  const years = await put(27, ['ayman-farouk', 'years'], 'facts/team.yaml', bilal);
  await publish([years], { from: day(2) }, bilal);
  await publish([await put('al-barsha', ['ayman-farouk', 'branch'], 'facts/team.yaml')]);
  await shop.moveTo(day(2));
  await shop.publishing.keepCurrent();
  expect(served(shop.places, 'barber/kim.html')).toContain('Kim Lee');
  await bilal.signIn();
  expect(await shop.plans(bilal)).toMatchObject([
    { day: day(2), mistakes: [{ reason: 'Bilal may no longer change this.' }] },
  ]);
});

test('lists what could not be done with the reason, and stops nothing else', async () => {
  const shop = await opened();
  const { publishing, put, publish, plans } = shop;
  await publish([await put(65)], { until: today });
  await publish([await put(26, ['eyebrows', 'price'])], { from: day(1) });
  const beard = await put(45, ['beard', 'price']);
  await publish([await put(21, ['moustache', 'price']), beard], { from: day(1), until: day(1) });
  // Two prices change again, and a service is removed.
  await publish([
    await put(67),
    await put(44, ['beard', 'price']),
    await put(null, ['eyebrows']),
    await put(null, ['items', 'eyebrows'], 'en/services.yaml'),
    await put(null, ['items', 'eyebrows'], 'ar/services.yaml'),
  ]);
  const replacing = (await plans()).filter(({ replacesNewer }) => replacesNewer);
  const ofPrice = { file: MENU, path: ['beard', 'price'], before: 44, value: 45 };
  expect(replacing).toHaveLength(2);
  expect(replacing.flatMap(({ changes }) => changes)).toContainEqual(expect.objectContaining(ofPrice));
  await shop.moveTo(day(1));
  await publishing.keepCurrent();
  expect([await shop.prices(), await shop.prices('moustache'), await shop.prices('beard')]).toEqual([
    everywhere(67),
    everywhere(21),
    everywhere(45),
  ]);
  expect((await shop.history()).flatMap(({ changes }) => changes)).toContainEqual(
    expect.objectContaining(ofPrice),
  );
  const refused = (await plans()).filter(({ mistakes }) => mistakes.length);
  expect(refused.map(({ mistakes }) => mistakes[0]?.reason).sort()).toEqual([
    expect.stringMatching(/^A later change of Mona edited the same field/),
    'what this belongs to was removed after Mona changed it',
  ]);
  const { length } = await shop.history();
  await publishing.keepCurrent();
  expect(await shop.history()).toHaveLength(length);
});

test('shows in a preview as of a day what comes and what has ended by then', async () => {
  const shop = await opened();
  await shop.publish([await shop.put(65)], { from: day(2), until: day(3) });
  await shop.publish([await shop.put(47, ['manicure', 'price'])], { until: day(2) });
  const shown = async (to: Day) => {
    await shop.server.ask(publishingApi.preview({ day: to, to: '/services' }));
    const html = await (await shop.server.ask('/services')).text();
    return [65, 47].map((price) => new RegExp(`AED\\s${price}\\b`).test(html));
  };
  expect([await shown(day(1)), await shown(day(2)), await shown(day(3)), await shown(day(4))]).toEqual([
    [false, true],
    [true, true],
    [true, false],
    [false, false],
  ]);
});

test('lets a branch account plan what it may publish, and see and cancel only that', async () => {
  const shop = await opened();
  const { bilal } = shop;
  const own = await shop.put('12:00', ['jvc', 'hours', 'opens'], BRANCHES, bilal);
  const price = await shop.put(65);
  expect(await shop.publish([own], { from: day(1) }, bilal)).toMatchObject({ state: 'planned' });
  expect((await shop.publish([price], { from: day(1) }, bilal)).status).toBe(409);
  await shop.publish([price], { from: day(1) });
  expect(await shop.plans(bilal)).toMatchObject([{ by: 'Bilal' }]);
  const ofOwner = (await shop.plans()).find(({ by }) => by !== 'Bilal')?.id ?? '';
  for (const method of ['PUT', 'DELETE'])
    expect((await bilal.send(publishingApi.plan(ofOwner), { day: day(2) }, method)).status).toBe(404);
  await shop.moveTo(day(1));
  await shop.publishing.keepCurrent();
  expect(served(shop.places, 'locations/jvc.html')).toContain('"opens":"12:00"');
});

test('asks for the rights of now: who has lost them ends, moves and publishes nothing, and withdraws only what is not public', async () => {
  const shop = await opened();
  const { server, publishing } = shop;
  const karim = await server.colleague('Karim', { role: 'owner' });
  await shop.publish([await shop.put(65, HAIRCUT, MENU, karim)], { until: day(2) }, karim);
  await shop.publish([await shop.put(26, ['eyebrows', 'price'], MENU, karim)], { from: day(1) }, karim);
  const [planned = '', end = ''] = (await shop.plans(karim)).map(({ id }) => publishingApi.plan(id));
  const gate = Promise.withResolvers<object>();
  void publishing.run(OWNER, () => gate.promise);
  const draft = await shop.put(45, ['beard', 'price'], MENU, karim);
  const waiting = await karim.send(publishingApi.publish, { drafts: [versionOf(draft)] });
  const { people } = await shop.read(staffApi.people);
  const { id } = people.find(({ name }: { name: string }) => name === 'Karim');
  await server.send(staffApi.person(id), { role: 'branch', branches: ['jvc'] }, 'PUT');
  gate.resolve({});
  expect(await waiting.json()).toMatchObject({ reason: 'Karim may no longer change this.' });
  const asked: [string, string, number][] = [
    [end, 'PUT', 403],
    [end, 'DELETE', 403],
    [planned, 'PUT', 403],
    [planned, 'DELETE', 200],
  ];
  for (const [path, method, status] of asked)
    expect((await karim.send(path, { day: day(3) }, method)).status, `${method} ${path}`).toBe(status);
  expect(await shop.plans()).toMatchObject([{ day: day(2), isEnd: true }]);
  await shop.moveTo(day(3));
  await publishing.keepCurrent();
  expect(await shop.prices()).toEqual(everywhere(60));
});

test("records in the audit log that a colleague's plan was cancelled, not that an own one was", async () => {
  const shop = await opened();
  const { bilal, server } = shop;
  const own = await shop.put('12:00', ['jvc', 'hours', 'opens'], BRANCHES, bilal);
  await shop.publish([own], { from: day(1) }, bilal);
  await server.ask(await shop.first(), { method: 'DELETE' });
  await shop.publish([await shop.put(65)], { from: day(1) });
  await server.ask(await shop.first(), { method: 'DELETE' });
  const { entries } = await (await server.ask(staffApi.audit)).json();
  const detail = expect.stringMatching(/"value":"12:00".*"by":"Bilal"/);
  expect(entries).toMatchObject([{ action: 'cancel', actorName: 'Mona', detail }]);
});
