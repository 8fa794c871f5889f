import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../ask.ts';
import type { Fault } from '../stage.ts';
import { untilNotReady, untilReady } from '../until.ts';

const SIZE_MB = 24;

/** Leaves not one byte free. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  for (let block = 1_048_576; block >= 1; ) {
    try {
      writeSync(file, Buffer.alloc(block));
    } catch {
      block = Math.floor(block / 2);
    }
  }
  closeSync(file);
}

/** On a small disk made for it, which only root may do. */
export const fullDisk: Fault = {
  name: 'disk full',
  engine: 'sqlite',
  async run({ copy, ledger, plan }) {
    if (process.getuid?.() !== 0) return 'skipped: only root can make a small disk';
    const disk = mkdtempSync(join(tmpdir(), 'jk-masters-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'jk-masters-soak', disk]);
    try {
      await copy.replace('SIGTERM', { DATA_DIR: join(disk, 'data') });
      await sleep(plan.heldMs / 4);
      fill(join(disk, 'ballast'));
      await untilNotReady(copy.origin);
      await sleep(plan.heldMs);
      const lists = await ask(`${copy.origin}/api/services`, { agent: false });
      if (lists !== 200) throw new Error(`/api/services: ${lists}`);
      rmSync(join(disk, 'ballast'));
      await untilReady(copy.origin);
      await sleep(plan.heldMs / 4);
    } finally {
      rmSync(join(disk, 'ballast'), { force: true });
      await copy.replace('SIGTERM');
      await ledger.read({ dataDir: join(disk, 'data') });
      execFileSync('umount', ['-l', disk]);
      rmSync(disk, { recursive: true, force: true });
    }
    return `${plan.heldMs / 1_000} s, ${SIZE_MB} MB`;
  },
};
