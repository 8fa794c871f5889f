import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ManifestEntry } from '../contract/release.ts';
import { isCompressible, shortHash, typeOf } from './files.ts';

const SMALLEST_WORTH_IT = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes the small forms of a file beside it where they are worth it, and says what the server must know of it. */
export async function compress(folder: string, file: string): Promise<ManifestEntry> {
  const data = await readFile(join(folder, file));
  const worthIt = isCompressible(file) && data.length > SMALLEST_WORTH_IT;
  if (worthIt) {
    const level = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    };
    await Promise.all([
      brotli(data, level).then((small) => writeFile(join(folder, `${file}.br`), small)),
      zip(data, { level: 9 }).then((small) => writeFile(join(folder, `${file}.gz`), small)),
    ]);
  }
  return {
    file,
    type: typeOf(file),
    etag: shortHash(data),
    immutable: file.startsWith('_astro/'),
    encodings: worthIt ? ['br', 'gzip'] : [],
  };
}
