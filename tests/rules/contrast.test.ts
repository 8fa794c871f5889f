import { describe, expect, it } from 'vitest';
import { type Colours, colourOf, paletteIn } from '../../site/styles/palette.ts';
import { contrast } from '../support/contrast.ts';
import { read, sourceFiles } from '../support/sources.ts';

const schemes = paletteIn(read('site/styles/tokens.css'));

/** The bands that are dark in both schemes, as site/styles/parts.css colours them. */
const onDark = { ink: 'bone', muted: '#d8cfc0', accent: 'brass-bright' };

const hex = (colours: Colours, name: string) => (name.startsWith('#') ? name : colourOf(colours, name));

const rgb = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];

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
  ['link', 'danger-ground', 4.5],
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
    expect(contrast(rgb(hex(colours, text)), rgb(hex(colours, ground)))).toBeGreaterThanOrEqual(least);
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
