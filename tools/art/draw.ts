/** Draws every line drawing, tile and the icon sprite into site/assets. Run after a change in tools/art/drawings. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { catalogue } from './drawings/catalogue.ts';

for (const [path, draw] of Object.entries(catalogue)) {
  const svg = draw();
  writeFileSync(join(import.meta.dirname, '../../site/assets', path), svg);
  console.log(`${path}: ${brotliCompressSync(svg).length} bytes compressed`);
}
