import { monitorEventLoopDelay } from 'node:perf_hooks';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ContentState, type Draft, publishingApi, versionOf } from '../../contract/changes.ts';
import type { Staff } from '../../contract/staff.ts';
import { changedBy, type FieldPath, indexedPath, valueAt } from '../../domain/field-path.ts';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { freshPlaces, MENU, quietPublishing } from '../../tests/support/publishing.ts';
import { freshStore } from '../../tests/support/server.ts';
import { HAIRCUT } from '../../tests/support/shop.ts';
import { freshStaffApp } from '../../tests/support/staff.ts';
import type { Store } from '../app/store.ts';
import { addDrafts } from './add-drafts.ts';
import { removeDrafts } from './list.ts';
import { openWorker } from './worker/worker.ts';

const TEAM = 'facts/team.yaml';
const BRANCHES = 'facts/branches.yaml';
const ARTICLE = 'en/articles/grooming-tips-dubai.mdx';
const AT_JVC = ['jvc', 'exceptions'];
const EXCEPTION = {
  from: '2027-01-01',
  until: '2027-01-01',
  closed: true,
  reason: { en: 'New Year', ar: 'رأس السنة' },
};

const REFUSED: [why: string, file: string, path: FieldPath, value: unknown][] = [
  ['an index far beyond the list', BRANCHES, [...AT_JVC, 1_000_000], EXCEPTION],
  ['a negative index', BRANCHES, [...AT_JVC, -1], EXCEPTION],
  ['3,000 entries', BRANCHES, AT_JVC, Array(3_000).fill({})],
  ['a name that no record can have', BRANCHES, ['no such branch', 'hours'], {}],
  ['an unknown field', MENU, ['haircut', 'cost'], 65],
  ['an unknown field inside of a value', BRANCHES, AT_JVC, [{ ...EXCEPTION, note: 'x' }]],
  ['a path into a text', 'en/home.yaml', ['seo', 'title', 'x'], 'y'],
  ['a path into a number', MENU, [...HAIRCUT, 0], 1],
  ['a text for a number', MENU, HAIRCUT, 'sixty'],
  ['an impossible figure', MENU, HAIRCUT, -1],
  ['a part of a dirham', MENU, HAIRCUT, 60.5],
  ['a year long ago', 'facts/business.yaml', ['founded'], 201],
  ['a number for a text', BRANCHES, ['jvc', 'name'], 7],
  ['a group for a list', BRANCHES, AT_JVC, {}],
  ['a list for a group', BRANCHES, ['jvc', 'hours'], []],
  ['a line end in a line', BRANCHES, ['jvc', 'name'], 'JVC\nPages: //evil.example'],
  ['an override of the direction', BRANCHES, ['jvc', 'name'], 'JVC \u202e'],
  ['half of an emoji', BRANCHES, ['jvc', 'name'], 'JVC \ud83d'],
  ['half of an emoji in an article', ARTICLE, ['text'], 'Hair \ud83d'],
  ['a text of 2,001 characters', BRANCHES, ['jvc', 'name'], 'x'.repeat(2_001)],
  ['an article of 80,000 empty lines', ARTICLE, ['text'], `a${'\n'.repeat(80_000)}b`],
  ['deleting a fact file', MENU, [], null],
  ['an unknown language', 'fr/home.yaml', ['hero', 'title'], 'Bonjour'],
  ['a file name with a control character', 'en/home\0.yaml', [], 'x'],
  ['a file name with half a character', 'en/articles/\ud800.mdx', [], 'x'],
  ['an article with a name of 300 letters', `en/articles/${'a'.repeat(300)}.mdx`, [], {}],
];

let places: Awaited<ReturnType<typeof freshPlaces>>;
beforeAll(async () => {
  places = await freshPlaces();
});

