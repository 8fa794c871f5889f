import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Finds a program on PATH, or in sbin, which is not on every PATH. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin', '/sbin');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

const DEBIAN = '/usr/lib/postgresql';

/** Folder of initdb and postgres of Debian's newest version, if installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** Calls `ask` until it returns a truthy value, and returns that; throws after `withinMs`. */
export async function until<T>(
  ask: () => Promise<T> | T,
  withinMs: number,
  failure: string,
): Promise<NonNullable<T>> {
  for (const began = performance.now(); performance.now() - began < withinMs; await sleep(50)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error(failure);
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('This machine has no free port');
  return address.port;
}
