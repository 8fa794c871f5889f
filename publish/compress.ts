import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ManifestEntry } from '../contract/release.ts';
import { isCompressible, shortHash, typeOf } from './files.ts';
import { madeBefore } from './made-before.ts';

const SMALLEST_WORTH_IT = 200;
/** With a new way of compressing, what was made before is no longer asked for. */
const WAY = 'brotli-11-six';
/** Bytes that come near to what arrives before the second round trip, and more than any such page has. */
const NEARLY_A_FLIGHT = { least: 13_500, most: 15_000 };
/** Log2 of the smallest window that brotli knows, and of its usual largest. */
const WINDOW = { least: 16, most: 22 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The costly form of every file; most files are the same in the next release. */
export const smallForms = madeBefore('small-forms');

/** How distances are written: bits of each that are sent as they are, and how many short ones have a code of their own. */
type Distances = [bits: number, direct: number];
const USUAL: Distances = [1, 0];
/** No other is smaller for all pages; one of them saves 10 to 40 bytes of most. */
const OTHERS: Distances[] = [
  [0, 0],
  [0, 8],
  [0, 12],
  [1, 16],
  [1, 24],
];

/** In a window no larger than the file. */
const compressed = (data: Buffer, [bits, direct]: Distances): Promise<Buffer> =>
  brotli(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        WINDOW.most,
        Math.max(WINDOW.least, Math.ceil(Math.log2(data.length))),
      ),
      [constants.BROTLI_PARAM_NPOSTFIX]: bits,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    },
  });

/** Where every byte counts, all ways are tried. */
async function smallest(data: Buffer): Promise<Buffer> {
  const usual = await compressed(data, USUAL);
  if (usual.length < NEARLY_A_FLIGHT.least || usual.length > NEARLY_A_FLIGHT.most) return usual;
  const others = await Promise.all(OTHERS.map((way) => compressed(data, way)));
  return others.reduce((least, other) => (other.length < least.length ? other : least), usual);
}

/** Writes the small forms of a file beside it where they are worth it, and says what the server must know of it. */
export async function compress(folder: string, file: string): Promise<ManifestEntry> {
  const data = await readFile(join(folder, file));
  const etag = shortHash(data);
  const worthIt = isCompressible(file) && data.length > SMALLEST_WORTH_IT;
  if (worthIt) {
    const [br, gz] = await Promise.all([
      smallForms.get(`${WAY}-${etag}`, () => smallest(data)),
      zip(data, { level: 9 }),
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