/** A server with two owners, and a branch account signed in; all are called Ali. */
async function started(store: Store) {
  const publishing = quietPublishing(store, places);
  // Starting a worker for the values of the facts would take longer than most tests.
  publishing.worker.factValues = async () => ({});
  const server = await freshStaffApp({ store, publishing, now: () => new Date() });
  const signedIn = async (email: string, role: Staff['role']) => {
    const browser = await server.colleague(email, { name: 'Ali', role, branches: ['jvc', 'barsha-heights'] });
    const put = (file: string, path: FieldPath, value: unknown, seen: string | null = null) =>
      browser.send(publishingApi.drafts, { file, path, value, seen }, 'PUT');
    const state = async (): Promise<ContentState> => (await browser.ask(publishingApi.content)).json();
    const drafts = async () => (await state()).drafts;
    const live = async (file: string) => (await (await browser.ask(publishingApi.file(file))).json()).live;
    return { ...browser, put, state, drafts, live };
  };
  const owner = await signedIn('ali', 'owner');
  const other = await signedIn('ali.other', 'owner');
  const branch = await signedIn('ali.branch', 'branch');
  /** Stores an invalid draft, bypassing validation. */
  const plant = (file: string, path: FieldPath, value: unknown) =>
    addDrafts(
      store.db,
      [{ file, path, value, before: null, by: 'Ali', byId: 'planted' }],
      new Date(),
      () => true,
    );
  return { publishing, server, store, owner, other, branch, plant };
}

