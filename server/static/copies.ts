import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltFile } from './files.ts';

const SMALLEST_WORTH_IT = 500;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** An answer of the API made ready to be handed out like a built file: compressed, with its ETag, asked for each time. */
export async function readyAnswer(data: unknown, headers: Record<string, string> = {}): Promise<BuiltFile> {
  const text = Buffer.from(JSON.stringify(data));
  const identity = new Uint8Array(text);
  const [br, small] =
    text.length < SMALLEST_WORTH_IT ? [] : await Promise.all([brotli(text, QUICK), zip(text)]);
  return {
    bodies: { identity, ...(br && small && { br: new Uint8Array(br), gzip: new Uint8Array(small) }) },
    etag: createHash('sha256').update(text).digest('base64url').slice(0, 22),
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...headers,
    },
  };
}
