import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Places } from '../../publishing/publication.ts';
import { freshDatabase } from '../../tests/support/engines.ts';
import {
  everywhere,
  factsOf,
  freshPlaces,
  MENU,
  OWNER,
  priceIn,
  pricesIn,
  quietPublishing,
  temporary,
} from '../../tests/support/publishing.ts';
import { root } from '../../tests/support/sources.ts';
import { findProgram } from '../../tools/support/programs.ts';
import { openStore, type Store, type StoreOptions } from '../store/store.ts';
import type { Publishing } from './publishing.ts';

type Kill = {
  when: string;
  /** The publisher dies before or after it asks git for this. */
  git?: string;
  /** The server dies instead: before or after it calls the publisher, or as it looks for the new release. */
  server?: string;
  /** Whether the next server completes the publication; otherwise it ends it, and the draft stays. */
  completes: boolean;
  engine: 'sqlite' | 'postgres';
};
const KILLS: Kill[] = [
  { when: 'while the working copy is made', git: 'before worktree add', completes: false, engine: 'sqlite' },
  { when: 'when all is rendered', git: 'after commit', completes: false, engine: 'postgres' },
  { when: 'between preparing and switching', server: 'before switchTo', completes: true, engine: 'sqlite' },
  { when: 'before the content is public', git: 'before merge', completes: true, engine: 'postgres' },
  { when: 'while the content folder is written', git: 'within merge', completes: true, engine: 'sqlite' },
  { when: 'between content and release', git: 'after merge', completes: true, engine: 'sqlite' },
  { when: 'before the drafts are deleted', server: 'after switchTo', completes: true, engine: 'sqlite' },
  { when: 'after the drafts are deleted', server: 'in onPublished', completes: true, engine: 'postgres' },
];

/** A git that kills the publisher, which asks for it, and its server. 'Within' a merge it has written one file and no commit. */
const gitThatKills = (how: string, asked: string) => `#!/bin/bash
git=${findProgram('git')}
kill_all() { kill -9 $(ps -o ppid= -p $PPID) $PPID; exit 1; }
case "$*" in *' ${asked} '*) how=${how};; esac
[ "$how" != before ] || kill_all
[ "$how" != within ] || { $git show "\${!#}:${MENU}" >"$GIT_WORK_TREE/${MENU}"; kill_all; }
$git "$@"; status=$?
[ "$how" != after ] || kill_all
exit $status
`;

/** A server that publishes all drafts. */
const SERVER = `
const { openStore } = await import(${JSON.stringify(join(root, 'server/store/store.ts'))});
const { openPublishing } = await import(${JSON.stringify(join(root, 'server/publishing/publishing.ts'))});
const { createLog } = await import(${JSON.stringify(join(root, 'server/log.ts'))});
const [options, places, owner, server] = JSON.parse(process.argv[1]);
const die = () => process.kill(process.pid, 'SIGKILL');
const store = await openStore(options);
const onPublished = async () => void (server === 'in onPublished' && die());
const publishing = openPublishing({ store, places, onPublished, log: createLog('silent') });
const { switchTo } = publishing.publisher;
publishing.publisher.switchTo = async (prepared) => {
  if (server === 'before switchTo') die();
  const isCurrent = await switchTo(prepared);
  if (server === 'after switchTo') die();
  return isCurrent;
};
await publishing.begin({ drafts: await store.drafts.list() }, owner, new Date());
setInterval(() => {}, 1_000);
`;

describe.each(['sqlite', 'postgres'] as const)('a server on %s that is killed', (engine) => {
  let places: Places;
  let options: StoreOptions;
  let store: Store;
  let publishing: Publishing;
  let bin = '';
  beforeAll(async () => {
    places = await freshPlaces();
    options = { dataDir: places.dataDir, ...(engine === 'postgres' && { databaseUrl: freshDatabase() }) };
    store = await openStore(options);
    publishing = quietPublishing(store, places);
    await publishing.repository.sync();
    bin = temporary('bin');
  });

  async function publishAndDie({ git = '', server }: Kill): Promise<void> {
    const [how = '', ...asked] = git.split(' ');
    writeFileSync(join(bin, 'git'), gitThatKills(how, asked.join(' ')), { mode: 0o755 });
    const path = git ? `${bin}:${process.env.PATH}` : process.env.PATH;
    const args = ['--input-type=module', '-e', SERVER, JSON.stringify([options, places, OWNER, server])];
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, PATH: path } });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
  }

  test.each(KILLS.filter((kill) => kill.engine === engine))(
    '$when leaves a whole site, and the next one completes or ends it',
    async (kill) => {
      const before = priceIn(readFileSync(join(places.content, MENU), 'utf8'));
      const next = before + 1;
      const change = {
        file: MENU,
        path: ['haircut', 'price'],
        value: next,
        before,
        by: OWNER.name,
        byId: 'omar',
      };
      await store.drafts.save(change, new Date());
      await publishAndDie(kill);
      const [, , list, page] = pricesIn(places);
      expect([before, next]).toContain(list);
      expect(page).toBe(list);
      await publishing.keepCurrent();
      const price = kill.completes ? next : before;
      expect(pricesIn(places)).toEqual(everywhere(price));
      expect(await store.publications.newest()).toMatchObject(
        kill.completes
          ? { state: 'done', reason: null }
          : { state: 'failed', reason: expect.stringContaining('publish again') },
      );
      expect(await store.drafts.list()).toMatchObject(kill.completes ? [] : [{ value: next, before }]);
      const git = (...args: string[]) =>
        execFileSync('git', ['-C', places.content, ...args], { encoding: 'utf8' });
      expect(git('status', '--porcelain')).toBe('');
      if (kill.completes) return;
      await publishing.begin({ drafts: await store.drafts.list() }, OWNER, new Date());
      await expect.poll(() => pricesIn(places), { timeout: 60_000 }).toEqual(everywhere(next));
      await expect.poll(() => store.drafts.list()).toEqual([]);
      // Its own work is done, and that of the killed one is gone.
      expect(readdirSync(places.releases).filter((name) => /^\.(?!cache)/.test(name))).toEqual([]);
      expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
      expect(factsOf(places).content).toBe(git('rev-parse', 'HEAD').trim());
    },
  );
});
