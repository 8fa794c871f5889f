import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const caches = join(import.meta.dirname, '../node_modules/.cache');
const KEPT_MS = 30 * 86_400_000;

/** What a build made and the next one takes from here, by a key of all that it was made from. */
export function buildCache(kind: string, folder = join(caches, kind)) {
  mkdirSync(folder, { recursive: true });
  let made = 0;
  return {
    /** How many were made now. */
    made: () => made,
    /** The bytes under a key, made now where they are not here yet. */
    async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const file = join(folder, key);
      const known = await readFile(file).catch(() => undefined);
      if (known) {
        await utimes(file, new Date(), new Date());
        return known;
      }
      made += 1;
      const data = await make();
      // Named when it is complete: two builds may make the same at once.
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, data);
      await rename(unfinished, file);
      return data;
    },
    /** Removes what no build has asked for in thirty days. */
    async prune(now = Date.now()): Promise<void> {
      for (const name of await readdir(folder)) {
        const file = join(folder, name);
        const known = await stat(file).catch(() => undefined);
        if (known && now - known.mtimeMs > KEPT_MS) await rm(file, { force: true });
      }
    },
  };
}
