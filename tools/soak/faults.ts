import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { storeFileOf } from '../../server/store/store-file.ts';
import { until } from '../support/programs.ts';
import { owner } from './owner.ts';
import { type Engine, RELEASES, type Rig } from './rig.ts';

/** Number of repetitions per fault, and the duration of a lock or a full disk. */
export const FULL = { kills: 50, restarts: 12, locks: 3, switches: 10, publications: 20, heldMs: 8_000 };
export const SHORT = { kills: 3, restarts: 1, locks: 1, switches: 2, publications: 1, heldMs: 3_000 };

type Fault = {
  name: string;
  /** Limits the fault to one engine. */
  engine?: Engine;
  /** Returns a summary; throws if the server did not recover. */
  run: (rig: Rig, times: typeof FULL) => Promise<string>;
};

export const FAULTS: Fault[] = [
  /** Kills the server at random moments, while it writes. */
  {
    name: 'kill -9',
    async run(rig, { kills: count }) {
      for (let kill = 0; kill < count; kill += 1) {
        await sleep(300 + Math.random() * 500);
        await rig.restart('SIGKILL');
      }
      return `${count} kills`;
    },
  },
  {
    name: 'database restarted',
    engine: 'postgres',
    async run({ cluster, untilReady }, { restarts }) {
      // A clean shutdown, a crash, and closed connections only.
      for (const how of ['fast', 'immediate', 'connections'] as const)
        for (let turn = 0; turn < restarts; turn += 1) {
          if (how === 'connections') cluster?.endConnections();
          else {
            await cluster?.end(how);
            await sleep(300);
            await cluster?.start();
          }
          await untilReady(true);
          await sleep(Math.random() * 500);
        }
      return `${restarts} of each kind`;
    },
  },
  /** The database keeps its connections open but does not answer. */
  {
    name: 'database frozen',
    engine: 'postgres',
    async run({ cluster, untilReady }, { locks, heldMs }) {
      for (let turn = 0; turn < locks; turn += 1) {
        cluster?.freeze();
        try {
          await untilReady(false);
          await sleep(heldMs);
        } finally {
          cluster?.thaw();
        }
        await untilReady(true);
      }
      return `${locks} × ${heldMs / 1_000} s`;
    },
  },
  {
    name: 'server started before its database',
    engine: 'postgres',
    async run(rig) {
      await rig.cluster?.end('fast');
      await rig.restart('SIGTERM', {}, '/healthz');
      await rig.untilReady(false);
      await rig.cluster?.start();
      await rig.untilReady(true);
      return '1 start';
    },
  },
  /** Like the lock of a database browser. */
  {
    name: 'store locked by another program',
    async run({ dataDir, databaseUrl, untilReady }, { locks, heldMs }) {
      for (let lock = 0; lock < locks; lock += 1) {
        if (databaseUrl) {
          const other = new pg.Client(databaseUrl);
          await other.connect();
          await other.query('begin; lock table reviews in access exclusive mode');
          await sleep(heldMs);
          await other.end();
        } else {
          const other = new DatabaseSync(storeFileOf(dataDir), { timeout: 5_000 });
          other.exec('begin immediate');
          await untilReady(false);
          await sleep(heldMs);
          other.close();
        }
        await untilReady(true);
      }
      return `${locks} × ${heldMs / 1_000} s`;
    },
  },
  /** Uses a small tmpfs, which only root can mount. */
  {
    name: 'disk full',
    engine: 'sqlite',
    async run(rig, { heldMs }) {
      if (process.getuid?.() !== 0) return 'skipped: only root can make a small disk';
      const disk = mkdtempSync(join(tmpdir(), 'jk-masters-disk-'));
      const ballast = join(disk, 'ballast');
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'jk-masters-soak', disk]);
      try {
        await rig.restart('SIGTERM', { DATA_DIR: join(disk, 'data') });
        await sleep(heldMs / 4);
        // Writes until the disk is full.
        spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=512']);
        await rig.untilReady(false);
        await sleep(heldMs);
        rmSync(ballast);
        await rig.untilReady(true);
        await sleep(heldMs / 4);
      } finally {
        rmSync(ballast, { force: true });
        await rig.restart('SIGTERM');
        await rig.ledger.read({ dataDir: join(disk, 'data') });
        execFileSync('umount', ['-l', disk]);
        rmSync(disk, { recursive: true, force: true });
      }
      return `${heldMs / 1_000} s`;
    },
  },
  {
    name: 'release switched',
    async run({ origin, jk }, { switches }) {
      for (let turn = 0; turn < switches; turn += 1) {
        const index = turn % RELEASES.length;
        await jk('releases', 'use', String(index + 1));
        const isServed = async () =>
          (await (await fetch(`${origin}/`)).text()).includes(`only-${RELEASES[index]}.js`);
        await until(isServed, 10_000, 'The server did not switch to the release');
      }
      return `${switches} switches`;
    },
  },
  /** Kills the server during a random step of a publication. */
  {
    name: 'owner publishes while killed',
    async run(rig, { publications }) {
      const { change, publish, expectConsistent } = await owner(rig);
      let done = 0;
      for (let turn = 0; turn <= publications; turn += 1) {
        await change(100 + turn);
        const answer = publish().catch(() => {});
        // The last publication runs undisturbed.
        if (turn < publications) {
          await sleep(Math.random() * 4_000);
          await rig.restart('SIGKILL');
        }
        await answer;
        if (await expectConsistent(100 + turn)) done += 1;
        else if (turn === publications) throw new Error('The undisturbed publication failed');
      }
      return `${publications} kills, ${done} of ${publications + 1} published`;
    },
  },
];
