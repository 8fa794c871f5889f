import { describe, expect, it } from 'vitest';
import { type Colours, colourOf, paletteIn } from '../../site/styles/palette.ts';
import { read, sourceFiles } from '../support/sources.ts';

const schemes = paletteIn(read('site/styles/tokens.css'));

/** The bands that are dark in both schemes, as site/styles/parts.css colours them. */
const onDark = { ink: 'bone', muted: '#d8cfc0', accent: 'brass-bright' };

const hex = (colours: Colours, name: string) => (name.startsWith('#') ? name : colourOf(colours, name));

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((one, two) => two - one);
  return (high + 0.05) / (low + 0.05);
}

const pairs: [text: string, ground: string, least: number][] = [
  ['ink', 'ground', 7],
  ['ink', 'raised', 7],
  ['muted', 'ground', 7],
  ['muted', 'raised', 7],
  ['link', 'ground', 4.5],
  ['link', 'raised', 4.5],
  ['brass-ink', 'ground', 4.5],
  ['brass-ink', 'raised', 4.5],
  ['oxblood-ink', 'ground', 4.5],
  ['oxblood-ink', 'raised', 4.5],
  ['ink', 'danger-ground', 7],
  ['oxblood-ink', 'danger-ground', 4.5],
  ['on-action', 'action', 4.5],
  ['#ffffff', 'whatsapp', 4.5],
  [onDark.ink, 'night', 7],
  [onDark.ink, 'teal', 7],
  [onDark.muted, 'night', 4.5],
  [onDark.muted, 'teal', 4.5],
  [onDark.accent, 'night', 4.5],
  [onDark.accent, 'teal', 4.5],
];

describe.each(Object.entries(schemes))('in the %s scheme', (_, colours) => {
  it.each(pairs)('%s on %s reaches %s', (text, ground, least) => {
    expect(contrast(hex(colours, text), hex(colours, ground))).toBeGreaterThanOrEqual(least);
  });
});

it('the dark bands use the colours that are tested here', () => {
  const parts = read('site/styles/parts.css');
  expect(parts).toContain(`--muted: ${onDark.muted}`);
  expect(parts).toContain(`--ink: var(--${onDark.ink})`);
  expect(parts).toContain(`--link: var(--${onDark.accent})`);
});

it('the palette stands in the tokens alone', () => {
  const { light, dark } = schemes;
  const own = [light, dark].flatMap((colours) => Object.values(colours)).map((colour) => colour.slice(1));
  const again = new RegExp(`\\b(0x)?(${own.join('|')})`, 'i');
  const sources = sourceFiles(/\.(ts|tsx|astro|css|py)$/).filter((path) => path !== 'site/styles/tokens.css');
  expect(sources.filter((path) => again.test(read(path)))).toEqual([]);
});
