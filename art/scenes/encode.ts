/** Encode a rendered PNG as the committed master: node encode.ts <png> <avif> */
import { stat } from 'node:fs/promises';
import sharp from 'sharp';

const [source, target] = process.argv.slice(2);
if (!source || !target) throw new Error('usage: encode.ts <png> <avif>');
await sharp(source).avif({ quality: 86, chromaSubsampling: '4:4:4', effort: 6 }).toFile(target);
const { size } = await stat(target);
if (size > 1_000_000) throw new Error(`${target} has ${size} bytes; a master may have 1,000,000`);
