import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type Draft,
  type HistoryEntry,
  type PlanEntry,
  type Publication,
  publishingApi,
  versionOf,
} from '../../contract/changes.ts';
import type { PlanDays } from '../../contract/plans.ts';
import { type AuditEntry, staffApi } from '../../contract/staff.ts';
import { BRANCHES, TEAM } from '../../domain/content-files.ts';
import { addDays, type Day, dubaiDay, instant } from '../../domain/dubai-time.ts';
import { fieldId } from '../../domain/field-path.ts';
import { currentFacts } from '../../release/releases.ts';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { everywhere, freshPlaces, MENU, OWNER, publishNow, served } from '../../tests/support/publishing.ts';
import { HAIRCUT, machine, machineOn, openShop } from '../../tests/support/shop.ts';
import { STAFF } from '../../tests/support/staff.ts';
import { openStore, type Store } from '../app/store.ts';
import { changesBackTo } from './inverse.ts';

/** The first day of a test, and the days after it. */
let today = dubaiDay(new Date());
const day = (days: number): Day => addDays(today, days);

/** A server with the owner and a branch account signed in, whose site is never that of another day. */
async function opened(store: Store, places: Awaited<ReturnType<typeof freshPlaces>>) {
  const shown = async () => ({ ...(await currentFacts(places.releases)), day: dubaiDay(new Date()) });
  const shop = await openShop(machineOn(store, places, shown));
  const { server, bilal } = shop;
  // The day is asked of the database, whose clock the test cannot move.
  store.now = async () => new Date();
  type Browser = typeof bilal;
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
    await bilal.signIn({ ...STAFF, email: 'bilal@example.com' });
  };
  const plans = async (by?: Browser): Promise<PlanEntry[]> =>
    (await shop.read(publishingApi.plans, by)).entries;
  const cancel = (plan: PlanEntry | undefined, change?: string) =>
    server.ask(publishingApi.plan(plan?.id ?? '', change), { method: 'DELETE' });
  return { ...shop, put, publish, plans, cancel, moveTo };
}
const answerOf = async (
  answer: Response,
): Promise<Publication & { status: number; detail?: string; draft?: Draft }> => ({
  ...(await answer.json()),
  status: answer.status,
});

/** The tests share one site: each begins on a later day with the content of the program, and with nothing planned. */
let shop: Awaited<ReturnType<typeof opened>>;
beforeAll(async () => {
  const places = await freshPlaces();
  shop = await opened(await openStore(places), places);
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  today = day(10);
  await shop.moveTo(today);
});
afterEach(async () => {
  const { publishing, store } = shop;
  const { db } = store;
  const plans = db.selectFrom('publications').select('id').where('number', 'is', null);
  const changes = db.deleteFrom('changes');
  await changes
    .where(({ eb, or }) => or([eb('publication', 'is', null), eb('publication', 'in', plans)]))
    .execute();
  await db.deleteFrom('publications').where('number', 'is', null).execute();
  await publishNow(publishing, changesBackTo(publishing.content, 0));
});

test.each(bothEngines())(
  'changes come and go at midnight, once for two machines, on %s',
  async (engine, fresh) => {
    const options = fresh();
    const shop = await opened(await openedStore(options), await freshPlaces());
    const other = engine === 'postgres' ? await machine(options) : shop;
    other.store.now = shop.store.now;
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
  },
);

