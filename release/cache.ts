import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { HOUR_MS } from '../domain/durations.ts';

export const digestOf = (...data: (Buffer | string)[]) => {
  const hash = createHash('sha256');
  for (const part of data) hash.update(part);
  return hash.digest('base64url').slice(0, 16);
};

export type Cache = ReturnType<typeof openCache>;

/**
 * The build cache: files named by a digest of their inputs. Releases hard-link them, so equal files are built and stored once. A
 * publication needs thousands of these small files, for which synchronous calls take a fraction of the time.
 */
export function openCache(folder: string) {
  const used = new Set<string>();
  const pathOf = (name: string) => join(folder, name);
  return {
    pathOf,

    /** The path of a cached file, created atomically if missing. */
    async file(name: string, make: () => Promise<Buffer | string> | Buffer | string): Promise<string> {
      const path = pathOf(name);
      used.add(name);
      if (existsSync(path)) return path;
      const data = await make();
      const unfinished = `${path}.${randomUUID()}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(unfinished, data);
      renameSync(unfinished, path);
      return path;
    },

    /** Hard-links a cached file, created if missing. A link that fails needs the file, its folder, or a copy instead. */
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

    /** A value that is cached as JSON, made if missing. */
    async json<T>(name: string, make: () => Promise<T> | T): Promise<T> {
      let made: T | undefined;
      const path = await this.file(name, async () => {
        made = await make();
        return JSON.stringify(made);
      });
      return made ?? JSON.parse(readFileSync(path, 'utf8'));
    },

    /** Deletes files that no release links and the last publication did not use. */
    prune(now = Date.now()): void {
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        const known = used.has(name) ? undefined : statSync(pathOf(name), { throwIfNoEntry: false });
        if (known && known.nlink === 1 && now - known.mtimeMs > HOUR_MS)
          rmSync(pathOf(name), { force: true });
      }
      used.clear();
    },
  };
}
