import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { priceIn, standInProject } from '../../tests/support/desk.ts';
import { openedStore } from '../../tests/support/engines.ts';
import { createLog } from '../log.ts';
import { openDesk } from './desk.ts';

const OWNER = { name: 'Omar', email: 'omar@example.com' };
const MENU = 'facts/services.yaml';
const FULL = 'The server could not do it: the disk of the server is full. Make room there and try again.';
const KB = 1_024;

/** A disk of 32 MB of its own; `leave` fills it but for so many bytes. */
function smallDisk() {
  const disk = mkdtempSync(join(tmpdir(), 'jk-masters-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'jk-masters-desk', disk]);
  onTestFinished(() => {
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true });
  });
  const ballast = join(disk, 'ballast');
  const leave = (bytes: number) => {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - bytes));
  };
  return { disk, leave, makeRoom: () => rmSync(ballast) };
}

test.skipIf(process.getuid?.() !== 0)(
  'a disk that is full while somebody publishes takes nothing from anybody, however full it is (skipped where no disk can be made)',
  async () => {
    const { disk, leave, makeRoom } = smallDisk();
    const project = standInProject(join(disk, 'site'));
    const { places } = project;
    const store = await openedStore({ dataDir: places.dataDir });
    const desk = openDesk({ store, places, log: createLog('silent'), onPublished: async () => {} });
    await desk.repository.sync();
    const draft = (value: number, before: number) => {
      const at = { file: MENU, path: ['haircut', 'price'], before, by: OWNER.name, byId: 'owner' };
      return store.drafts.save({ ...at, value }, new Date());
    };
    const prices = async () => {
      const logged = execFileSync('git', ['-C', places.content, 'show', `HEAD:${MENU}`], {
        encoding: 'utf8',
      });
      return [readFileSync(project.file(MENU), 'utf8'), logged, project.live()].map((menu) => priceIn(menu));
    };
    const publish = async () =>
      desk.begin({ drafts: await store.drafts.list(), preview: false }, OWNER, new Date());
    const ended = () =>
      vi.waitFor(
        async () => {
          const newest = await store.publications.newest();
          expect(newest?.endedAt).toBeTruthy();
          return newest;
        },
        { timeout: 15_000, interval: 50 },
      );
    await draft(61, 60);
    await publish();
    expect(await ended()).toMatchObject({ state: 'done' });

    // Nothing can be kept, or the copy cannot be made.
    leave(0);
    await expect(draft(62, 61)).rejects.toThrow();
    await expect(publish()).rejects.toThrow();
    makeRoom();
    await draft(62, 61);
    leave(200 * KB);
    await publish();
    expect(await ended()).toMatchObject({
      state: 'failed',
      reason: FULL,
    });
    makeRoom();
    expect(await prices()).toEqual([61, 61, 61]);

    let price = 61;
    for (const free of [0, 8, 12, 16, 24]) {
      const next = price + 1;
      await draft(next, price);
      const before = project.built();
      project.put('hold-built');
      await publish();
      await vi.waitFor(() => expect(project.built()).toBeGreaterThan(before), { timeout: 15_000 });
      leave(free * KB);
      project.take('hold-built');
      // Ended, or left to whoever looks for what was cut off.
      await sleep(2_500);
      expect([price, next], `${free} KB`).toContain(priceIn(project.live()));
      makeRoom();
      await store.db
        .updateTable('publications')
        .set({ seenAt: '2020' })
        .where('running', '=', 'yes')
        .execute();
      await desk.recover(new Date());
      const newest = await ended();
      if (newest?.state === 'done') price = next;
      expect(await prices(), `${free} KB`).toEqual([price, price, price]);
      const left = await store.drafts.list();
      if (newest?.state === 'done') {
        expect(left, `${free} KB`).toEqual([]);
        continue;
      }
      expect(newest?.reason, `${free} KB`).toBe(FULL);
      expect(left, `${free} KB`).toMatchObject([{ value: next, before: price }]);
    }
    await draft(200, price);
    await publish();
    expect(await ended()).toMatchObject({ state: 'done' });
    expect(await prices()).toEqual([200, 200, 200]);
  },
  120_000,
);
