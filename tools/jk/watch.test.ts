import { mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dubaiDay } from '../../domain/dubai-time.ts';
import { writeAbout } from '../../release/releases.ts';
import { planRow } from '../../server/changes/plans.ts';
import { temporary } from '../../tests/support/folder.ts';
import { inStore, jk, review } from '../../tests/support/jk.ts';
import { mailServer } from '../../tests/support/mail-server.ts';
import { OPERATOR } from './content.ts';

const OLD = new Date(Date.now() - 27 * 3_600_000);

/** A site rendered today, with a store; `mails` are those that its owner receives. */
async function site() {
  const folder = temporary();
  const at = (name: string) => join(folder, name);
  const { mails, url } = await mailServer();
  for (const name of ['data', 'backups', 'releases/1']) mkdirSync(at(name), { recursive: true });
  symlinkSync('1', at('releases/current'));
  const setReleaseDay = (when: Date) => writeAbout(at('releases/1'), { day: dubaiDay(when), siteUrl: '' });
  await setReleaseDay(new Date());
  const env = {
    DATA_DIR: at('data'),
    RELEASES_DIR: at('releases'),
    SMTP_URL: url,
    NOTICE_FROM: 'site@example.com',
    NOTICE_TO: 'owner@example.com',
    LOG_LEVEL: 'silent',
  };
  await inStore({ dataDir: at('data') }, (store) => store.reviews.submit(review('Fine.'), new Date()));
  const run = (...args: string[]) => jk(env, ...args);
  /** Writes the state of a site that has been watched for more than a day. */
  const watchedLongAgo = () =>
    writeFileSync(at('data/watch.json'), JSON.stringify({ since: OLD.toISOString(), failed: {}, told: [] }));
  return { at, setReleaseDay, mails, env, run, watchedLongAgo };
}

test('mails once why the site of a new day cannot be published, with file, field and reason', async () => {
  const { at, mails, setReleaseDay, run } = await site();
  await setReleaseDay(OLD);
  const change = { file: 'facts/services.yaml', path: ['haircut', 'price'], before: 60, value: -5 };
  await inStore({ dataDir: at('data') }, (store) =>
    store.changes.publish([change], { base: 0, author: OPERATOR, at: new Date(), pages: [] }),
  );
  for (let hour = 0; hour < 2; hour += 1)
    expect(await run('watch')).toMatchObject({
      status: 1,
      error: expect.stringMatching(/services\.yaml {2}haircut\.price: must be at least 1/),
    });
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('To: owner@example.com');
  expect(mails[0]).toContain('haircut.price: must be at least');
});

test('mails an old backup once, and again after a fresh one in between', async () => {
  const { mails, at, run, watchedLongAgo } = await site();
  expect((await run('backup', '--rotate')).status).toBe(0);
  watchedLongAgo();
  expect(await run('watch')).toMatchObject({ status: 0, out: 'All is well' });
  const name = readdirSync(at('backups')).find((each) => /\.db$/.test(each)) ?? '';
  const backedUp = (when: Date) => utimesSync(at(`backups/${name}`), when, when);
  backedUp(OLD);
  for (let hour = 0; hour < 2; hour += 1)
    expect(await run('watch')).toMatchObject({
      status: 1,
      error: expect.stringContaining('The last backup is from'),
    });
  expect(mails).toHaveLength(1);
  backedUp(new Date());
  expect((await run('watch')).status).toBe(0);
  backedUp(OLD);
  await run('watch');
  expect(mails).toHaveLength(2);
});

test('waits a day for the first backup of a new site, then mails that it is missing', async () => {
  const { mails, run, watchedLongAgo } = await site();
  expect((await run('watch')).status).toBe(0);
  watchedLongAgo();
  expect((await run('watch')).error).toContain('There is no backup');
  expect(mails).toHaveLength(1);
});

test('mails the owner when mails about reviews are stuck', async () => {
  const { mails, at, run } = await site();
  await inStore({ dataDir: at('data') }, (store) => store.reviews.submit(review('Stuck'), OLD));
  expect((await run('watch')).error).toContain('have not gone out for an hour');
  expect(mails).toHaveLength(1);
});