test('refuses changes on a day where two overlap on one field, moves and cancels them', async () => {
  const { server, publish, put, plans, drafts, cancel } = shop;
  expect(await publish([await put(6000)], { from: day(1) })).toMatchObject({
    state: 'failed',
    mistakes: [{ path: HAIRCUT, reason: 'is outside 20 to 400 AED' }],
  });
  await publish([await put(65)], { from: day(2), until: day(3) });
  const second = await put(70);
  expect(await publish([second], { from: day(3) })).toMatchObject({
    status: 409,
    detail: `Mona already changes this from ${day(2)} until ${day(3)}. Choose other days, or cancel that under “Scheduled” first:`,
    draft: { file: MENU, path: HAIRCUT, value: 65 },
  });
  expect((await publish([second], { until: day(2) })).status).toBe(409);
  expect(await publish([second], { until: day(-1) })).toMatchObject({
    status: 422,
    detail: 'until: must not be before the first day, or before today',
  });
  expect((await publish([second], { from: '2027-02-30' })).status).toBe(422);
  expect(await publish([second], { from: day(4) })).toMatchObject({ state: 'planned' });
  const [one, end, two] = await plans();
  expect([one, end, two]).toMatchObject([{ day: day(2) }, { day: day(3), isEnd: true }, { day: day(4) }]);
  const move = async (to: Day | null, of = one) =>
    (await server.send(publishingApi.plan(of?.id ?? ''), { day: to }, 'PUT')).status;
  expect(await move(day(4), end)).toBe(409);
  for (const wrong of [day(4), day(-1), null]) expect(await move(wrong)).toBe(422);
  expect(await move(day(1))).toBe(200);
  expect(await move(day(2), end)).toBe(200);
  expect(await plans()).toMatchObject([{ day: day(1) }, { day: day(2) }, { day: day(4) }]);
  // A newer draft of the field stands in the way.
  await put(62);
  expect(await answerOf(await cancel(one))).toMatchObject({ status: 409, draft: { value: 62 } });
  await shop.discard();
  expect((await cancel(one)).status).toBe(200);
  expect(await drafts()).toMatchObject([{ value: 65, before: 60, held: true }]);
  expect((await cancel(one)).status).toBe(404);
  expect((await cancel(two)).status).toBe(409);
  // One of two changes comes back as a draft; the other keeps its days.
  const both = [await put(47, ['manicure', 'price']), await put(22, ['moustache', 'price'])];
  await publish(both, { from: day(1), until: day(2) });
  const three = (await plans()).find(({ changes }) => changes.length === 2);
  for (const status of [200, 404]) expect((await cancel(three, three?.changes[0]?.id)).status).toBe(status);
  expect(await drafts()).toMatchObject([{ value: 65 }, { id: three?.changes[0]?.id }]);
  const left = (await plans()).filter(({ changes }) => changes[0]?.path[0] !== 'haircut');
  expect(left).toMatchObject([{ changes: [{ id: three?.changes[1]?.id }] }, { isEnd: true, day: day(2) }]);
  for (const plan of left) await cancel(plan);
  expect(await plans()).toMatchObject([{ day: day(4), isEnd: false }]);
});

test('takes back on a day what is public at once, unless its end is cancelled or it is undone, as its preview shows', async () => {
  const { server, publishing, publish, put, plans, prices, cancel, moveTo } = shop;
  const until = async (value: number) => (await publish([await put(value)], { until: day(1) })).publication;
  await until(65);
  expect(await prices()).toEqual(everywhere(65));
  const [end] = await plans();
  expect(end).toMatchObject({ isEnd: true, day: day(1) });
  await cancel(end);
  const publication = await until(66);
  await publish([await put(22, ['moustache', 'price'])], { from: day(1), until: day(1) });
  const shown = async (to: Day) => {
    await server.ask(publishingApi.preview({ day: to, to: '/services' }));
    const html = await (await server.ask('/services')).text();
    return [66, 22].map((price) => new RegExp(`AED\\s${price}\\b`).test(html));
  };
  expect([await shown(day(0)), await shown(day(1)), await shown(day(2))]).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
  await answerOf(await server.send(publishingApi.undo, { publication }));
  // The server is off while the days of the other change pass.
  await moveTo(day(2));
  await publishing.keepCurrent();
  expect([await prices(), await prices('moustache')]).toEqual([everywhere(65), everywhere(20)]);
  expect(await plans()).toMatchObject([
    { mistakes: [{ reason: 'The server was not running on these days.' }] },
    { isEnd: true },
  ]);
});

