import type { Point } from '../../../domain/projection.ts';
import { type Colours, colourOf } from '../../styles/palette.ts';
import { type Box, boxOf } from './labels.ts';

export const PLAN = { width: 480, height: 400 };
/** Degrees, a direction a branch. */
const HATCHES = [45, -45, 0, 90];

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
const half = (value: number) => Math.round(value * 2) / 2;

export const hatch = (index: number) =>
  `<pattern id="h${index}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(${HATCHES[index % HATCHES.length]})"><path class="h" d="M0 0V7"/></pattern>`;

/** A district between its streets; `of` is the branch whose hatch it has, -1 none. One beyond the plan has no shape. */
export function block(shape: readonly Point[], of: number): string {
  if (shape.length === 0) return '';
  const d = `M${shape.map(({ x, y }) => `${half(x)} ${half(y)}`).join('L')}Z`;
  const hatching = of < 0 ? '' : `<path fill="url(#h${of})" d="${d}"/>`;
  return `<path class="${of < 0 ? 'o' : 'g'}" d="${d}"/>${hatching}<path class="s" d="${d}"/>`;
}

export const ring = ({ x, y }: Point, radius: number) =>
  `<circle class="r" cx="${half(x)}" cy="${half(y)}" r="${half(radius)}"/>`;

/** Within marks that are not seen: else a code in brackets stands before the Arabic name that it belongs to. */
const directed = (text: string) => (/^\p{Script=Arabic}/u.test(text) ? `\u2067${text}\u2069` : text);

export const label = ({ x, y, text, size }: Box, kind: string) =>
  `<text class="${kind}" font-size="${size}" x="${half(x)}" y="${half(y)}">${escaped(directed(text))}</text>`;

/** The barber's pole, seen from the street. */
export const pole = ({ x, y }: Point) =>
  `<g transform="translate(${half(x)} ${half(y)})"><path class="p" d="M-6-13H6V13H-6z"/><path class="t" d="M-5.2-2 5.2-9v5L-5.2 3z"/><path class="x" d="M-5.2 7 5.2 0v5L-5.2 12z"/><path class="q" d="M-8-15H8v4H-8zM-8 11H8v4H-8z"/></g>`;

/** One kilometre, at the foot. */
export function scale(unitsPerKm: number, kilometre: string): string {
  const y = PLAN.height - 16;
  return `<path class="k" d="M20 ${y - 5}v5h${half(unitsPerKm)}v-5"/>${label(boxOf({ x: 20 + unitsPerKm / 2, y }, kilometre, 13, -6), 'd')}`;
}

function inks(colours: Colours, streets: string): string {
  const [ground, ink, muted, rule, brass, link] = (
    ['ground', 'ink', 'muted', 'rule', 'brass', 'link'] as const
  ).map((name) => colourOf(colours, name));
  return (
    `.g,.o{fill:${ground}}.s{stroke:${colourOf(colours, streets)}}.h{stroke:${link}}.r{stroke:${brass}}.k{stroke:${ink}}` +
    `text{fill:${muted};stroke:${ground}}.b{fill:${ink}}.p{stroke:${ink}}.o{stroke:${rule}}`
  );
}

/** The parts laid one over another, in the colours of either scheme. */
export function sheet({ light, dark }: { light: Colours; dark: Colours }, parts: readonly string[]): string {
  const { width, height } = PLAN;
  const fixed = (name: string) => colourOf(light, name);
  const style =
    'text{font-family:Instrument Sans,Arial,sans-serif;text-anchor:middle;paint-order:stroke;stroke-width:4px;stroke-linejoin:round}' +
    '.b{font-weight:700}.s,.r,.k{fill:none}.s{stroke-width:7;stroke-linejoin:round}.h{stroke-width:1.2;opacity:.6}' +
    '.r{stroke-dasharray:2 5;stroke-width:1.5}.k{stroke-width:1.5}' +
    `.p{fill:${fixed('bone')}}.q{fill:${fixed('brass')}}.t{fill:${fixed('teal')}}.x{fill:${fixed('oxblood')}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${style}${inks(light, 'raised')}@media(prefers-color-scheme:dark){${inks(dark, 'rule')}}</style>${parts.join('')}</svg>`
  );
}
