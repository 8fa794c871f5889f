import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Draft, type Publication, publishingApi, versionOf } from '../../contract/changes.ts';
import { BRANCHES } from '../../domain/content-files.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { currentRelease } from '../../release/releases.ts';
import { freshDatabase } from '../../tests/support/engines.ts';
import {
  beforeStep,
  everywhere,
  MENU,
  OWNER,
  publishNow,
  quietPublishing,
  served,
} from '../../tests/support/publishing.ts';
import { HAIRCUT, machine, type machineOn, openShop, sharedShop } from '../../tests/support/shop.ts';
import { STAFF } from '../../tests/support/staff.ts';
import { openStore } from '../app/store.ts';

const MACHINE = { id: 'x', name: 'Machine', email: '' };
const UNIQUE = {
  seoTitle: 'An article that stands here alone',
  description:
    'What only this article says of itself, in as many words as a search engine shows below its title.',
};

/** The server of a machine with another owner, Sara, signed in, too. */
async function started(on?: ReturnType<typeof machineOn>) {
  const shop = on ? await openShop(on) : await sharedShop();
  const { server, drafts, read } = shop;
  const sara = await server.colleague('Sara', { role: 'owner' });
  type Browser = typeof sara;
  const begin = async (path: string, order: object = {}, by: Browser = server): Promise<Publication> => {
    const answer = await by.send(path, order);
    expect(answer.status).toBe(200);
    return answer.json();
  };
  /** Publishes these drafts, or all that the account sees. */
  const publish = async (by: Browser = server, chosen?: Draft[]) =>
    begin(publishingApi.publish, { drafts: (chosen ?? (await drafts(by))).map(versionOf) }, by);
  const undo = (order: object) => begin(publishingApi.undo, order);
  const check = () => read(publishingApi.check);
  const fileOf = async (path: string) => (await read(publishingApi.file(path))).live;
  return { ...shop, sara, begin, publish, undo, check, fileOf };
}

test("publishes drafts under the account's name, also on PostgreSQL, and hands them out as files", async () => {
  const options = { dataDir: '', databaseUrl: freshDatabase() };
  const { put, drafts, publish, history, prices, server } = await started(await machine(options));
  const saved: Draft = await (await put(65)).json();
  expect(saved).toMatchObject({ value: 65, before: 60, by: STAFF.name });
  expect(await publish()).toMatchObject({ reason: null, mistakes: [], state: 'done' });
  expect(await prices()).toEqual(everywhere(65));
  expect(await drafts()).toEqual([]);
  const [newest] = await history();
  const change = { file: MENU, path: ['haircut', 'price'], before: 60, value: 65 };
  expect(newest).toMatchObject({ by: STAFF.name, changes: [change] });
  expect(newest?.pages).toEqual(expect.arrayContaining(['/', '/ar', '/services']));
  expect(newest?.pages).not.toContain('/privacy');
  const archive = await (await server.ask(publishingApi.zip)).text();
  for (const said of ['PK\u0003\u0004', MENU, 'haircut, price: 65', 'en/articles/grooming-tips-dubai.mdx'])
    expect(archive).toContain(said);
});

