import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { CURRENT, SITE } from '../../contract/release.ts';
import { inList } from '../../server/changes/list.ts';
import { freePort, until } from '../../tools/support/programs.ts';
import { startServer } from '../../tools/support/server-process.ts';
import { openedStore } from '../support/engines.ts';
import { inStore } from '../support/jk.ts';
import { startPostgres } from '../support/postgres-cluster.ts';
import { linkedReleases, temporaryForFile } from '../support/publishing.ts';
import { draft } from '../support/server.ts';

const REVIEWERS = 5;

type Health = '/readyz' | '/healthz';

/** A server, and clients that send reviews and retry each with its key until it is acknowledged, as the form does. */
async function busyServer(dataDir: string, databaseUrl?: string, health?: Health) {
  const releases = await linkedReleases();
  const env = {
    PORT: String(await freePort()),
    RELEASES_DIR: releases,
    REVIEW_LIMIT: '1000000',
    LOG_LEVEL: 'silent',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  let server = await startServer(env, dataDir, health);
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  const statusOf = (path: string, init?: RequestInit) =>
    fetch(server.origin + path, init).then(
      ({ status }) => status,
      () => undefined,
    );
  const home = async () => (await fetch(server.origin)).text();
  const whole = await home();
  const acknowledged = new Set<string>();
  const unexpected: number[] = [];
  let isRunning = true;
  async function sendReviews(): Promise<void> {
    while (isRunning) {
      const words = randomUUID();
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': words };
      const body = JSON.stringify(draft({ review: words }));
      while (isRunning && !acknowledged.has(words)) {
        const status = await statusOf('/api/reviews', { method: 'POST', headers, body });
        if (status === 200 || status === 201) acknowledged.add(words);
        else if (status && status !== 503) unexpected.push(status);
        await sleep(20);
      }
    }
  }
  const reviewers = Array.from({ length: REVIEWERS }, sendReviews);

  return {
    /** Empties the file of the home page and one of the cache, as a power cut may. */
    async kill(): Promise<void> {
      await server.stop('SIGKILL');
      const [cached = ''] = readdirSync(join(releases, '.cache'));
      for (const file of [join(releases, CURRENT, SITE, 'index.html'), join(releases, '.cache', cached)]) {
        // Not through the link that the built release shares.
        rmSync(file);
        writeFileSync(file, '');
      }
      server = await startServer(env, dataDir);
      await until(async () => (await home()) === whole, 60_000, 'The home page is not whole');
    },
    /** Waits until more reviews are acknowledged than now. */
    untilMore: (known = acknowledged.size) =>
      until(() => acknowledged.size > known + REVIEWERS, 30_000, 'No review is acknowledged'),
    /** Pages are served whether the store is ready or not. */
    async untilReady(isReady: boolean): Promise<void> {
      const status = isReady ? 200 : 503;
      await until(async () => (await statusOf('/readyz')) === status, 30_000, `/readyz is not ${status}`);
      expect(await statusOf('/')).toBe(200);
    },
    /** Compares acknowledged reviews with stored ones. */
    async finish(): Promise<void> {
      isRunning = false;
      await Promise.all(reviewers);
      expect(await server.stop('SIGTERM')).toBe(0);
      const rows = await inStore({ dataDir, ...(databaseUrl && { databaseUrl }) }, (store) =>
        store.db.selectFrom('reviews').select('review').execute(),
      );
      const stored = new Set(rows.map(({ review }) => review));
      expect([...acknowledged].filter((words) => !stored.has(words))).toEqual([]);
      expect(rows).toHaveLength(stored.size);
      expect(unexpected).toEqual([]);
    },
  };
}

test('stores every acknowledged review once, although the server is killed while it writes', async () => {
  const server = await busyServer(temporaryForFile());
  for (const _ of [1, 2]) {
    await server.untilMore();
    await server.kill();
  }
  await server.untilMore();
  await server.finish();
});

test('starts before its database, and recovers when that or a machine with its lock stops, freezes or refuses writes', async () => {
  const cluster = await startPostgres();
  onTestFinished(cluster.stop);
  const databaseUrl = cluster.database();
  await cluster.end('fast');
  const server = await busyServer(temporaryForFile(), databaseUrl, '/healthz');
  await server.untilReady(false);
  await cluster.start();
  await server.untilMore();
  for (const how of ['fast', 'immediate'] as const) {
    await cluster.end(how);
    await server.untilReady(false);
    await cluster.start();
    await server.untilMore();
  }
  cluster.endConnections();
  await server.untilMore();
  // Connections that were made meanwhile stay read-only.
  const setting = `alter database ${new URL(databaseUrl).pathname.slice(1)}`;
  cluster.psql(`${setting} set default_transaction_read_only = on`);
  cluster.endConnections();
  await server.untilReady(false);
  cluster.psql(`${setting} reset default_transaction_read_only`);
  await server.untilMore();
  await server.untilReady(true);
  const other = await openedStore({ dataDir: '', databaseUrl });
  const frozen = Promise.withResolvers<void>();
  const held = inList(other.db, () => frozen.promise);
  await server.untilReady(false);
  await server.untilReady(true);
  frozen.resolve();
  await expect(held).rejects.toThrow();
  cluster.freeze();
  try {
    await server.untilReady(false);
  } finally {
    cluster.thaw();
  }
  await server.untilMore();
  await server.untilReady(true);
  await server.finish();
});

test('refuses reviews while the disk is full, and takes them again when there is room', async ({ skip }) => {
  const disk = temporaryForFile();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'none', disk]).status !== 0)
    return skip('Only root can mount a small disk');
  onTestFinished(() => void spawnSync('umount', ['-l', disk]));
  const server = await busyServer(join(disk, 'data'));
  await server.untilMore();
  const ballast = join(disk, 'ballast');
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=512']);
  await server.untilReady(false);
  rmSync(ballast);
  await server.untilReady(true);
  await server.untilMore();
  await server.finish();
});
