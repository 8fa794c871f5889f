import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ManifestEntry } from '../contract/release.ts';
import { buildCache } from './build-cache.ts';
import { isCompressible, shortHash, typeOf } from './files.ts';

const SMALLEST_WORTH_IT = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli at its best is slow, and most files are the same in the next release. */
export const compressedFiles = buildCache('compressed');

/** Writes the compressed forms of a file beside it where they are worth it, and says what the server must know of it. */
export async function compress(folder: string, file: string): Promise<ManifestEntry> {
  const data = await readFile(join(folder, file));
  const etag = shortHash(data);
  const worthIt = isCompressible(file) && data.length > SMALLEST_WORTH_IT;
  if (worthIt) {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    const [br, gz] = await Promise.all([
      compressedFiles.get(`brotli-11-${etag}`, () => brotli(data, { params })),
      zip(data, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await writeFile(join(folder, `${file}.br`), br);
    await writeFile(join(folder, `${file}.gz`), gz);
  }
  return {
    file,
    type: typeOf(file),
    etag,
    immutable: file.startsWith('_astro/'),
    encodings: worthIt ? ['br', 'gzip'] : [],
  };
}