describe.each(bothEngines())('drafts on %s', (_, fresh) => {
  const start = async () => started(await openedStore(fresh()));

  test('distinguishes accounts with the same name: each sees, replaces and deletes only permitted drafts', async () => {
    const { owner, other, branch } = await start();
    const draft: Draft = await (await owner.put(MENU, HAIRCUT, 65)).json();
    expect(draft).toMatchObject({ by: 'Ali', byId: (await (await owner.ask('/api/staff/me')).json()).id });
    expect(await branch.drafts()).toEqual([]);
    expect((await branch.send(publishingApi.draft(draft.id), {}, 'DELETE')).status).toBe(404);
    const refused = await other.put(MENU, HAIRCUT, 70);
    expect([refused.status, (await refused.json()).draft]).toMatchObject([409, { id: draft.id, value: 65 }]);
    expect(await owner.drafts()).toMatchObject([{ value: 65 }]);
    const { byId }: Draft = await (await other.put(MENU, HAIRCUT, 70, draft.at)).json();
    expect(await owner.drafts()).toMatchObject([{ id: draft.id, value: 70, before: 60, byId }]);
    expect((await owner.put(MENU, HAIRCUT, 71)).status).toBe(409);
  });

  test('refuses a draft inside a record that is or will be removed', async () => {
    const { owner, other } = await start();
    await other.put(MENU, ['haircut'], null);
    const inside = await owner.put(MENU, HAIRCUT, 65);
    expect([inside.status, (await inside.json()).detail]).toEqual([
      409,
      'Ali has removed what this belongs to. Discard that change first.',
    ]);
    const gone = await owner.put(MENU, ['gone', 'price'], 65);
    expect([gone.status, (await gone.json()).detail]).toEqual([409, 'What this belongs to was removed.']);
  });

  test('accepts an empty value, and an entry at the end of a list', async () => {
    const { owner, branch } = await start();
    const saved = await branch.put(BRANCHES, AT_JVC, [EXCEPTION]);
    const second = { ...EXCEPTION, reason: { en: '' } };
    const { at } = await saved.json();
    expect((await branch.put(BRANCHES, [...AT_JVC, 1], second, at)).status).toBe(200);
    expect((await owner.put(MENU, HAIRCUT, null)).status).toBe(200);
    expect((await branch.drafts())[0]?.value).toHaveLength(2);
  });

  test('ignores a stored draft whose path does not exist, and reads and checks its file', async () => {
    const { owner, plant } = await start();
    await plant('en/home.yaml', ['seo', 'title', 'x'], 'y');
    await plant(BRANCHES, [...AT_JVC, 1_000_000], EXCEPTION);
    const drafts = Map.groupBy(await owner.drafts(), ({ file }) => file);
    const drafted = async (file: string) => changedBy(await owner.live(file), drafts.get(file) ?? []);
    expect(await drafted('en/home.yaml')).toEqual(await owner.live('en/home.yaml'));
    expect(valueAt(await drafted(BRANCHES), AT_JVC)).toEqual([EXCEPTION]);
    expect(await (await owner.ask(publishingApi.check)).json()).toMatchObject({ mistakes: [] });
  });

  test('reports a conflict between a draft of a record and one of its field by another account, in either order', async () => {
    const { owner, branch } = await start();
    const id = 'tariq-khan';
    const ours = valueAt(await owner.live(TEAM), [id]) as object;
    const field: Draft = await (await owner.put(TEAM, [id, 'name'], 'A name')).json();
    const whole = { ...ours, name: 'Another name' };
    const refused = await branch.put(TEAM, [id], whole);
    expect([refused.status, (await refused.json()).draft.id]).toEqual([409, field.id]);
    expect(await owner.drafts()).toMatchObject([{ path: [id, 'name'], value: 'A name' }]);
    const record: Draft = await (await branch.put(TEAM, [id], whole, field.at)).json();
    expect((await owner.put(TEAM, [id, 'name'], 'A third name')).status).toBe(409);
    expect((await owner.put(TEAM, [id, 'name'], 'A third name', record.at)).status).toBe(200);
    expect(await owner.drafts()).toMatchObject([{ path: [id], value: { name: 'A third name' } }]);
  });

  test('limits a draft of a whole record to the fields that the account may edit', async () => {
    const { owner, branch } = await start();
    const team = await owner.live(TEAM);
    const [id, other] = ['tariq-khan', 'bilal-mansour'];
    const [ours, place] = [valueAt(team, [id]) as object, Number(indexedPath(team, [id])[0])];
    const status = async (path: FieldPath, value: unknown, file = TEAM) =>
      (await branch.put(file, path, value)).status;
    for (const path of [[id], [place]]) {
      expect(await status(path, { ...ours, image: 'barber-other' })).toBe(403);
      expect(await status(path, { ...ours, id: 'renamed' })).toBe(403);
      expect(await status(path, { ...ours, branch: 'al-barsha' })).toBe(403);
    }
    const jvc = valueAt(await owner.live(BRANCHES), ['jvc']) as object;
    expect(await status(['jvc'], { ...jvc, phone: '+971 50 000 0009' }, BRANCHES)).toBe(403);
    expect(await status(['jvc'], null, BRANCHES)).toBe(403);
    expect(await status(['jvc'], { ...jvc, exceptions: [EXCEPTION] }, BRANCHES)).toBe(200);
    expect(await status([id], { ...ours, years: 9 })).toBe(200);
    // A draft of an owner that the branch account may not edit is neither shown nor overwritten.
    const hidden: Draft = await (await owner.put(TEAM, [other, 'image'], 'barber-new')).json();
    const answer = await branch.put(TEAM, [other], valueAt(team, [other]), hidden.at);
    expect([answer.status, (await answer.json()).draft]).toEqual([409, undefined]);
  });

  test('publishes and discards all drafts of an author in a group, and none by a colleague with the same group id', async () => {
    const { owner, branch } = await start();
    const together = (by: typeof owner, ...given: [string, FieldPath, unknown][]) => {
      const changes = given.map(([file, path, value]) => ({ file, path, value, seen: null }));
      return by.send(publishingApi.drafts, { changes, group: 'together' }, 'PUT');
    };
    const prices: [string, FieldPath, unknown][] = [
      [MENU, HAIRCUT, 65],
      [MENU, ['beard', 'price'], 45],
      [MENU, ['manicure', 'price'], 46],
    ];
    const saved: Draft[] = (await (await together(owner, ...prices)).json()).drafts;
    const [own] = saved;
    const part = await owner.send(publishingApi.publish, { drafts: saved.slice(1).map(versionOf) });
    expect([part.status, (await part.json()).detail]).toEqual([409, expect.stringMatching(/goes together/)]);
    const answer = await together(branch, [BRANCHES, ['jvc', 'hours', 'opens'], '11:00']);
    const [theirs]: Draft[] = (await answer.json()).drafts;
    expect((await branch.ask(publishingApi.draft(theirs?.id ?? ''), { method: 'DELETE' })).status).toBe(200);
    const values = async () => (await owner.drafts()).map(({ value }) => value).sort();
    expect(await values()).toEqual([45, 46, 65]);
    // One that is put back to the public value does not take the others along.
    expect((await owner.put(MENU, HAIRCUT, 60, own?.at)).status).toBe(200);
    expect(await values()).toEqual([45, 46]);
    await owner.ask(publishingApi.draft((await owner.drafts())[0]?.id ?? ''), { method: 'DELETE' });
    expect(await values()).toEqual([]);
  });

  test('shows a colleague nothing that goes together with what he may not publish', async () => {
    const { owner, branch } = await start();
    const hours = { file: BRANCHES, path: ['jvc', 'hours', 'opens'], value: '11:00', seen: null };
    const price = { file: MENU, path: HAIRCUT, value: 65, seen: null };
    const both = { changes: [hours, price], group: 'ramadan' };
    const saved = await owner.send(publishingApi.drafts, both, 'PUT');
    expect((await owner.drafts()).length).toBe(2);
    expect(await branch.drafts()).toEqual([]);
    const [, ofPrice]: Draft[] = (await saved.json()).drafts;
    await owner.put(MENU, HAIRCUT, 60, ofPrice?.at);
    expect(await branch.drafts()).toMatchObject([{ value: '11:00' }]);
  });

  test('saves changes that belong together as a whole or not at all', async () => {
    const { owner, other } = await start();
    await other.put(MENU, ['beard', 'price'], 45);
    const both = { file: MENU, value: 66, seen: null };
    const changes = ['haircut', 'beard'].map((id) => ({ ...both, path: [id, 'price'] }));
    const refused = await owner.send(publishingApi.drafts, { changes, group: 'x' }, 'PUT');
    expect([refused.status, (await refused.json()).draft]).toMatchObject([409, { value: 45 }]);
    expect(await owner.drafts()).toMatchObject([{ value: 45 }]);
  });

  test('compares versions, not accounts: a stale tab overwrites nothing, and no version from the future does', async () => {
    const { owner } = await start();
    const first: Draft = await (await owner.put(MENU, HAIRCUT, 65)).json();
    await owner.put(MENU, HAIRCUT, 66, first.at);
    for (const seen of [null, first.at, '9999-12-31T23:59:59.000Z'])
      expect((await owner.put(MENU, HAIRCUT, 67, seen)).status, `${seen}`).toBe(409);
    // A request that is sent again after its answer was lost.
    expect((await owner.put(MENU, HAIRCUT, 66, first.at)).status).toBe(200);
    expect(await owner.drafts()).toMatchObject([{ value: 66 }]);
  });

  test('stores the bytes of a photo once, and deletes them a day after no change names them', async () => {
    const { store } = await start();
    const [photo, now] = [new Uint8Array(1_000).fill(7), new Date()];
    const hash = await store.photos.add(photo, now);
    expect(await store.photos.add(photo, now)).toBe(hash);
    const change = { file: 'facts/photos.yaml', path: ['branch-jvc', 'photo'], value: hash, before: null };
    const saved = await addDrafts(store.db, [{ ...change, by: 'Ali', byId: '1' }], now, () => true);
    const tomorrow = new Date(+now + 90_000_000);
    await store.purge(tomorrow);
    expect(await store.photos.read(hash)).toEqual(Buffer.from(photo));
    if ('saved' in saved) await removeDrafts(store.db, saved.saved);
    await store.purge(tomorrow);
    expect(await store.photos.read(hash)).toBeUndefined();
  });
});

