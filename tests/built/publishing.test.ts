import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { type ContentState, type Publication, publishingApi, versionOf } from '../../contract/changes.ts';
import { startServer } from '../../tools/support/server-process.ts';
import { jk } from '../support/jk.ts';
import { freshPlaces, MENU } from '../support/publishing.ts';
import { root } from '../support/sources.ts';
import { browserOf } from '../support/staff.ts';

const OWNER = { email: 'omar@example.com', password: 'a long enough password' };

test('publishes a price while a build runs', async () => {
  const places = await freshPlaces();
  const env = { RELEASES_DIR: places.releases, DATA_DIR: places.dataDir };
  const server = await startServer(env, places.dataDir);
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  const account = ['staff', 'add', OWNER.email, 'Omar', '--role', 'owner'];
  expect(await jk({ ...env, STAFF_PASSWORD: OWNER.password }, ...account)).toMatchObject({ status: 0 });
  const owner = browserOf((path, init) => fetch(server.origin + path, init));
  await owner.signIn(OWNER);
  const drafts = async () => ((await (await owner.ask(publishingApi.content)).json()) as ContentState).drafts;
  const publish = async (): Promise<Publication> => {
    const order = { drafts: (await drafts()).map(versionOf) };
    return (await owner.send(publishingApi.publish, order)).json();
  };
  /** Waits until the running server serves the price. */
  const servesPrice = (price: number) =>
    expect
      .poll(async () => (await fetch(`${server.origin}/services`)).text(), { timeout: 10_000 })
      .toMatch(new RegExp(`AED\\s${price}\\b`));

  const change = { file: MENU, path: ['haircut', 'price'], value: 65, seen: null };
  expect((await owner.send(publishingApi.drafts, change, 'PUT')).status).toBe(200);
  const published = publish();
  const build = spawn(process.execPath, ['tools/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: undefined, ...env },
  });
  const built = once(build, 'exit');
  expect(await published).toMatchObject({ state: 'done', reason: null });
  await servesPrice(65);
  expect(await built).toEqual([0, null]);
  expect(await drafts()).toEqual([]);
  await servesPrice(65);
});
