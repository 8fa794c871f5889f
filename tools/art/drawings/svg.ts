/** Light ground, dark ground, and the brass that stays the same on both. */
const INK = '#14110f';
const BONE = '#f4eee3';
export const BRASS = '#b98a3e';

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
  tone?: 'ink' | 'brass';
  /** Filled with the stroke's own tone (`solid`) or, to hide what lies behind, with the ground (`ground`). */
  fill?: 'solid';
  dash?: string;
};

function path({ d, width, tone = 'ink', fill, dash }: Layer): string {
  const paint = tone === 'brass' ? ` stroke="${BRASS}"` : '';
  const inside = fill ? ` fill="${tone === 'brass' ? BRASS : 'context-stroke'}"` : '';
  return `<path${paint}${inside} stroke-width="${String(width).replace(/^0/, '')}"${dash ? ` stroke-dasharray="${dash}"` : ''} d="${d}"/>`;
}

/**
 * A drawing that is a file of its own: ink on light, bone on dark, brass on both. The ink is a presentation attribute,
 * so a reader that ignores style sheets still shows it.
 */
export function drawing(width: number, height: number, layers: Layer[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>@media(prefers-color-scheme:dark){g{stroke:${BONE}}}</style>` +
    `<g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">${layers.map(path).join('')}</g></svg>\n`
  );
}
