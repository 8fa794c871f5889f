import { describe, expect, it } from 'vitest';
import { read } from '../support/sources.ts';

const css = read('site/styles/tokens.css');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
const tokensIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
const schemes = { light: tokensIn(light), dark: { ...tokensIn(light), ...tokensIn(dark) } };

/** The bands that are dark in both schemes, as site/styles/parts.css colours them. */
const onDark = { ink: 'bone', muted: '#d8cfc0', accent: 'brass-bright' };

function hex(tokens: Record<string, string | undefined>, name: string): string {
  if (name.startsWith('#')) return name;
  const value = tokens[name] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? hex(tokens, other) : value;
}

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

describe.each(Object.entries(schemes))('in the %s scheme', (_, tokens) => {
  it.each(pairs)('%s on %s reaches %s', (text, ground, least) => {
    expect(contrast(hex(tokens, text), hex(tokens, ground))).toBeGreaterThanOrEqual(least);
  });
});

it('the dark bands use the colours that are tested here', () => {
  const parts = read('site/styles/parts.css');
  expect(parts).toContain(`--muted: ${onDark.muted}`);
  expect(parts).toContain(`--ink: var(--${onDark.ink})`);
  expect(parts).toContain(`--link: var(--${onDark.accent})`);
});
