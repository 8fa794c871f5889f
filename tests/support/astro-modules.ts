import { basename } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vitest/config';

const ASSETS = 'astro:assets';
const RESOLVED = `\0${ASSETS}`;

/** Does not encode the picture; the returned address contains the requested parameters. */
const getImage = `export async function getImage({ src, width, height, format }) {
  const name = src.src.split('/').at(-1).replace(/[.]\\w+$/, '');
  return { src: '/_astro/' + name + '-' + width + 'x' + height + '.' + format };
}`;

/**
 * Replaces Astro's picture imports and `astro:assets` in unit tests, because Astro's own configuration would start the whole
 * site for every test file.
 */
export const astroModules: Plugin = {
  name: 'astro-modules',
  enforce: 'pre',
  resolveId: (id) => (id === ASSETS ? RESOLVED : undefined),
  async load(id) {
    if (id === RESOLVED) return getImage;
    if (!/\.(svg|avif)$/.test(id)) return undefined;
    const { width, height, format } = await sharp(id).metadata();
    const image = { src: `/_astro/${basename(id)}`, width, height, format, fsPath: id };
    return `export default ${JSON.stringify(image)}`;
  },
};