test('reports a store that is lost or is not that of the site, also without mails, and begins a broken state anew', async () => {
  const { at, env } = await site();
  const withoutMails = { ...env, SMTP_URL: undefined };
  writeFileSync(at('data/watch.json'), '{');
  expect(await jk(withoutMails, 'watch')).toMatchObject({
    status: 0,
    error: expect.stringContaining('watch.json is broken, and begun anew'),
  });
  await writeAbout(at('releases/1'), { publication: 8, history: 'of another store' });
  expect((await jk(withoutMails, 'watch')).error).toContain(
    'The store cannot be used: The site shows publication 8, which this store does not have.',
  );
  rmSync(at('data'), { recursive: true });
  expect(await jk(withoutMails, 'watch')).toMatchObject({
    status: 1,
    error: expect.stringContaining('The store cannot be used: There is no store in'),
  });
});

test('sends a mail that failed again at the next run', async () => {
  const { mails, env, run, watchedLongAgo } = await site();
  watchedLongAgo();
  expect(await jk({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' }, 'watch')).toMatchObject({ status: 1 });
  await run('watch');
  expect(mails).toHaveLength(1);
});

test('names backups by day, passes them to BACKUP_COMMAND and restores one on trial', async () => {
  const { at, env, mails } = await site();
  const copies = at('elsewhere');
  mkdirSync(copies);
  writeFileSync(at('backups/jk-masters-2020-01-01.db'), '');
  for (let day = 10; day < 20; day += 1) writeFileSync(at(`backups/jk-masters-2021-01-${day}.db`), '');
  writeFileSync(at('backups/mine.txt'), '');
  const copied = `cp -t ${copies}`;
  const made = await jk({ ...env, BACKUP_COMMAND: copied }, 'backup', '--rotate', '--drill');
  expect([made.status, made.error]).toEqual([0, '']);
  expect(made.out).toMatch(/Restored \S+ on trial: 1 reviews, 0 accounts$/);
  const ours = /^jk-masters-20(?!2[01])\d\d-\d\d-\d\d\.db$/;
  expect(readdirSync(copies).filter((name) => ours.test(name))).toHaveLength(1);
  const left = readdirSync(at('backups'));
  expect(left).toContain('mine.txt');
  expect(left).not.toContain('jk-masters-2021-01-12.db');
  // A backup that is read leaves no other file beside it.
  expect(left.filter((name) => !/\.(db|txt)$/.test(name))).toEqual([]);
  expect(mails).toHaveLength(0);
  const failed = await jk({ ...env, BACKUP_COMMAND: 'false' }, 'backup', '--rotate');
  expect([failed.status, mails.length]).toEqual([1, 1]);
  expect(mails[0]).toContain('BACKUP_COMMAND failed');
});

test('reports a damaged backup at its trial restore and leaves the store unchanged', async () => {
  const { at, run } = await site();
  await run('backup', '--rotate');
  const [name = ''] = readdirSync(at('backups'));
  writeFileSync(at(`backups/${name}`), 'x'.repeat(9_000));
  expect((await run('backup', '--drill')).error).toContain('is damaged');
  expect((await run('reviews', 'list')).out).toContain('Fine.');
});

test('mails that a plan is late and that this machine is behind, and a mail on request', async () => {
  const { at, mails, run } = await site();
  await inStore({ dataDir: at('data') }, async ({ changes, db }) => {
    const price = { file: 'facts/services.yaml', path: ['haircut', 'price'], before: 60, value: 65 };
    await changes.publish([price], { base: 0, author: OPERATOR, at: OLD, pages: [] });
    await db
      .insertInto('publications')
      .values(planRow(OPERATOR, dubaiDay(OLD)))
      .execute();
  });
  const { error } = await run('watch');
  expect(error).toContain(`What Operator planned for ${dubaiDay(OLD)} is not public`);
  expect(error).toContain('This machine shows publication 0, and the newest is 1.');
  expect(await run('watch', '--test')).toMatchObject({
    status: 0,
    out: 'A mail was sent to owner@example.com',
  });
  expect(mails).toHaveLength(2);
});
