import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HOUR_MS } from '../domain/durations.ts';

export const digestOf = (...data: (Buffer | string)[]) => {
  const hash = createHash('sha256');
  for (const part of data) hash.update(part);
  return hash.digest('base64url').slice(0, 16);
};

export type Cache = ReturnType<typeof openCache>;

/** The build cache: files named by a digest of their inputs. Releases hard-link them, so equal files are built and stored once. */
export function openCache(folder: string) {
  const used = new Set<string>();
  const pathOf = (name: string) => join(folder, name);
  return {
    pathOf,

    /** The path of a cached file, created atomically if missing. */
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

    /**
     * Hard-links a cached file, created if missing. A link that fails needs the file, its folder, or a copy instead. A release has
     * a thousand links: as asynchronous calls they take five times as long.
     */
    async link(
      name: string,
      to: string,
      make: () => Promise<Buffer | string> | Buffer | string,
    ): Promise<void> {
      used.add(name);
      const link = () => linkSync(pathOf(name), to);
      try {
        link();
      } catch {
        mkdirSync(dirname(to), { recursive: true });
        const path = await this.file(name, make);
        try {
          link();
        } catch {
          copyFileSync(path, to);
        }
      }
    },

    /** Reads a cached file as text, and creates it if missing. */
    async text(name: string, make: () => string): Promise<string> {
      return readFile(await this.file(name, make), 'utf8');
    },

    /** Deletes files that no release links and the last publication did not use. */
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