test('limits what an account leaves unpublished, and no request with the limits full holds up the server', async () => {
  const { branch, owner, publishing } = await started(await freshStore());
  const barber = { branch: 'jvc', name: 'A', years: 3 };
  const newBarbers = (turn: number) =>
    Array.from({ length: 60 }, (_, index) => {
      const id = `barber-${turn}-${index}`;
      return { file: TEAM, path: [id], value: { ...barber, id }, seen: null };
    });
  const put = (by: typeof branch, turn: number) =>
    by.send(publishingApi.drafts, { changes: newBarbers(turn) }, 'PUT');
  for (const turn of [1, 2, 3]) expect((await put(branch, turn)).status).toBe(200);
  // A list has at most 200 entries.
  expect((await put(branch, 4)).status).toBe(422);
  const text = 'x'.repeat(2_000);
  const articles = Array.from({ length: 20 }, (_, index) => ({
    file: `en/articles/long-${index}.mdx`,
    path: [],
    value: { title: text, text: 'word '.repeat(8_000) },
    seen: null,
  }));
  expect((await owner.send(publishingApi.drafts, { changes: articles }, 'PUT')).status).toBe(422);
  expect((await owner.send(publishingApi.drafts, { changes: articles.slice(0, 11) }, 'PUT')).status).toBe(
    200,
  );
  // The thread answers nothing else meanwhile: the longest gap between two turns of the event loop.
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  for (const by of [branch, owner])
    for (const path of [publishingApi.content, publishingApi.file(TEAM), publishingApi.history])
      await by.ask(path);
  await branch.put(TEAM, ['tariq-khan', 'years'], 9);
  loop.disable();
  expect(publishing.content.state().size).toBeGreaterThan(50);
  expect(loop.max / 1e6).toBeLessThan(1_000);
});

