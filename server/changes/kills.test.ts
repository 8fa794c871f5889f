import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { valueAt } from '../../domain/field-path.ts';
import {
  everywhere,
  freshPlaces,
  MENU,
  OWNER,
  pricesIn,
  quietPublishing,
} from '../../tests/support/publishing.ts';
import { root } from '../../tests/support/sources.ts';
import { openStore } from '../app/store.ts';
import { addDrafts } from './add-drafts.ts';
import { publishDrafts } from './publish-drafts.ts';

/** A server that publishes all drafts and kills itself at a step. */
const SERVER = `
const { openStore } = await import(${JSON.stringify(join(root, 'server/app/store.ts'))});
const { openPublishing } = await import(${JSON.stringify(join(root, 'server/changes/keep-current.ts'))});
const { publishDrafts } = await import(${JSON.stringify(join(root, 'server/changes/publish-drafts.ts'))});
const { currentFacts } = await import(${JSON.stringify(join(root, 'release/releases.ts'))});
const { createLog } = await import(${JSON.stringify(join(root, 'server/log.ts'))});
const [places, owner, step] = JSON.parse(process.argv[1]);
const store = await openStore(places);
const publishing = openPublishing({ store, ...places, shown: () => currentFacts(places.releases), log: createLog('silent') });
const die = () => process.kill(process.pid, 'SIGKILL');
const { worker } = publishing;
if (step === 'while it renders') {
  const prepare = worker.prepare;
  worker.prepare = (...args) => (setTimeout(die, 500), prepare(...args));
}
if (step === 'before the transaction') store.changes.publish = die;
if (step === 'in the transaction')
  store.changes.publish = (changes, { base }) =>
    store.db.transaction().execute(async (transaction) => {
      const row = { number: base + 1, id: 'x', at: '', author: '', authorId: '', pages: '' };
      await transaction.insertInto('publications').values(row).execute();
      await transaction.updateTable('changes').set({ publication: 'x' }).execute();
      die();
    });
if (step === 'after the transaction') worker.finish = die;
if (step === 'while it switches') {
  const finish = worker.finish;
  worker.finish = (...args) => (setTimeout(die, 4), finish(...args));
}
const drafts = await store.changes.drafts();
await publishing.run(owner, (context) => publishDrafts(context, drafts, owner));
die();
`;

test.each([
  ['while it renders', false],
  ['before the transaction', false],
  ['in the transaction', false],
  ['after the transaction', true],
  ['while it switches', true],
])('a publication that is killed %s is public as a whole or not at all', async (step, isPublic) => {
  const places = await freshPlaces();
  const store = await openStore(places);
  onTestFinished(store.close);
  const publishing = quietPublishing(store, places);
  const before = Number(valueAt(publishing.content.live(MENU), ['haircut', 'price']));
  const field = { file: MENU, path: ['haircut', 'price'], before, by: OWNER.name, byId: 'omar' };
  await addDrafts(store.db, [{ ...field, value: before + 1 }], new Date(), () => true);
  const args = ['--input-type=module', '-e', SERVER, JSON.stringify([places, OWNER, step])];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  expect((await store.changes.drafts()).length).toBe(isPublic ? 0 : 1);
  await publishing.keepCurrent();
  expect(await pricesIn({ publishing, places })).toEqual(everywhere(isPublic ? before + 1 : before));
  if (isPublic) return;
  const drafts = await store.changes.drafts();
  await publishing.run(OWNER, (context) => publishDrafts(context, drafts, OWNER));
  expect(await pricesIn({ publishing, places })).toEqual(everywhere(before + 1));
});
