import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalogue } from '../../art/drawings/catalogue.ts';
import { steps } from '../../art/drawings/steps/steps.ts';
import { BONE, BRASS } from '../../art/drawings/svg.ts';
import { read } from '../support/sources.ts';

const words = (file: string) => parse(read(`content/en/${file}.yaml`));
const matter = (article: string) => parse(read(`content/en/articles/${article}.mdx`).split('---\n')[1] ?? '');

const named = (kind: string, ids: string[]) => ids.map((id) => `drawings/${kind}-${id.toLowerCase()}.svg`);
const wanted = [
  ...named('fade', Object.keys(words('fade-haircut').fades.items)),
  ...named('haircut', Object.keys(words('service-pages').items['premium-haircuts'].styles.items)),
  ...named(
    'haircut',
    matter('best-haircut-styles-dubai-2025').haircuts.map(({ id }: { id: string }) => id),
  ),
  ...named('beard', Object.keys(words('beard-trim').styles.items)),
  ...named(
    'face',
    matter('ultimate-fade-haircuts-dubai-guide').faceShapes.map(({ name }: { name: string }) => name),
  ),
  ...Object.keys(steps).map((id) => `drawings/step-${id}.svg`),
];

const committed = (path: string) =>
  readFileSync(join(import.meta.dirname, '../../site/assets', path), 'utf8');

describe('the line drawings', () => {
  it('there is one for every style that the pages speak of', () => {
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((path) => !(path in catalogue))).toEqual([]);
  });

  it.each(Object.entries(catalogue))('%s is what the code draws', (path, draw) => {
    expect(draw() === committed(path), `${path} is stale: npm run art`).toBe(true);
  });

  it.each(wanted)('%s weighs at most 3 KB and follows the colour scheme', (path) => {
    const svg = committed(path);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(3072);
    const paints = [...svg.matchAll(/(?:stroke|fill)="([^"]+)"/g)].map(([, paint]) => paint);
    expect(paints.filter((paint) => !['none', 'currentColor', BRASS].includes(paint ?? ''))).toEqual([]);
    expect(svg).toContain('prefers-color-scheme:dark');
  });

  const heads = wanted.filter((path) => !/step-(?!look|guideline|clear|bands|melt|edges)/.test(path));
  it.each(heads)('%s is a lit head in the dark, whose hair stays as dark as it is', (path) => {
    const svg = committed(path);
    expect(svg).toContain(`.lit{fill:${BONE}}`);
    expect(svg).not.toContain('svg{color');
    expect(svg).toMatch(/<path class="lit"/);
  });
});