// The tests share one site: each begins with the public content and leaves no drafts.
describe('a publication', () => {
  let shop: Awaited<ReturnType<typeof started>>;
  beforeAll(async () => {
    shop = await started();
  });
  afterEach(() => shop.discard());
  const unchanged = async () => [
    await shop.prices(),
    (await shop.history()).length,
    await currentRelease(shop.places.releases),
  ];

  test('writes, changes and deletes whole files', async () => {
    const { put, publish, drafts, fileOf } = shop;
    const [file, known] = ['en/articles/new-one.mdx', 'en/articles/grooming-tips-dubai.mdx'];
    await put({ title: 'New', text: 'Words.' }, [], file);
    await put('More words.', ['text'], file);
    expect(await drafts()).toMatchObject([
      { path: [], before: null, value: { title: 'New', text: 'More words.' } },
    ]);
    const { state, mistakes } = await publish();
    expect([state, mistakes.every((one) => one.file === file)]).toEqual(['failed', true]);
    expect(await fileOf(file)).toBe(null);
    const arabic = await fileOf(known.replace('en', 'ar'));
    const inArabic = { ...arabic, ...UNIQUE, title: 'مقال آخر' };
    await put({ ...(await fileOf(known)), title: 'Another title', ...UNIQUE }, [], file);
    await put(inArabic, [], file.replace('en', 'ar'));
    expect(await publish()).toMatchObject({ mistakes: [], state: 'done' });
    expect(await fileOf(file)).toMatchObject({ title: 'Another title' });
    expect(served(shop.places, 'blog/new-one.html')).toContain('Another title');
    for (const each of [file, file.replace('en', 'ar')]) await put(null, [], each);
    expect(await publish()).toMatchObject({ mistakes: [], state: 'done' });
    expect(await fileOf(file)).toBe(null);
    expect(() => served(shop.places, 'blog/new-one.html')).toThrow('ENOENT');
    expect((await put(null, [], `../${known}`)).status).toBe(422);
  });

  test('is refused with a new article that is not finished, and succeeds without it', async () => {
    const { put, bilal, drafts, publish, check, server, history } = shop;
    const order = { kind: 'article', id: 'beards-in-summer', name: 'Beards in summer' };
    expect((await bilal.send(publishingApi.new, order)).status).toBe(403);
    const digits = await server.send(publishingApi.new, { ...order, id: '50' });
    expect([digits.status, await digits.text()]).toEqual([422, expect.stringContaining('lower-case words')]);
    expect((await server.send(publishingApi.new, order)).status).toBe(200);
    expect((await server.send(publishingApi.new, order)).status).toBe(409);
    const [article] = await drafts();
    expect(article?.value).toMatchObject({ featured: false, published: dubaiDay(new Date()) });
    const price: Draft = await (await put(46, ['manicure', 'price'])).json();
    const { state, mistakes } = await publish();
    expect([state, new Set(mistakes.map(({ file }) => file))]).toEqual(['failed', new Set([article?.file])]);
    expect((await check()).faulty.map(({ id }: Draft) => id)).toEqual([article?.id]);
    expect(await publish(server, [price])).toMatchObject({ state: 'done' });
    expect((await history())[0]).toMatchObject({ by: STAFF.name, changes: [{ before: 45, value: 46 }] });
    expect(await drafts()).toEqual([article]);
  });

  test('leaves out an unfinished branch with the texts that came with it', async () => {
    const { put, drafts, check, server } = shop;
    const addresses = { en: 'Uptown Mirdif, Dubai', ar: 'أبتاون مردف، دبي' };
    const order = { kind: 'branch', id: 'mirdif', name: 'Mirdif', arabicName: 'مردف', addresses };
    expect((await server.send(publishingApi.new, order)).status).toBe(200);
    const branch = (await drafts()).map(({ id }) => id);
    await put(47, ['manicure', 'price']);
    expect((await check()).faulty.map(({ id }: Draft) => id).sort()).toEqual(branch.sort());
    await server.ask(publishingApi.draft(branch[0] ?? ''), { method: 'DELETE' });
    expect(await drafts()).toMatchObject([{ value: 47 }]);
  });

  test('is refused with a service without its English name, of which all drafts are faulty', async () => {
    const { put, publish, check, drafts } = shop;
    const service = { id: 'father-and-son', price: 99, minutes: 60, icon: 'fade', rank: 20 };
    await put(service, ['father-and-son'], MENU);
    const words = { name: 'الأب والابن', description: 'قصّتان.' };
    await put(words, ['items', 'father-and-son'], 'ar/services.yaml');
    const ids = (await drafts()).map(({ id }) => id);
    await put(24, ['eyebrows', 'price']);
    const missing = { file: 'en/services.yaml', path: ['items', 'father-and-son'], reason: 'is missing' };
    expect(await publish()).toMatchObject({ state: 'failed', mistakes: [missing] });
    expect((await check()).faulty.map(({ id }: Draft) => id).sort()).toEqual(ids.sort());
    expect(await drafts()).toHaveLength(3);
  });

  test('includes only the chosen drafts; a draft that two accounts choose is published for both', async () => {
    const { put, sara, publish, prices, drafts, begin, publishing, server } = shop;
    await put(85, ['pedicure', 'price'], MENU, sara);
    await put(22, ['moustache', 'price']);
    const [theirs, own] = [
      (await drafts()).filter(({ by }) => by === 'Sara'),
      (await drafts()).filter(({ by }) => by !== 'Sara'),
    ];
    const order = { drafts: own.map(versionOf) };
    const second = Promise.withResolvers<Promise<Publication>>();
    beforeStep(publishing, 'finish', () => second.resolve(begin(publishingApi.publish, order, sara)));
    expect(await publish(server, own)).toMatchObject({ state: 'done' });
    expect(await second.promise).toMatchObject({ state: 'done', reason: null });
    expect(await prices('moustache')).toEqual(everywhere(22));
    expect(await drafts()).toEqual(theirs);
    expect(await publish(sara, own)).toMatchObject({ state: 'done', reason: null });
    for (const { id } of theirs) await server.ask(publishingApi.draft(id), { method: 'DELETE' });
    const gone = await sara.send(publishingApi.publish, { drafts: theirs.map(versionOf) });
    expect(gone.status).toBe(409);
  });

  test('of an owner goes before those of others, and what an account publishes while its last one waits joins it', async () => {
    const { put, bilal, publish, publishing, history } = shop;
    const gate = Promise.withResolvers<object>();
    void publishing.run(OWNER, () => gate.promise);
    const saved: Draft[] = [];
    for (const [field, value] of [
      ['opens', '12:00'],
      ['closes', '02:00'],
    ] as const)
      saved.push(await (await put(value, ['jvc', 'hours', field], BRANCHES, bilal)).json());
    const others = saved.map((draft) => publish(bilal, [draft]));
    await sleep(300);
    const price: Draft = await (await put(21, ['moustache', 'price'])).json();
    const own = publish(shop.server, [price]);
    await sleep(300);
    gate.resolve({});
    const answers = await Promise.all([own, ...others]);
    expect(answers.map(({ state }) => state)).toEqual(Array(3).fill('done'));
    expect((await history()).slice(0, 2)).toMatchObject([
      { by: 'Bilal', changes: [{ value: '12:00' }, { value: '02:00' }] },
      { by: STAFF.name, changes: [{ value: 21 }] },
    ]);
  });

  test('with a mistake is refused and changes nothing', async () => {
    const { put, drafts, publish, check } = shop;
    const before = await unchanged();
    await put(6000);
    expect((await check()).mistakes).toMatchObject([{ path: HAIRCUT }]);
    expect(await publish()).toMatchObject({ state: 'failed', mistakes: [{ path: HAIRCUT }] });
    expect(await drafts()).toMatchObject([{ value: 6000 }]);
    expect(await unchanged()).toEqual(before);
  });

  test('is undone', async () => {
    const { put, publish, undo, history, prices } = shop;
    await put(65);
    const { publication, pages } = await publish();
    // The pages of the changed file come first.
    expect(pages?.slice(0, 3)).toEqual(['/ar/services', '/services', '/']);
    expect((await history())[0]).toMatchObject({ publication, pages });
    expect((await undo({ publication })).state).toBe('undone');
    expect(await prices()).toEqual(everywhere(60));
    expect((await history())[0]?.changes).toMatchObject([{ before: 60, value: 65 }]);
    expect(await undo({ publication: 999 })).toMatchObject({ reason: 'There is no such change.' });
  });

  test('says which letters of a changed title its link pictures leave out', async () => {
    const { put, publish } = shop;
    const title = { file: 'en/team-page.yaml', path: ['hero', 'title'] };
    await put('Choose the barber first 🇦🇪', title.path, title.file);
    expect(await publish()).toMatchObject({
      state: 'done',
      notices: [{ ...title, values: { letters: '🇦🇪' } }],
    });
    await put(61);
    expect(await publish()).toMatchObject({ state: 'done', notices: [] });
    await put(60);
    await put('Choose the barber first.', title.path, title.file);
    await publish();
  });

  test('waits for the previous one, and keeps drafts that change meanwhile', async () => {
    const { publishing, put, sara, drafts, begin, prices, publish } = shop;
    await put(80);
    const queued = Promise.withResolvers<ReturnType<typeof publish>[]>();
    beforeStep(publishing, 'prepare', async () => {
      await put(81);
      await put(26, ['eyebrows', 'price'], MENU, sara);
      queued.resolve([publish(sara)]);
    });
    await begin(publishingApi.publish, { drafts: (await drafts()).map(versionOf) });
    expect(await Promise.all(await queued.promise)).toMatchObject([{ reason: null, state: 'done' }]);
    expect([await prices(), await prices('eyebrows')]).toEqual([everywhere(81), everywhere(26)]);
    expect(await drafts()).toEqual([]);
    await put(60);
    expect((await publish()).state).toBe('done');
  });

  test('starts again if another machine publishes meanwhile, and keeps its change', async () => {
    const { publishing, put, publish, prices, store, places } = shop;
    await put(65);
    const other = quietPublishing(await openStore(places), places);
    beforeStep(publishing, 'prepare', async () => {
      const change = { file: MENU, path: ['manicure', 'price'], before: 46, value: 48 };
      expect((await publishNow(other, [change], MACHINE)).state).toBe('done');
    });
    expect(await publish()).toMatchObject({ state: 'done', reason: null });
    expect([await prices(), await prices('manicure')]).toEqual([everywhere(65), everywhere(48)]);
    expect((await store.changes.history(2)).map(({ author }) => author)).toEqual([STAFF.name, 'Machine']);
  });

  test('is refused if the field has another value meanwhile, until the draft is saved again', async () => {
    const { publishing, put, publish, prices, drafts } = shop;
    await put(67);
    const together = [{ file: MENU, path: HAIRCUT, before: 65, value: 61 }];
    await publishNow(publishing, together, MACHINE);
    expect((await publish()).reason).toMatch(/haircut\.price: this was changed after Mona changed it/);
    expect(await drafts()).toMatchObject([{ value: 67 }]);
    await put(68);
    expect((await publish()).state).toBe('done');
    expect(await prices()).toEqual(everywhere(68));
  });

  test('whose process is killed fails and keeps its drafts, and can be repeated', async () => {
    const { publishing, put, publish, drafts, prices } = shop;
    const before = await unchanged();
    await put(69);
    beforeStep(publishing, 'prepare', () => void setTimeout(publishing.worker.stop, 50));
    expect(await publish()).toMatchObject({
      state: 'failed',
      reason: 'The server could not do it: its log has the reason. Try again, or ask the person who runs it.',
    });
    expect(await drafts()).toMatchObject([{ value: 69 }]);
    beforeStep(publishing, 'prepare', () => {
      throw new Error("EROFS: read-only file system, mkdir '/var/lib/jk-masters/releases/.new-1'");
    });
    expect((await publish()).reason).toBe(
      'The server could not do it: the server may not write on its disk. Ask the person who runs it.',
    );
    expect(await unchanged()).toEqual(before);
    expect((await publish()).state).toBe('done');
    expect(await prices()).toEqual(everywhere(69));
  });
});
