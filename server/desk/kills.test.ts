import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { priceIn, standInProject } from '../../tests/support/desk.ts';
import { bothEngines, openedStore } from '../../tests/support/engines.ts';
import { root } from '../../tests/support/sources.ts';
import { findProgram } from '../../tools/support/programs.ts';
import { createLog } from '../log.ts';
import type { Store, StoreOptions } from '../store/store.ts';
import { openDesk } from './desk.ts';

const OWNER = { name: 'Omar', email: 'omar@example.com' };
const MENU = 'facts/services.yaml';
/** More than a publication asks of git: the last ones kill nobody. */
const MOST = 60;

/** A git that kills whoever asks it for the nth time, before or after it has done what it was asked for. */
const gitThatKills = (folder: string) => `#!/bin/bash
n=$(($(cat "${folder}/asked") + 1)); echo $n >"${folder}/asked"
[ "$n-before" != "$(cat "${folder}/at")" ] || { kill -9 $PPID; exit 1; }
${findProgram('git')} "$@"; status=$?
[ "$n-after" != "$(cat "${folder}/at")" ] || kill -9 $PPID
exit $status
`;

/** A process of its own that publishes all drafts. */
const PUBLISHER = `
const { openStore } = await import(${JSON.stringify(join(root, 'server/store/store.ts'))});
const { openDesk } = await import(${JSON.stringify(join(root, 'server/desk/desk.ts'))});
const { createLog } = await import(${JSON.stringify(join(root, 'server/log.ts'))});
const [options, places, owner] = JSON.parse(process.argv[1]);
const store = await openStore(options);
const desk = openDesk({ store, places, log: createLog('silent'), onPublished: async () => {} });
await desk.begin({ drafts: await store.drafts.list(), preview: false }, owner, new Date());
while (!(await store.publications.newest()).endedAt) await new Promise((resolve) => setTimeout(resolve, 20));
process.exit(0);
`;

async function machine(options: StoreOptions, store: Store) {
  const project = standInProject();
  const { places } = project;
  const desk = openDesk({ store, places, log: createLog('silent'), onPublished: async () => {} });
  await desk.repository.sync();
  const [bin, kills] = [project.at('bin'), project.at('kills')];
  for (const folder of [bin, kills]) mkdirSync(folder);
  writeFileSync(join(bin, 'git'), gitThatKills(kills));
  chmodSync(join(bin, 'git'), 0o755);
  const publishAndKill = async (at: string) => {
    writeFileSync(join(kills, 'asked'), '0');
    writeFileSync(join(kills, 'at'), at);
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', PUBLISHER, JSON.stringify([options, places, OWNER])],
      { stdio: 'inherit', env: { ...process.env, PATH: `${bin}:${process.env.PATH}` } },
    );
    const [, signal] = await once(child, 'exit');
    return signal === 'SIGKILL';
  };
  const prices = async () => {
    const logged = execFileSync('git', ['-C', places.content, 'show', `HEAD:${MENU}`], { encoding: 'utf8' });
    return [readFileSync(project.file(MENU), 'utf8'), logged, project.live()].map((menu) => priceIn(menu));
  };
  const draft = async (value: number) => {
    const before = priceIn(readFileSync(project.file(MENU), 'utf8'));
    const at = { file: MENU, path: ['haircut', 'price'], value, before, by: OWNER.name, byId: 'owner' };
    await store.drafts.save(at, new Date());
  };
  const publish = async () => {
    const drafts = await store.drafts.list();
    expect(await desk.begin({ drafts, preview: false }, OWNER, new Date())).toBeDefined();
    await vi.waitFor(
      async () => expect(await store.publications.newest()).toMatchObject({ reason: null, state: 'done' }),
      { timeout: 20_000, interval: 50 },
    );
  };
  return { ...project, desk, draft, publish, publishAndKill, prices };
}

test.each(bothEngines())(
  'a publication that is killed before or after anything that it asks of git is whole or not there, on %s',
  async (engine, fresh) => {
    const options = fresh();
    const store = await openedStore(options);
    const { desk, draft, publish, publishAndKill, prices, places } = await machine(options, store);
    await draft(61);
    await publish();
    let [price, kills, done] = [61, 0, 0];
    for (let turn = 1; turn < MOST; turn += 1) {
      const next = price + 1;
      await draft(next);
      // Either moment on one of the engines: what follows is the same on both.
      if (!(await publishAndKill(`${turn}-${engine === 'sqlite' ? 'before' : 'after'}`))) break;
      kills += 1;
      expect([price, next], `killed at ${turn}`).toContain((await prices())[2]);
      await store.db
        .updateTable('publications')
        .set({ seenAt: '2020' })
        .where('running', '=', 'yes')
        .execute();
      await desk.recover(new Date());
      const newest = await store.publications.newest();
      expect(newest?.endedAt, `killed at ${turn}`).not.toBeNull();
      const left = await store.drafts.list();
      if (newest?.state === 'done') {
        done += 1;
        price = next;
        expect(left, `killed at ${turn}`).toEqual([]);
      } else expect(left, `killed at ${turn}`).toMatchObject([{ value: next, before: price }]);
      expect(await prices(), `killed at ${turn}`).toEqual([price, price, price]);
      const status = execFileSync('git', ['-C', places.content, 'status', '--porcelain'], {
        encoding: 'utf8',
      });
      expect(status, `killed at ${turn}`).toBe('');
    }
    expect(kills).toBeGreaterThan(10);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(kills);
    await draft(200);
    await publish();
    expect(await prices()).toEqual([200, 200, 200]);
  },
  240_000,
);
