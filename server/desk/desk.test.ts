import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import {
  type ContentState,
  type Draft,
  deskApi,
  type FieldPath,
  type Publication,
} from '../../contract/desk.ts';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { priceIn, standInProject } from '../../tests/support/desk.ts';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { browserOf, cheapPasswords, freshStaffApp, STAFF } from '../../tests/support/staff.ts';
import { createLog } from '../log.ts';
import type { Store } from '../store/store.ts';
import { openDesk } from './desk.ts';

const MENU = 'facts/services.yaml';
const HAIRCUT = ['haircut', 'price'];
const OTHERS = [
  { email: 'sara@example.com', name: 'Sara', role: 'owner', branches: [] },
  { email: 'bilal@example.com', name: 'Bilal', role: 'branch', branches: ['jvc'] },
  { email: 'rana@example.com', name: 'Rana', role: 'moderator', branches: [] },
] as const;
const UNIQUE = {
  seoTitle: 'An article that stands here alone',
  description:
    'What only this article says of itself, in as many words as a search engine shows below its title.',
};
const PUBLISHED = { timeout: 20_000, interval: 50 };

/** A server over a content of its own, with the owner signed in. */
async function started(store: Store) {
  const project = standInProject();
  const desk = openDesk({
    store,
    log: createLog('silent'),
    places: project.places,
    onPublished: async () => {},
  });
  const server = await freshStaffApp({ store, desk, now: () => new Date() });
  await server.signIn();
  for (const one of OTHERS)
    await store.staff.add(
      { ...one, branches: [...one.branches], password: await cheapPasswords.hash(STAFF.password) },
      new Date(),
    );
  type Browser = ReturnType<typeof browserOf>;
  const browser = async (name: (typeof OTHERS)[number]['name']): Promise<Browser> => {
    const [{ email } = STAFF] = OTHERS.filter((one) => one.name === name);
    const theirs = browserOf(server.request, { 'X-Forwarded-For': email });
    await theirs.signIn({ email, password: STAFF.password });
    return theirs;
  };
  const put = (value: unknown, path: FieldPath = HAIRCUT, file = MENU, by: Browser = server, seen?: string) =>
    by.send(deskApi.drafts, { file, path, value, seen: seen ?? null }, 'PUT');
  const drafts = async (by: Browser = server) =>
    ((await (await by.ask(deskApi.content)).json()) as ContentState).drafts;
  const fileOf = async (path: string) => (await (await server.ask(deskApi.file(path))).json()).live;
  const publication = async () =>
    ((await (await server.ask(deskApi.publication)).json()) as { publication: Publication }).publication;
  /** Until the newest publication has come so far. */
  const reached = (state: Publication['state']) =>
    vi.waitFor(async () => expect((await publication()).state).toBe(state), PUBLISHED);
  const over = () =>
    vi.waitFor(async () => {
      const one = await publication();
      expect(one.endedAt).not.toBeNull();
      return one;
    }, PUBLISHED);
  const publish = async (by: Browser = server) => {
    expect((await by.send(deskApi.publish, {})).status).toBe(202);
    return over();
  };
  const undo = async (order: object) => {
    expect((await server.send(deskApi.undo, order)).status).toBe(202);
    return over();
  };
  const history = async () =>
    (await (await server.ask(deskApi.history)).json()).entries as {
      commit: string;
      title: string;
      by: string;
      pages: string[];
      changes: string[];
    }[];
  const titles = async () => (await history()).map(({ by, title }) => `${by}: ${title}`);
  /** What is public, in the files, in the log and to visitors. */
  const priceSaid = async () => {
    const logged = execFileSync('git', ['-C', project.places.content, 'show', `HEAD:${MENU}`], {
      encoding: 'utf8',
    });
    return [readFileSync(project.file(MENU), 'utf8'), logged, project.live()].map((menu) => priceIn(menu));
  };
  return {
    ...{ store, desk, project, server, browser, put, drafts, publication, reached, over, publish, undo },
    ...{ history, titles, priceSaid, fileOf },
  };
}

