import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type ContentState,
  type Draft,
  type FieldPath,
  type HistoryEntry,
  publishingApi,
  versionOf,
} from '../../contract/publishing.ts';
import { staffApi } from '../../contract/staff.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { currentRelease } from '../../publish/releases.ts';
import type { Places } from '../../publishing/publication.ts';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import {
  beforeStep,
  ended,
  everywhere,
  freshPlaces,
  MENU,
  priceIn,
  pricesIn,
  quietPublishing,
  served,
  temporaryForFile,
} from '../../tests/support/publishing.ts';
import { STAFF, signedInApp } from '../../tests/support/staff.ts';
import { openStore, type Store } from '../store/store.ts';

const HAIRCUT = ['haircut', 'price'];
const UNIQUE = {
  seoTitle: 'An article that stands here alone',
  description:
    'What only this article says of itself, in as many words as a search engine shows below its title.',
};

/** A server over these places, with the owner signed in. */
async function started(store: Store, places: Places) {
  const publishing = quietPublishing(store, places);
  const server = await signedInApp({ store, publishing, now: () => new Date() });
  const sara = await server.colleague('Sara', { role: 'owner' });
  const bilal = await server.colleague('Bilal', { role: 'branch', branches: ['jvc'] });
  type Browser = typeof sara;
  const put = (value: unknown, path: FieldPath = HAIRCUT, file = MENU, by: Browser = server) =>
    by.send(publishingApi.drafts, { file, path, value, seen: null }, 'PUT');
  const state = async (by: Browser = server): Promise<ContentState> =>
    (await by.ask(publishingApi.content)).json();
  const drafts = async (by: Browser = server) => (await state(by)).drafts;
  const discard = async () => {
    for (const { id } of await drafts()) await server.ask(publishingApi.draft(id), { method: 'DELETE' });
  };
  const begin = async (path: string, order: object = {}, by: Browser = server) => {
    expect((await by.send(path, order)).status).toBe(202);
  };
  /** Publishes these drafts, or all that the account sees. */
  const publish = async (by: Browser = server, chosen?: Draft[]) => {
    await begin(publishingApi.publish, { drafts: (chosen ?? (await drafts(by))).map(versionOf) }, by);
    return ended(store);
  };
  const undo = async (order: object) => {
    await begin(publishingApi.undo, order);
    return ended(store);
  };
  const check = async () => (await server.ask(publishingApi.check)).json();
  const fileOf = async (path: string) => (await (await server.ask(publishingApi.file(path))).json()).live;
  const history = async (): Promise<HistoryEntry[]> =>
    (await (await server.ask(publishingApi.history)).json()).entries;
  const titles = () => {
    const log = ['-C', places.content, 'log', '--format=%an: %s'];
    return execFileSync('git', log, { encoding: 'utf8' }).split('\n');
  };
  const at = (file: string) => join(places.content, file);
  const prices = (service?: string) => pricesIn(places, service);
  return {
    store,
    places,
    publishing,
    server,
    sara,
    bilal,
    put,
    state,
    drafts,
    discard,
    begin,
    publish,
    undo,
    check,
    fileOf,
    history,
    titles,
    at,
    prices,
  };
}

test.each(bothEngines())("publishes drafts under the account's name, on %s", async (_, fresh) => {
  const store = await openedStore(fresh());
  const { put, drafts, publish, history, prices } = await started(store, await freshPlaces());
  const saved: Draft = await (await put(65)).json();
  expect(saved).toMatchObject({ value: 65, before: 60, by: STAFF.name });
  expect(await publish()).toMatchObject({ reason: null, mistakes: [], state: 'done', by: STAFF.name });
  expect(prices()).toEqual(everywhere(65));
  expect(await drafts()).toEqual([]);
  const [newest] = await history();
  const change = { file: MENU, path: ['haircut', 'price'], before: 60, value: 65 };
  expect(newest).toMatchObject({ by: STAFF.name, changes: [change] });
  expect(newest?.pages).toEqual(expect.arrayContaining(['/', '/ar', '/services']));
  expect(newest?.pages).not.toContain('/privacy');
});