test('publishes on its day only what its author may still change, and reserves the id of a planned barber', async () => {
  const { server, bilal, publish, put, plans } = shop;
  const kim = {
    kind: 'barber',
    id: 'kim',
    name: 'Kim Lee',
    facts: { branch: 'jvc', title: 'master', years: 3, specialties: ['mid-fade', 'low-fade'] },
  };
  expect((await bilal.send(publishingApi.new, kim)).status).toBe(200);
  const drafts = (await shop.drafts()).filter(({ file }) => file === TEAM);
  expect(await publish(drafts, { from: day(1) }, bilal)).toMatchObject({ state: 'planned' });
  expect((await server.send(publishingApi.new, kim)).status).toBe(409);
  const years = await put(27, ['ayman-farouk', 'years'], TEAM, bilal);
  await publish([years], { from: day(2) }, bilal);
  await publish([await put('al-barsha', ['ayman-farouk', 'branch'], TEAM)]);
  await shop.moveTo(day(2));
  await shop.publishing.keepCurrent();
  expect(served(shop.places, 'barber/kim.html')).toContain('Kim Lee');
  expect(await plans(bilal)).toMatchObject([
    { day: day(2), mistakes: [{ reason: 'Bilal may no longer change this.' }] },
  ]);
});

test('lists what could not be done with the reason, and stops nothing else', async () => {
  const { publishing, put, publish, plans, prices, history } = shop;
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
  const ofPrice = expect.objectContaining({ file: MENU, path: ['beard', 'price'], before: 44, value: 45 });
  expect(replacing).toHaveLength(2);
  expect(replacing.flatMap(({ changes }) => changes)).toContainEqual(ofPrice);
  await shop.moveTo(day(1));
  await publishing.keepCurrent();
  expect([await prices(), await prices('moustache'), await prices('beard')]).toEqual([
    everywhere(67),
    everywhere(21),
    everywhere(45),
  ]);
  const newest = (await history())[0];
  expect(newest?.changes).toContainEqual(ofPrice);
  const refused = (await plans()).filter(({ mistakes }) => mistakes.length);
  expect(refused.map(({ mistakes }) => mistakes[0]?.reason).sort()).toEqual([
    expect.stringMatching(/^A later change of Mona edited the same field/),
    'what this belongs to was removed after Mona changed it',
  ]);
  await publishing.keepCurrent();
  expect((await history())[0]).toEqual(newest);
});

test('lets a branch account plan what it may publish, and see and cancel only that; a plan that another one cancels is logged', async () => {
  const { server, bilal, publish, put, plans, cancel } = shop;
  const hours = (field: string, value: string) => put(value, ['jvc', 'hours', field], BRANCHES, bilal);
  expect(await publish([await hours('opens', '12:00')], { from: day(1) }, bilal)).toMatchObject({
    state: 'planned',
  });
  const price = await put(65);
  expect((await publish([price], { from: day(1) }, bilal)).status).toBe(409);
  await publish([price], { from: day(1) });
  expect(await plans(bilal)).toMatchObject([{ by: 'Bilal' }]);
  const own = (await plans()).find(({ by }) => by !== 'Bilal');
  for (const method of ['PUT', 'DELETE'])
    expect((await bilal.send(publishingApi.plan(own?.id ?? ''), { day: day(2) }, method)).status).toBe(404);
  await publish([await hours('closes', '02:00')], { from: day(2) }, bilal);
  await cancel((await plans()).find((plan) => plan.day === day(2)));
  await cancel(own);
  const { entries } = await (await server.ask(staffApi.audit)).json();
  const detail = expect.stringMatching(/"value":"02:00".*"by":"Bilal"/);
  expect(entries.filter(({ action }: AuditEntry) => action === 'cancel')).toMatchObject([
    { actorName: 'Mona', detail },
  ]);
  await shop.moveTo(day(1));
  await shop.publishing.keepCurrent();
  expect(served(shop.places, 'locations/jvc.html')).toContain('"opens":"12:00"');
});

test('asks for the rights of now: who has lost them ends, moves and publishes nothing, and withdraws only what is not public', async () => {
  const { server, publishing, prices } = shop;
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
  expect(await prices()).toEqual(everywhere(60));
});
