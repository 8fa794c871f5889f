import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
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
      if (fs.existsSync(path)) return path;
      const data = await make();
      const unfinished = `${path}.${randomUUID()}`;
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(unfinished, data);
      fs.renameSync(unfinished, path);
      return path;
    },

    /** Hard-links a cached file, created if missing. A link that fails needs the file, its folder, or a copy instead. */
    async link(
      name: string,
      to: string,
      make: () => Promise<Buffer | string> | Buffer | string,
    ): Promise<void> {
      used.add(name);
      try {
        fs.linkSync(pathOf(name), to);
      } catch {
        fs.mkdirSync(dirname(to), { recursive: true });
        const path = await this.file(name, make);
        await fs.promises.link(path, to).catch(() => fs.promises.copyFile(path, to));
      }
    },

    /** A value that is cached as JSON, made if missing. */
    async json<T>(name: string, make: () => Promise<T> | T): Promise<T> {
      let made: T | undefined;
      const path = await this.file(name, async () => {
        made = await make();
        return JSON.stringify(made);
      });
      return made ?? JSON.parse(fs.readFileSync(path, 'utf8'));
    },

    /** Deletes files that no release links and the last publication did not use. */
    prune(now = Date.now()): void {
      for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
        const known = used.has(name) ? undefined : fs.statSync(pathOf(name), { throwIfNoEntry: false });
        if (known && known.nlink === 1 && now - known.mtimeMs > HOUR_MS)
          fs.rmSync(pathOf(name), { force: true });
      }
      used.clear();
    },
  };
}