// The tests share one site: each begins with the public content and leaves no drafts.
describe('a publication', () => {
  let shop: Awaited<ReturnType<typeof started>>;
  beforeAll(async () => {
    const places = await freshPlaces();
    shop = await started(await openStore({ dataDir: places.dataDir }), places);
  });
  afterEach(() => shop.discard());
  const unchanged = async () => [
    shop.prices(),
    await shop.titles(),
    await currentRelease(shop.places.releases),
  ];

  test('writes, changes and deletes whole files', async () => {
    const { put, publish, drafts, fileOf, at } = shop;
    const [file, known] = ['en/articles/new-one.mdx', 'en/articles/grooming-tips-dubai.mdx'];
    await put({ title: 'New', text: 'Words.' }, [], file);
    await put('More words.', ['text'], file);
    expect(await drafts()).toMatchObject([
      { path: [], before: null, value: { title: 'New', text: 'More words.' } },
    ]);
    const { state, mistakes } = await publish();
    expect([state, mistakes.every((one) => one.file === file)]).toEqual(['failed', true]);
    expect(existsSync(at(file))).toBe(false);
    const arabic = await fileOf(known.replace('en', 'ar'));
    const inArabic = { ...arabic, ...UNIQUE, title: 'مقال آخر' };
    await put({ ...(await fileOf(known)), title: 'Another title', ...UNIQUE }, [], file);
    await put(inArabic, [], file.replace('en', 'ar'));
    expect(await publish()).toMatchObject({ mistakes: [], state: 'done' });
    expect(await fileOf(file)).toMatchObject({ title: 'Another title' });
    expect(served(shop.places, 'blog/new-one.html')).toContain('Another title');
    for (const each of [file, file.replace('en', 'ar')]) await put(null, [], each);
    expect(await publish()).toMatchObject({ mistakes: [], state: 'done' });
    expect(existsSync(at(file))).toBe(false);
    expect(() => served(shop.places, 'blog/new-one.html')).toThrow('ENOENT');
    expect((await put(null, [], `../${known}`)).status).toBe(422);
  });

  test('leaves out a new article that is not written in every language', async () => {
    const { put, bilal, drafts, publish, server, titles } = shop;
    const order = { kind: 'article', id: 'beards-in-summer', name: 'Beards in summer' };
    expect((await bilal.send(publishingApi.new, order)).status).toBe(403);
    expect((await server.send(publishingApi.new, order)).status).toBe(200);
    expect((await server.send(publishingApi.new, order)).status).toBe(409);
    const [english] = (await drafts()).filter(({ file }) => file === 'en/articles/beards-in-summer.mdx');
    expect(english?.value).toMatchObject({ featured: false, published: dubaiDay(new Date()) });
    // Discarded in one language, it is gone in all of them.
    await server.ask(publishingApi.draft(english?.id ?? ''), { method: 'DELETE' });
    expect(await drafts()).toEqual([]);
    await server.send(publishingApi.new, order);
    expect((await publish()).state).toBe('failed');
    await put(46, ['manicure', 'price']);
    const { state, mistakes } = await publish();
    expect(state).toBe('done');
    expect(new Set(mistakes.map(({ file }) => file.slice(3)))).toEqual(
      new Set(['articles/beards-in-summer.mdx']),
    );
    expect(titles()[0]).toBe(`${STAFF.name}: facts/services manicure price: 45 → 46`);
    expect(await drafts()).toHaveLength(2);
  });

  test('leaves out a service without its Arabic name, with all its drafts, and says so without file names', async () => {
    const { put, publish, drafts, server } = shop;
    const service = { id: 'father-and-son', price: 99, minutes: 60, icon: 'fade', rank: 20 };
    await put(service, ['father-and-son'], MENU);
    const words = { name: 'Father and son', description: 'Two cuts.' };
    await put(words, ['items', 'father-and-son'], 'en/services.yaml');
    await put(-1, ['eyebrows', 'price']);
    await put(47, ['manicure', 'price']);
    const { state, mistakes } = await publish();
    expect(state).toBe('done');
    expect(mistakes).toMatchObject([
      { file: MENU, path: ['eyebrows', 'price'], reason: 'must be more than 0 AED' },
      { file: 'ar/services.yaml', path: ['items', 'father-and-son'], reason: 'is missing' },
    ]);
    expect((await drafts()).map(({ value }) => value)).not.toContain(47);
    expect(await drafts()).toHaveLength(3);
    for (const { id } of await drafts()) await server.ask(publishingApi.draft(id), { method: 'DELETE' });
    const { entries } = await (await server.ask(staffApi.audit)).json();
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'discard',
        actorName: STAFF.name,
        detail: expect.stringContaining('"before":25,"value":-1'),
      }),
    );
  });

  test('includes only the chosen drafts; a draft that two accounts choose is published for both', async () => {
    const { put, sara, publish, prices, drafts, begin, store, publishing, server } = shop;
    await put(85, ['pedicure', 'price'], MENU, sara);
    await put(22, ['moustache', 'price']);
    const [theirs, own] = [
      (await drafts()).filter(({ by }) => by === 'Sara'),
      (await drafts()).filter(({ by }) => by !== 'Sara'),
    ];
    const order = { drafts: own.map(versionOf) };
    const second = Promise.withResolvers<Promise<void>>();
    beforeStep(publishing, 'switchTo', () => second.resolve(begin(publishingApi.publish, order, sara)));
    expect(await publish(server, own)).toMatchObject({ state: 'done' });
    await second.promise;
    expect(await ended(store)).toMatchObject({ state: 'done', by: 'Sara', reason: null });
    expect(prices('moustache')).toEqual(everywhere(22));
    expect(await drafts()).toEqual(theirs);
    const seen = async (by: typeof sara) =>
      (await (await by.ask(publishingApi.publication)).json()).publication.by;
    expect([await seen(server), await seen(sara)]).toEqual([STAFF.name, 'Sara']);
    expect(await publish(sara, own)).toMatchObject({ state: 'done', by: 'Sara', reason: null });
    for (const { id } of theirs) await server.ask(publishingApi.draft(id), { method: 'DELETE' });
    const gone = await sara.send(publishingApi.publish, { drafts: theirs.map(versionOf) });
    expect(gone.status).toBe(409);
  });

  test('by a branch account includes only drafts that it may edit', async () => {
    const { put, bilal, publish, prices, drafts } = shop;
    await put('12:00', ['jvc', 'hours', 'opens'], 'facts/branches.yaml', bilal);
    await put(21, ['moustache', 'price']);
    expect(await publish(bilal)).toMatchObject({ state: 'done', by: 'Bilal' });
    expect(served(shop.places, 'locations/jvc.html')).toContain('"opens":"12:00"');
    expect(prices('moustache')[0]).toBe(22);
    expect(await drafts()).toMatchObject([{ file: MENU, value: 21 }]);
  });

  test('with a mistake is refused and changes nothing', async () => {
    const { put, drafts, publish, check } = shop;
    const before = await unchanged();
    await put(-1);
    expect((await check()).mistakes).toMatchObject([{ path: HAIRCUT }]);
    expect(await publish()).toMatchObject({ state: 'failed', mistakes: [{ path: HAIRCUT }] });
    expect(await drafts()).toMatchObject([{ value: -1 }]);
    expect(await unchanged()).toEqual(before);
  });

  test('is undone', async () => {
    const { put, publish, undo, history, prices, titles } = shop;
    await put(65);
    await publish();
    const [newest] = await history();
    expect((await undo({ commit: newest?.commit })).state).toBe('done');
    expect(prices()).toEqual(everywhere(60));
    expect(titles()[0]).toBe(`${STAFF.name}: Undone: facts/services haircut price: 60 → 65`);
    expect(await undo({ commit: '0'.repeat(40) })).toMatchObject({ reason: 'There is no such change.' });
    expect(await undo({ day: '2020-01-01' })).toMatchObject({
      reason: 'There is nothing as old as 2020-01-01.',
    });
  });

  test('waits for the previous one, and keeps drafts that change meanwhile', async () => {
    const { publishing, put, sara, drafts, begin, prices, publish } = shop;
    await put(80);
    const queued = Promise.withResolvers<ReturnType<typeof publish>[]>();
    beforeStep(publishing, 'switchTo', async () => {
      await put(81);
      await put(26, ['eyebrows', 'price'], MENU, sara);
      queued.resolve([publish(sara)]);
    });
    await begin(publishingApi.publish, { drafts: (await drafts()).map(versionOf) });
    expect(await Promise.all(await queued.promise)).toMatchObject([
      { by: 'Sara', reason: null, state: 'done' },
    ]);
    expect([prices(), prices('eyebrows')]).toEqual([everywhere(81), everywhere(26)]);
    expect(await drafts()).toEqual([]);
    await put(60);
    expect((await publish()).state).toBe('done');
  });

  test('starts again if the files change meanwhile, and keeps their changes', async () => {
    const { publishing, put, publish, titles, at, prices } = shop;
    await put(65);
    beforeStep(publishing, 'switchTo', () => appendFileSync(at('facts/team.yaml'), '# by hand\n'));
    expect(await publish()).toMatchObject({ state: 'done', reason: null });
    expect(titles().slice(0, 2)).toEqual([
      `${STAFF.name}: facts/services haircut price: 60 → 65`,
      'JK Masters: Edited in the files',
    ]);
    expect(prices()).toEqual(everywhere(65));
    expect(readFileSync(at('facts/team.yaml'), 'utf8')).toContain('# by hand');
  });

  test('names the line of a file that is no longer valid YAML', async () => {
    const { put, publish, check, at } = shop;
    const menu = readFileSync(at(MENU), 'utf8');
    await put(66);
    writeFileSync(at(MENU), `${menu}broken: 'open\n`);
    const mistakes = [
      { file: MENU, line: expect.any(Number), reason: expect.stringContaining('an opening quote') },
    ];
    expect((await check()).mistakes).toMatchObject(mistakes);
    expect(await publish()).toMatchObject({ state: 'failed', mistakes });
    writeFileSync(at(MENU), menu);
  });

  test('is refused if the files have another value meanwhile, until the draft is saved again', async () => {
    const { put, publish, prices, drafts, at } = shop;
    await put(67);
    writeFileSync(
      at(MENU),
      readFileSync(at(MENU), 'utf8').replace('haircut, price: 65', 'haircut, price: 61'),
    );
    expect((await publish()).reason).toMatch(/haircut\.price: this was changed after Mona changed it/);
    expect(await drafts()).toMatchObject([{ value: 67 }]);
    await put(68);
    expect((await publish()).state).toBe('done');
    expect(prices()).toEqual(everywhere(68));
  });

  test('whose process is killed fails and keeps its drafts, and can be repeated', async () => {
    const { publishing, put, begin, publish, store, drafts, prices } = shop;
    const before = await unchanged();
    await put(69);
    await begin(publishingApi.publish, { drafts: (await drafts()).map(versionOf) });
    publishing.publisher.stop();
    expect(await ended(store)).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/^The server could not do it/),
    });
    expect(await drafts()).toMatchObject([{ value: 69 }]);
    expect(await unchanged()).toEqual(before);
    expect((await publish()).state).toBe('done');
    expect(prices()).toEqual(everywhere(69));
  });

  test('names a file that is a symbolic link, and writes no draft through it', async () => {
    const { put, server, publish, at } = shop;
    await put(62);
    const outside = join(temporaryForFile('outside'), 'services.yaml');
    renameSync(at(MENU), outside);
    symlinkSync(outside, at(MENU));
    const reason = `${MENU} in the content folder is a symbolic link: put the file itself in its place.`;
    for (const path of [publishingApi.check, publishingApi.history]) {
      const answer = await server.ask(path);
      expect([answer.status, (await answer.json()).detail]).toEqual([409, reason]);
    }
    expect(await publish()).toMatchObject({ state: 'failed', reason: expect.stringContaining(reason) });
    expect(priceIn(readFileSync(outside, 'utf8'))).toBe(69);
  });
});
