/** Draws the mark as the site's icons into public/. Run after a change of the mark: `node art/icons/icons.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { colours } from '../../site/styles/colours.ts';
import { icoOf } from './ico.ts';

const target = join(import.meta.dirname, '../../public');

/** The pole of the brand mark on a ground of teal, as `margin` sixty-fourths of the side leave room for it. */
function mark(radius: number, margin: number): string {
  const scale = (64 - 2 * margin) / 28;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<rect width="64" height="64" rx="${radius}" fill="${colours.teal}"/>
<g transform="translate(${32 - 6 * scale} ${margin}) scale(${scale})">
<path fill="${colours.bone}" d="M1 3h10v22H1z"/>
<path fill="${colours.brightTeal}" d="M1 9 11 3v5L1 14zM1 24 11 18v5l-3.3 2H1z"/>
<path fill="${colours.oxblood}" d="M1 16.5 11 10.5v5L1 21.5z"/>
<path fill="${colours.brightBrass}" d="M0 0h12v3H0zM0 25h12v3H0z"/>
</g></svg>
`;
}

/** Sixteen pixels hold two stripes between two caps; every edge that can lies on a whole pixel, 4 units of 64. */
const small = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<rect width="64" height="64" rx="10" fill="${colours.teal}"/>
<path fill="${colours.bone}" d="M20 12h24v40H20z"/>
<path fill="${colours.oxblood}" d="M20 28l24-12v10L20 38zM20 48l24-12v10L32 52H20z"/>
<path fill="${colours.brightBrass}" d="M16 8h32v8H16zM16 48h32v8H16z"/></svg>
`;

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
const write = (name: string, data: string | Buffer) => writeFileSync(join(target, name), data);

const rounded = mark(10, 6);
// Phones cut their own corners, the deepest of them a circle.
const full = mark(0, 11);
const sizes = [16, 32, 48];
write('icon.svg', rounded);
write(
  'favicon.ico',
  icoOf(
    await Promise.all(
      sizes.map(async (size) => ({ size, data: await png(size === 16 ? small : rounded, size) })),
    ),
  ),
);
write('apple-touch-icon.png', await png(full, 180));
write('icon-192.png', await png(full, 192));
write('icon-512.png', await png(full, 512));
