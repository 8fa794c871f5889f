import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { filesOf } from '../../server/store/store-file.ts';

/** Until it is on the disk: a file, or a folder with the names in it. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Whether the first bytes of a file are these. */
export function begins(file: string, words: string): boolean {
  const handle = openSync(file, 'r');
  const first = Buffer.alloc(words.length);
  readSync(handle, first);
  closeSync(handle);
  return first.toString('latin1') === words;
}

export function removeStore(file: string): void {
  for (const path of [...filesOf(file), `${file}-journal`]) rmSync(path, { force: true });
}

/** By whatever name: a link to a file is that file. */
export function isSameFile(one: string, other: string): boolean {
  if (!existsSync(one) || !existsSync(other)) return false;
  const [a, b] = [statSync(realpathSync(one)), statSync(realpathSync(other))];
  return a.dev === b.dev && a.ino === b.ino;
}

/** Throws before a copy that cannot end well. */
export function checkRoom(from: string, to: string): void {
  const { bavail, bsize } = statfsSync(dirname(to));
  const [needed, free] = [statSync(from).size, bavail * bsize];
  const inMb = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;
  if (needed > free)
    throw new Error(
      `${dirname(to)} has no room for this: ${inMb(needed)} are needed, ${inMb(free)} are free`,
    );
}
