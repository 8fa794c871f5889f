import { colours } from '../../site/styles/colours.ts';
import { brand } from './brand.ts';
import type { Wordmark } from './wordmark.ts';

/** The pole of the site's header, 12 by 28; on dark grounds its teal is lighter, or it would sink. */
export const markPaths = (ground: 'light' | 'dark') => [
  { fill: brand.bone, d: 'M1 3h10v22H1z' },
  {
    fill: ground === 'light' ? brand.teal : colours.brightTeal,
    d: 'M1 9 11 3v5L1 14zM1 24 11 18v5l-3.3 2H1z',
  },
  { fill: brand.oxblood, d: 'M1 16.500 11 10.500v5L1 21.500z' },
  { fill: brand.brass, d: 'M0 0h12v3H0zM0 25h12v3H0z' },
];

const paths = (list: { fill: string; d: string }[]) =>
  list.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('');

/** Room around the mark or logo that nothing else may enter, in the mark's own units. */
const SPACE = 4;
/** Height of Bodoni's capitals in ems; they stand in the middle of the mark. */
const CAPITALS = 0.75;
const MARK = { width: 12, height: 28 };

const svg = (name: string, width: number, height: number, scale: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${width} ${height}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"><title>${name}</title>${content}</svg>\n`;

export function markSvg(name: string): string {
  const side = MARK.height + 2 * SPACE;
  const start = (side - MARK.width) / 2;
  return svg(
    name,
    side,
    side,
    512 / side,
    `<g transform="translate(${start} ${SPACE})">${paths(markPaths('light'))}</g>`,
  );
}

/** The logo in the mark's units: its sides, and where mark and name stand. */
export function logoSize({ width, em, baseline }: Wordmark) {
  const type = 27 / em;
  const start = SPACE + MARK.width + 7;
  const height = MARK.height + 2 * SPACE;
  const line = height / 2 + (CAPITALS / 2) * em * type;
  return {
    width: Math.ceil(start + width * type + SPACE),
    height,
    type,
    mark: [SPACE, SPACE] as const,
    word: [start, Math.round((line - baseline * type) * 1000) / 1000] as const,
  };
}

/** Mark and name in a row; the name in ink for light grounds, in bone for dark ones. `scale` is pixels per unit. */
export function logoSvg(name: string, word: Wordmark, ground: 'light' | 'dark', scale = 8): string {
  const size = logoSize(word);
  const colour = ground === 'light' ? brand.ink : brand.bone;
  return svg(
    name,
    size.width,
    size.height,
    scale,
    `<g transform="translate(${size.mark})">${paths(markPaths(ground))}</g>` +
      `<path fill="${colour}" transform="translate(${size.word})scale(${size.type})" d="${word.d}"/>`,
  );
}
