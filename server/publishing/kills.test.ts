import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  everywhere,
  freshPlaces,
  MENU,
  OWNER,
  priceIn,
  pricesIn,
  quietPublishing,
  temporaryForFile,
} from '../../tests/support/publishing.ts';
import { root } from '../../tests/support/sources.ts';
import { findProgram } from '../../tools/support/programs.ts';
import { openStore } from '../store/store.ts';

/** A git wrapper that kills the publisher (its parent) and the server after the merge: content public, release not yet. */
const GIT = `#!/bin/bash
${findProgram('git')} "$@"; status=$?
case "$*" in *' merge '*) kill -9 $(ps -o ppid= -p $PPID) $PPID;; esac
exit $status
`;

/** A server that publishes all drafts. */
const SERVER = `
const { openStore } = await import(${JSON.stringify(join(root, 'server/store/store.ts'))});
const { openPublishing } = await import(${JSON.stringify(join(root, 'server/publishing/publishing.ts'))});
const { createLog } = await import(${JSON.stringify(join(root, 'server/log.ts'))});
const [places, owner] = JSON.parse(process.argv[1]);
const store = await openStore(places);
const publishing = openPublishing({ store, places, onPublished: async () => {}, log: createLog('silent') });
await publishing.begin({ drafts: await store.drafts.list() }, owner, new Date());
setInterval(() => {}, 1_000);
`;

// `npm run soak` kills servers at random moments of publications.
test('completes a publication that was killed between content and release, with the site intact in between', async () => {
  const places = await freshPlaces();
  const store = await openStore(places);
  const publishing = quietPublishing(store, places);
  await publishing.repository.sync();
  const before = priceIn(readFileSync(join(places.content, MENU), 'utf8'));
  const change = {
    file: MENU,
    path: ['haircut', 'price'],
    value: before + 1,
    before,
    by: OWNER.name,
    byId: 'omar',
  };
  await store.drafts.save(change, new Date());

  const bin = temporaryForFile('bin');
  writeFileSync(join(bin, 'git'), GIT, { mode: 0o755 });
  const args = ['--input-type=module', '-e', SERVER, JSON.stringify([places, OWNER])];
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  const child = spawn(process.execPath, args, { stdio: 'inherit', env });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  expect(pricesIn(places)).toEqual([before + 1, before + 1, before, before]);

  await publishing.keepCurrent();
  expect(pricesIn(places)).toEqual(everywhere(before + 1));
  expect(await store.publications.newest()).toMatchObject({ state: 'done', reason: null });
  expect(await store.drafts.list()).toEqual([]);
  expect(execFileSync('git', ['-C', places.content, 'status', '--porcelain'], { encoding: 'utf8' })).toBe('');
});
