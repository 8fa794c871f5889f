import { colours } from '../../site/styles/colours.ts';

/** Light ground, dark ground, and the brass that stays the same on both. */
const { night: INK } = colours;
export const BONE = colours.bone;
export const BRASS = colours.brass;

/** Coordinates at most to the half unit: finer is not seen and costs bytes. */
export function half(value: number): string {
  const rounded = Math.round(value * 2) / 2;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Numbers of a path, separated only where a reader of paths needs it. */
export function numbers(...values: number[]): string {
  return values.map(half).reduce((text, next) => {
    const separate = text !== '' && !next.startsWith('-') && !(next.startsWith('.') && /\.\d+$/.test(text));
    return `${text}${separate ? ' ' : ''}${next}`;
  }, '');
}

export type Layer = {
  /** Path data. */
  d: string;
  width: number;
  /** Brass marks what the words speak of: the height of a fade, the shape of a face. */
  tone?: 'ink' | 'mark';
  /** Beside the head, where the ground of the page shows. */
  cloth?: boolean;
  /** Filled with the tone as well as stroked. */
  solid?: boolean;
  dash?: string;
};

function path({ d, width, tone = 'ink', cloth, solid, dash }: Layer): string {
  const paint = tone === 'mark' ? ` class="mark" stroke="${BRASS}"` : cloth ? ' class="cloth"' : '';
  const inside = solid ? ' fill="currentColor"' : '';
  const broken = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<path${paint}${inside} stroke-width="${String(width).replace(/^0/, '')}"${broken} d="${d}"/>`;
}

/** Paths in the order in which they are laid; those without data are left out. */
export const paths = (layers: Layer[]) =>
  layers
    .filter(({ d }) => d)
    .map(path)
    .join('');

const framed = (width: number, height: number, style: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="${INK}">` +
  `<style>@media(prefers-color-scheme:dark){${style}}</style>` +
  `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${inside}</g></svg>\n`;

/**
 * A drawing that is a file of its own, shown as a picture: `currentColor` is ink on a light page and bone on a dark one,
 * the marks are brass on both. The ink is an attribute too, for readers that ignore style sheets.
 */
export const drawing = (width: number, height: number, inside: string): string =>
  framed(width, height, `svg{color:${BONE}}`, inside);

/** A shape that is bright in the dark and not there by day; what is drawn later lies on it. */
export const lit = (...shapes: string[]) =>
  shapes.map((d) => `<path class="lit" stroke="none" d="${d}"/>`).join('');

/**
 * A head on a page of either scheme. In the dark its skin and hair are bone, and the ink on them stays ink, so that dark
 * hair never turns white; what lies beside the head (`cloth`) turns to bone itself.
 */
export const litHead = (inside: string): string =>
  framed(400, 400, `.lit{fill:${BONE}}.cloth{stroke:${BONE}}`, inside);