describe.each(bothEngines())('the desk on %s', (_, fresh) => {
  const begun = async () => started(await openedStore(fresh()));

  test('a draft is public once it is published, in the name of who did it', async () => {
    const { put, drafts, publish, titles, history, priceSaid, server } = await begun();
    const saved: Draft = await (await put(65)).json();
    expect(saved).toMatchObject({ value: 65, before: 60, by: STAFF.name });
    const state: ContentState = await (await server.ask(deskApi.content)).json();
    expect(state.descriptions[saved.id]).toBe('Haircut 60 → 65');
    expect(await publish()).toMatchObject({ reason: null, mistakes: [], state: 'done' });
    expect(await priceSaid()).toEqual([65, 65, 65]);
    expect(await drafts()).toEqual([]);
    expect((await titles())[0]).toBe(`${STAFF.name}: Haircut 60 → 65`);
    expect((await history())[0]).toMatchObject({ pages: ['/'], changes: ['Haircut 60 → 65'] });
  });

  test('of two people on one field the second sees what the first wrote, and chooses', async () => {
    const { put, browser, drafts } = await begun();
    const first: Draft = await (await put(65)).json();
    const sara = await browser('Sara');
    const refused = await put(70, HAIRCUT, MENU, sara);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ draft: { id: first.id, value: 65, by: STAFF.name } });
    expect((await put(70, HAIRCUT, MENU, sara, first.at)).status).toBe(200);
    expect(await drafts()).toMatchObject([{ id: first.id, value: 70, before: 60, by: 'Sara' }]);
    expect((await put(71)).status).toBe(409);
  });

  test('a draft within another one is part of it, and the outer one takes in what stood within', async () => {
    const { put, drafts } = await begun();
    const barber = { id: 'ali-new', name: 'Ali', branch: 'jvc' };
    await put('Ali the First', ['ali-new', 'name'], 'facts/team.yaml');
    await put(barber, ['ali-new'], 'facts/team.yaml');
    await put('Ali the Second', ['ali-new', 'name'], 'facts/team.yaml');
    expect(await drafts()).toMatchObject([
      { path: ['ali-new'], before: null, value: { ...barber, name: 'Ali the Second' } },
    ]);
  });

  test('a file can be written, changed and taken away as a whole', async () => {
    const { put, publish, drafts, project, fileOf } = await begun();
    const [file, known] = ['en/articles/new-one.mdx', 'en/articles/grooming-tips-dubai.mdx'];
    const article = { title: 'New', text: 'Words.' };
    await put(article, [], file);
    await put('More words.', ['text'], file);
    expect(await drafts()).toMatchObject([{ path: [], value: { title: 'New', text: 'More words.' } }]);
    const { state, mistakes } = await publish();
    expect([state, mistakes.every((one) => one.file === file)]).toEqual(['failed', true]);
    expect(existsSync(project.file(file))).toBe(false);
    const whole = { ...(await fileOf(known)), title: 'Another title', ...UNIQUE };
    await put(whole, [], file);
    expect(await publish()).toMatchObject({ mistakes: [], state: 'done' });
    expect(await fileOf(file)).toMatchObject({ title: 'Another title' });
    await put(null, [], file);
    expect((await publish()).state).toBe('done');
    expect(existsSync(project.file(file))).toBe(false);
    expect((await put(null, [], `../${known}`)).status).toBe(422);
  });

  test('each edits and publishes what is theirs', async () => {
    const { put, browser, drafts, server, publish, priceSaid, project } = await begun();
    const [bilal, rana] = [await browser('Bilal'), await browser('Rana')];
    const hours = (branch: string) =>
      put('12:00', [branch, 'hours', 'opens'], 'facts/branches.yaml', bilal).then(({ status }) => status);
    expect(await hours('al-barsha')).toBe(403);
    expect(await hours('jvc')).toBe(200);
    expect((await put(1, HAIRCUT, MENU, bilal)).status).toBe(403);
    expect((await put('x', ['jvc', 'name'], 'facts/branches.yaml', bilal)).status).toBe(403);
    for (const path of [deskApi.content, deskApi.file(MENU), deskApi.check, deskApi.history])
      expect((await rana.ask(path)).status, path).toBe(403);
    await put(65);
    expect(await drafts(bilal)).toHaveLength(1);
    const [own] = (await drafts()).filter(({ file }) => file === MENU);
    expect((await bilal.send(deskApi.draft(own?.id ?? ''), {}, 'DELETE')).status).toBe(404);
    expect(await publish(bilal)).toMatchObject({ state: 'done', by: 'Bilal' });
    expect(await priceSaid()).toEqual([60, 60, 60]);
    expect(readFileSync(project.file('facts/branches.yaml'), 'utf8')).toContain('12:00');
    expect(await drafts()).toMatchObject([{ file: MENU, value: 65 }]);
    expect((await server.request(deskApi.content)).status).toBe(401);
  });

  test('a branch account reads what its screens show, and nothing else', async () => {
    const { browser } = await begun();
    const bilal = await browser('Bilal');
    const status = async (file: string) => (await bilal.ask(deskApi.file(file))).status;
    for (const file of ['facts/branches.yaml', 'facts/team.yaml', 'facts/photos.yaml', 'en/team.yaml'])
      expect(await status(file), file).toBe(200);
    for (const file of [MENU, 'facts/business.yaml', 'en/home.yaml', 'en/articles/grooming-tips-dubai.mdx'])
      expect(await status(file), file).toBe(403);
    const { files }: ContentState = await (await bilal.ask(deskApi.content)).json();
    expect(files).toEqual([
      'ar/team.yaml',
      'en/team.yaml',
      'facts/branches.yaml',
      'facts/photos.yaml',
      'facts/team.yaml',
    ]);
  });

  test('a new article is a draft in every language until its words are written', async () => {
    const { put, browser, drafts, publish, server, project, titles, fileOf } = await begun();
    const order = { kind: 'article', id: 'beards-in-summer', name: 'Beards in summer' };
    expect((await (await browser('Bilal')).send(deskApi.new, order)).status).toBe(403);
    expect((await server.send(deskApi.new, order)).status).toBe(200);
    expect((await server.send(deskApi.new, order)).status).toBe(409);
    const [english] = (await drafts()).filter(({ file }) => file === 'en/articles/beards-in-summer.mdx');
    expect(english?.value).toMatchObject({
      title: 'Beards in summer',
      featured: false,
      published: dubaiDay(new Date()),
    });
    // Thrown away in one language, it is gone in all of them.
    await server.ask(deskApi.draft(english?.id ?? ''), { method: 'DELETE' });
    expect(await drafts()).toEqual([]);
    expect((await server.send(deskApi.new, order)).status).toBe(200);
    expect((await server.send(deskApi.publish, {})).status).toBe(409);
    await put(65);
    expect((await publish()).state).toBe('done');
    expect((await titles())[0]).toBe(`${STAFF.name}: Haircut 60 → 65`);
    expect(await drafts()).toHaveLength(2);
    for (const locale of ['en', 'ar']) {
      const file = `${locale}/articles/beards-in-summer.mdx`;
      const written = await fileOf(`${locale}/articles/grooming-tips-dubai.mdx`);
      await put({ ...written, title: 'Beards in summer', ...UNIQUE }, [], file);
    }
    expect(await publish()).toMatchObject({ mistakes: [], state: 'done' });
    expect(existsSync(project.file('ar/articles/beards-in-summer.mdx'))).toBe(true);
    expect(await drafts()).toEqual([]);
  });

  test('what is wrong in a draft, and a build that fails, leave everything as it is', async () => {
    const { put, drafts, publish, priceSaid, project, titles, server } = await begun();
    await put(62);
    await publish();
    const before = [await priceSaid(), project.release(), await titles()];
    await put(0);
    expect((await (await server.ask(deskApi.check)).json()).mistakes).toMatchObject([{ path: HAIRCUT }]);
    const failed = await publish();
    expect(failed).toMatchObject({ state: 'failed', mistakes: [{ path: HAIRCUT }] });
    await put(65);
    project.put('broken');
    expect(await publish()).toMatchObject({
      state: 'failed',
      reason: 'The site could not be built: A page cannot be made',
    });
    expect(await drafts()).toMatchObject([{ value: 65, before: 62 }]);
    expect([await priceSaid(), project.release(), await titles()]).toEqual(before);
    project.take('broken');
    expect((await publish()).state).toBe('done');
    expect(await priceSaid()).toEqual([65, 65, 65]);
  });

  test('one change is taken back, unless later ones stand on it; a day takes back all of it', async () => {
    const { put, publish, undo, history, priceSaid, titles } = await begun();
    for (const price of [65, 70]) {
      await put(price);
      await publish();
    }
    const [newest, older] = await history();
    expect(await undo({ commit: older?.commit })).toMatchObject({
      state: 'failed',
      reason: "Later changes stand on 'Haircut 60 → 65': undo these first, or go back to a day.",
    });
    expect(await priceSaid()).toEqual([70, 70, 70]);
    expect((await undo({ commit: newest?.commit })).state).toBe('done');
    expect(await priceSaid()).toEqual([65, 65, 65]);
    expect((await titles())[0]).toBe(`${STAFF.name}: Undone: Haircut 65 → 70`);
    expect(await undo({ commit: '0'.repeat(40) })).toMatchObject({ reason: 'There is no such change.' });
    expect(await undo({ day: '2020-01-01' })).toMatchObject({
      reason: 'There is nothing as old as 2020-01-01.',
    });
  });

  test('of two who publish at once one does, and what is written meanwhile stays on top', async () => {
    const { put, browser, drafts, project, server, reached, over, publish, priceSaid } = await begun();
    await put(65);
    project.put('hold');
    const sara = await browser('Sara');
    const answers = await Promise.all([server, sara].map((one) => one.send(deskApi.publish, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    await reached('building');
    expect((await server.send(deskApi.undo, { day: '2026-01-01' })).status).toBe(409);
    await put(70);
    project.take('hold');
    expect((await over()).state).toBe('done');
    expect(await priceSaid()).toEqual([65, 65, 65]);
    expect(await drafts()).toMatchObject([{ value: 70, before: 65 }]);
    expect((await publish()).state).toBe('done');
    expect(await priceSaid()).toEqual([70, 70, 70]);
  });

  test('what somebody writes in the files meanwhile is kept, and publishing says so', async () => {
    const { put, drafts, project, server, reached, over, publish, priceSaid, titles } = await begun();
    await put(65);
    project.put('hold');
    await server.send(deskApi.publish, {});
    await reached('building');
    appendFileSync(project.file('facts/team.yaml'), '# by hand\n');
    project.take('hold');
    expect(await over()).toMatchObject({
      state: 'failed',
      reason: 'The files were changed at the same time. Publish again.',
    });
    expect((await titles())[0]).toBe('JK Masters: Edited in the files');
    expect(await drafts()).toMatchObject([{ value: 65 }]);
    expect((await publish()).state).toBe('done');
    expect(await priceSaid()).toEqual([65, 65, 65]);
    expect(readFileSync(project.file('facts/team.yaml'), 'utf8')).toContain('# by hand');
  });

  test('a file that is no YAML any more is named with its line, by the check and by publishing', async () => {
    const { put, project, server, publish } = await begun();
    await put(65);
    appendFileSync(project.file(MENU), "broken: 'open\n");
    const mistakes = [{ file: MENU, line: expect.any(Number), reason: expect.stringContaining('a quote') }];
    expect((await (await server.ask(deskApi.check)).json()).mistakes).toMatchObject(mistakes);
    expect(await publish()).toMatchObject({ state: 'failed', mistakes });
  });

  test('a field that was changed in the files is looked at again before it is published', async () => {
    const { put, project, publish, priceSaid, drafts } = await begun();
    await put(65);
    const menu = readFileSync(project.file(MENU), 'utf8');
    writeFileSync(project.file(MENU), menu.replace('haircut, price: 60', 'haircut, price: 61'));
    const failed = await publish();
    expect(failed.reason).toMatch(/^Haircut 60 → 65: somebody changed this after Mona did/);
    expect(await drafts()).toMatchObject([{ value: 65 }]);
    await put(66);
    expect((await publish()).state).toBe('done');
    expect(await priceSaid()).toEqual([66, 66, 66]);
  });

  test('somebody pushes while the desk is open', async () => {
    const { put, project, publish, priceSaid, titles, server } = await begun();
    await server.ask(deskApi.file(MENU));
    const clone = project.at('clone');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', ...args], {
        cwd: project.at('.'),
        stdio: 'pipe',
      });
    git('clone', '-q', project.places.content, clone);
    const menu = readFileSync(`${clone}/${MENU}`, 'utf8');
    writeFileSync(`${clone}/${MENU}`, menu.replace('haircut, price: 60', 'haircut, price: 63'));
    git('-C', clone, 'commit', '-qam', 'From afar');
    git('-C', clone, 'push', '-q');
    const { live } = await (await server.ask(deskApi.file(MENU))).json();
    expect(live.find(({ id }: { id: string }) => id === 'haircut').price).toBe(63);
    await put(65);
    expect((await publish()).state).toBe('done');
    expect(await priceSaid()).toEqual([65, 65, 65]);
    expect((await titles()).slice(0, 2)).toEqual([`${STAFF.name}: Haircut 63 → 65`, 'Dev: From afar']);
  });

  test('a publication whose process stood still is ended by another, and says so', async () => {
    const { put, project, server, store, reached, publication, drafts, priceSaid, publish } = await begun();
    await put(65);
    project.put('hold');
    await server.send(deskApi.publish, {});
    await reached('building');
    await store.db.updateTable('publications').set({ seenAt: '2020' }).execute();
    expect(await publication()).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('publish again'),
    });
    project.take('hold');
    await sleep(1_000);
    expect(project.live()).toBe('');
    expect(await drafts()).toMatchObject([{ value: 65 }]);
    expect((await publish()).state).toBe('done');
    expect(await priceSaid()).toEqual([65, 65, 65]);
  });

  test('names a file that is a symbolic link, and writes no draft through it', async () => {
    const { put, project, server, publish } = await begun();
    await server.ask(deskApi.file(MENU));
    await put(65);
    const outside = project.at('outside.yaml');
    renameSync(project.file(MENU), outside);
    symlinkSync(outside, project.file(MENU));
    const reason = `${MENU} in the content folder is a symbolic link: put the file itself in its place.`;
    for (const path of [deskApi.check, deskApi.history]) {
      const answer = await server.ask(path);
      expect([answer.status, (await answer.json()).detail]).toEqual([409, reason]);
    }
    expect(await publish()).toMatchObject({ state: 'failed', reason: expect.stringContaining(reason) });
    expect(priceIn(readFileSync(outside, 'utf8'))).toBe(60);
  });

  test('a lock that a killed git left keeps nobody from working', async () => {
    const { put, publish, project, server } = await begun();
    await server.ask(deskApi.file(MENU));
    for (const lock of ['index.lock', 'HEAD.lock', 'refs/heads/main.lock']) {
      const path = project.file(`.git/${lock}`);
      writeFileSync(path, '');
      utimesSync(path, new Date(0), new Date(0));
    }
    appendFileSync(project.file(MENU), '# by hand\n');
    await put(65);
    expect((await publish()).state).toBe('done');
    rmSync(project.file(MENU));
  });
});
