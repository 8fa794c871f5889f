import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const caches = join(import.meta.dirname, '../node_modules/.cache');
/** What no build asked for in so long is forgotten. */
const FORGOTTEN_MS = 30 * 86_400_000;

/** What was made before, by a key of all that it was made from: the next build takes it from here. */
export type MadeBefore = {
  /** The bytes under a key, made now where they are not here yet. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** How many were made now. */
  made: () => number;
  /** Removes what nobody asks for any more. */
  forget(now?: number): Promise<void>;
};

export function madeBefore(kind: string, folder = join(caches, kind)): MadeBefore {
  mkdirSync(folder, { recursive: true });
  let made = 0;
  return {
    async get(key, make) {
      const file = join(folder, key);
      try {
        const data = await readFile(file);
        const now = new Date();
        await utimes(file, now, now);
        return data;
      } catch {
        made += 1;
        const data = await make();
        // Named when it is complete: two builds may make the same at once.
        const unfinished = `${file}.${process.pid}`;
        await writeFile(unfinished, data);
        await rename(unfinished, file);
        return data;
      }
    },
    made: () => made,
    async forget(now = Date.now()) {
      for (const name of await readdir(folder)) {
        const file = join(folder, name);
        const known = await stat(file).catch(() => undefined);
        if (known && now - known.mtimeMs > FORGOTTEN_MS) await rm(file, { force: true });
      }
    },
  };
}
