import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ContentState, deskApi, type Publication } from '../../contract/desk.ts';
import { startServer } from '../../tools/support/server-process.ts';
import { priceIn } from '../support/desk.ts';
import { inStore, jk } from '../support/jk.ts';
import { root } from '../support/sources.ts';
import { browserOf } from '../support/staff.ts';

const OWNER = { email: 'omar@example.com', password: 'a long enough password' };
const MENU = 'facts/services.yaml';
const WITHIN = { timeout: 150_000, interval: 100 };

const seen = (prices: () => Promise<unknown[]>, price: number) =>
  vi.waitFor(async () => expect(await prices()).toEqual([price, price, price, true]), WITHIN);

/** A server with a content and releases of its own, and its owner's browser; `begin` starts it again. */
async function shop() {
  const folder = mkdtempSync(join(tmpdir(), 'jk-masters-shop-'));
  const [data, content, releases] = [join(folder, 'data'), join(folder, 'content'), join(folder, 'releases')];
  const current = readlinkSync(join(root, 'releases/current'));
  cpSync(join(root, 'releases', current), join(releases, current), { recursive: true });
  symlinkSync(current, join(releases, 'current'));
  const env = { CONTENT_DIR: content, RELEASES_DIR: releases, DATA_DIR: data };
  let server = await startServer(env, data);
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await jk(
    { ...env, STAFF_PASSWORD: OWNER.password },
    'staff',
    'add',
    OWNER.email,
    'Omar',
    '--role',
    'owner',
  );
  const owner = browserOf((path, init) => fetch(server.origin + path, init));
  await owner.signIn(OWNER);
  const publication = async (): Promise<Publication> =>
    (await (await owner.ask(deskApi.publication)).json()).publication;
  const reached = (state: Publication['state']) =>
    vi.waitFor(async () => expect((await publication()).state).toBe(state), WITHIN);
  return {
    owner,
    reached,
    put: async (value: number) => {
      const change = { file: MENU, path: ['haircut', 'price'], value, seen: null };
      expect((await owner.send(deskApi.drafts, change, 'PUT')).status).toBe(200);
    },
    begin: async (path: string, order: object = {}) =>
      expect((await owner.send(path, order)).status).toBe(202),
    over: () =>
      vi.waitFor(async () => {
        const one = await publication();
        expect(one.endedAt).not.toBeNull();
        return one;
      }, WITHIN),
    drafts: async () => ((await (await owner.ask(deskApi.content)).json()) as ContentState).drafts,
    newest: async () => (await (await owner.ask(deskApi.history)).json()).entries[0],
    /** In the files, in the log, in the list that is answered and on the page. */
    prices: async () => {
      const [page = '', list = ''] = await Promise.all(
        ['/services', '/api/services'].map(async (path) => (await fetch(server.origin + path)).text()),
      );
      const { price }: { price: number } = JSON.parse(list).find(
        ({ id }: { id: string }) => id === 'haircut',
      );
      const logged = execFileSync('git', ['-C', content, 'show', `HEAD:${MENU}`], { encoding: 'utf8' });
      const menus = [readFileSync(join(content, MENU), 'utf8'), logged].map((menu) => priceIn(menu));
      return [...menus, price, new RegExp(`AED\\s${price}\\b`).test(page)];
    },
    /** What the timer of the machine does at midnight. */
    nightly: () =>
      promisify(execFile)(process.execPath, ['tools/build.ts'], {
        cwd: root,
        env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env },
      }),
    killAndStart: async () => {
      await server.stop('SIGKILL');
      await inStore({ dataDir: data }, ({ db }) =>
        db.updateTable('publications').set({ seenAt: '2020' }).execute(),
      );
      server = await startServer(env, data);
    },
  };
}

test('a price goes from a tap to every visitor, and back by Undo; a nightly build meanwhile takes neither away', async () => {
  const { put, begin, over, prices, newest, nightly, reached } = await shop();
  await put(65);
  await begin(deskApi.publish);
  await reached('building');
  const night = nightly();
  expect(await over()).toMatchObject({ reason: null, state: 'done' });
  await night;
  await seen(prices, 65);
  const { commit, title, pages } = await newest();
  expect(title).toBe('Haircut 60 → 65');
  expect(pages).toEqual(expect.arrayContaining(['/', '/ar', '/services']));
  await begin(deskApi.undo, { commit });
  expect(await over()).toMatchObject({ reason: null, state: 'done' });
  await seen(prices, 60);
  await nightly();
  await seen(prices, 60);
}, 600_000);

test('a server that is killed while it builds leaves what is public and every draft, and publishes again', async () => {
  const { put, begin, over, prices, drafts, reached, killAndStart } = await shop();
  await put(65);
  await begin(deskApi.publish);
  await reached('building');
  await killAndStart();
  expect(await over()).toMatchObject({ state: 'failed', reason: expect.stringContaining('publish again') });
  await seen(prices, 60);
  expect(await drafts()).toMatchObject([{ value: 65, before: 60 }]);
  await begin(deskApi.publish);
  expect(await over()).toMatchObject({ reason: null, state: 'done' });
  await seen(prices, 65);
  expect(await drafts()).toEqual([]);
}, 600_000);
