import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './errors.ts';

const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;
/** The longest text has 60 KB; parsing 30 MB of YAML takes minutes. */
const MAX_BYTES = { text: 500_000, photo: 50_000_000 };

/** Reads a file of a content folder. Refuses a link, which could expose any file of the machine, a pipe, which never ends, and a file that is too large. */
export function readContentFile(folder: string, file: string, kind: keyof typeof MAX_BYTES): Buffer {
  const refuse = (reason: string, remedy: string) => {
    throw new ContentError([{ file, reason, remedy }], new Map());
  };
  let open: number | undefined;
  try {
    open = openSync(join(folder, file), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const stat = fstatSync(open);
    if (!stat.isFile()) refuse('is not a regular file', 'put the file itself in its place');
    if (stat.size > MAX_BYTES[kind])
      refuse(`is larger than ${MAX_BYTES[kind] / 1_000} KB`, 'shorten it, or take it out');
    return readFileSync(open);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP')
      refuse('is a symbolic link', 'put the file itself in its place');
    throw error;
  } finally {
    if (open !== undefined) closeSync(open);
  }
}
