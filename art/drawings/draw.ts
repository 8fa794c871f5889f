/** Draws every line drawing, tile and the icon sprite into site/assets. Run after a change in this folder: `npm run art`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { catalogue } from './catalogue.ts';

for (const [path, draw] of Object.entries(catalogue)) {
  const svg = draw();
  writeFileSync(join(import.meta.dirname, '../../site/assets', path), svg);
  console.log(`${path}: ${brotliCompressSync(svg).length} bytes compressed`);
}
