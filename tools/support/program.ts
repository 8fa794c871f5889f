import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of that name is; servers stand in sbin, which is not on everybody's path. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin', '/sbin');
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
