import { createHash, randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const HOUR_MS = 3_600_000;

export const digestOf = (...data: (Buffer | string)[]) => {
  const hash = createHash('sha256');
  for (const part of data) hash.update(part);
  return hash.digest('base64url').slice(0, 16);
};

export type Cache = ReturnType<typeof openCache>;

/**
 * What publications made, by names that say what each file was made from. Releases hard-link these files: what is equal in
 * many releases is made once and takes its room once.
 */
export function openCache(folder: string) {
  const used = new Set<string>();
  const pathOf = (name: string) => join(folder, name);
  return {
    pathOf,

    /** The path of a cached file, made first where it is missing. Complete files appear in one step. */
    async file(name: string, make: () => Promise<Buffer | string> | Buffer | string): Promise<string> {
      const path = pathOf(name);
      used.add(name);
      if (await stat(path).catch(() => undefined)) return path;
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, await make());
      await rename(unfinished, path);
      return path;
    },

    /** The same as text. */
    async text(name: string, make: () => string): Promise<string> {
      return readFile(await this.file(name, make), 'utf8');
    },

    /** Deletes what no release links and the last publication did not use. */
    async prune(now = Date.now()): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const known = used.has(name) ? undefined : await stat(pathOf(name)).catch(() => undefined);
        if (known && known.nlink === 1 && now - known.mtimeMs > HOUR_MS)
          await rm(pathOf(name), { force: true });
      }
      used.clear();
    },
  };
}

/** Gives a file a second name; a copy where the file system has no hard links. */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}
