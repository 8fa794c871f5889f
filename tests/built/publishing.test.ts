import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ContentState, type Publication, publishingApi, versionOf } from '../../contract/publishing.ts';
import { startServer } from '../../tools/support/server-process.ts';
import { jk } from '../support/jk.ts';
import { everywhere, freshPlaces, MENU, PUBLISHED, pricesIn } from '../support/publishing.ts';
import { root } from '../support/sources.ts';
import { browserOf } from '../support/staff.ts';

const OWNER = { email: 'omar@example.com', password: 'a long enough password' };

test('publishes a price even if the server is killed or a build runs at the same time', async () => {
  const places = await freshPlaces();
  const env = {
    CONTENT_DIR: places.content,
    RELEASES_DIR: places.releases,
    DATA_DIR: places.dataDir,
  };
  let server = await startServer(env, places.dataDir);
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  const account = ['staff', 'add', OWNER.email, 'Omar', '--role', 'owner'];
  expect(await jk({ ...env, STAFF_PASSWORD: OWNER.password }, ...account)).toMatchObject({ status: 0 });
  const owner = browserOf((path, init) => fetch(server.origin + path, init));
  await owner.signIn(OWNER);
  const ended = () =>
    vi.waitFor(async () => {
      const { publication } = await (await owner.ask(publishingApi.publication)).json();
      expect(publication.endedAt).not.toBeNull();
      return publication as Publication;
    }, PUBLISHED);
  const drafts = async () => ((await (await owner.ask(publishingApi.content)).json()) as ContentState).drafts;
  const publish = async () => {
    const order = { drafts: (await drafts()).map(versionOf) };
    expect((await owner.send(publishingApi.publish, order)).status).toBe(202);
  };
  /** Waits until the running server serves the price. */
  const servesPrice = (price: number) =>
    expect
      .poll(async () => (await fetch(`${server.origin}/services`)).text(), { timeout: 10_000 })
      .toMatch(new RegExp(`AED\\s${price}\\b`));

  const change = { file: MENU, path: ['haircut', 'price'], value: 65, seen: null };
  expect((await owner.send(publishingApi.drafts, change, 'PUT')).status).toBe(200);
  await publish();
  await server.stop('SIGKILL');
  server = await startServer(env, places.dataDir);
  expect(await ended()).toMatchObject({ state: 'failed', reason: expect.stringContaining('publish again') });
  expect(pricesIn(places)).toEqual(everywhere(60));
  expect(await drafts()).toMatchObject([{ value: 65, before: 60 }]);

  await publish();
  const build = spawn(process.execPath, ['tools/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: undefined, ...env },
  });
  expect(await ended()).toMatchObject({ state: 'done', reason: null });
  await servesPrice(65);
  expect(await once(build, 'exit')).toEqual([0, null]);
  expect(pricesIn(places)).toEqual(everywhere(65));
  expect(await drafts()).toEqual([]);
  await servesPrice(65);
});