test('lets a branch account read only what its screens show', async () => {
  const { branch } = await started(await freshStore());
  const statuses = (by: typeof branch, paths: string[]) =>
    Promise.all(paths.map(async (path) => (await by.ask(path)).status));
  const translations = ['branch-pages', 'branches', 'short-branches', 'team'].map(
    (name) => `ar/${name}.yaml`,
  );
  const seen = [...translations, 'en/team.yaml', BRANCHES, 'facts/photos.yaml', TEAM];
  expect((await branch.state()).files).toEqual(seen);
  expect(new Set(await statuses(branch, seen.map(publishingApi.file)))).toEqual(new Set([200]));
  const others = [MENU, 'facts/business.yaml', 'en/home.yaml', ARTICLE].map(publishingApi.file);
  expect(new Set(await statuses(branch, others))).toEqual(new Set([403]));
});

test('refuses a value that does not fit the schema, with a reason, and stores nothing', async () => {
  const { owner } = await started(await freshStore());
  for (const [why, file, path, value] of REFUSED) {
    const answer = await owner.put(file, path, value);
    expect([why, answer.status]).toEqual([why, 422]);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect((await answer.json()).detail, why).toMatch(
      /must|does not allow|has no|is not a content file|cannot be deleted|Too/,
    );
  }
  expect(await owner.drafts()).toEqual([]);
  for (const path of [publishingApi.file('en/home\0.yaml'), publishingApi.photo('\0')])
    expect((await owner.ask(path)).status, path).toBe(404);
});

describe('the check', () => {
  test('does not block other requests', async () => {
    const { owner, server } = await started(await freshStore());
    let isDone = false;
    const check = owner.ask(publishingApi.check).then((answer) => {
      isDone = true;
      return answer;
    });
    expect((await server.request('/healthz')).status).toBe(200);
    expect(isDone).toBe(false);
    expect(await (await check).json()).toMatchObject({ mistakes: [] });
  });

  test('stops at its deadline, and the next one succeeds', async () => {
    const { publishing } = await started(await freshStore());
    const withDeadline = openWorker(places.releases, publishing.content, { previewMs: 1 });
    await expect(withDeadline.check([])).rejects.toThrow('This is still being prepared.');
    withDeadline.stop();
    expect(await publishing.worker.check([])).toMatchObject({ mistakes: [] });
  });
});
