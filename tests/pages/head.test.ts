import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  allPages,
  canonicalOf,
  dist,
  fileAt,
  indexablePages,
  metaOf,
  siteOrigin,
  titleOf,
} from '../support/dist.ts';

const pages = allPages();
const indexable = indexablePages();
const origin = siteOrigin();

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the head of the built pages', () => {
  it.each(pages)('$path has one h1, and a title and description that search results show in full', (page) => {
    expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1);
    const title = titleOf(page);
    const description = metaOf(page, 'description');
    expect(title.length, title).toBeGreaterThanOrEqual(30);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
  });

  it('titles and descriptions are unique', () => {
    expect(indexable.length).toBeGreaterThan(20);
    expect(repeated(indexable.map(titleOf))).toEqual([]);
    expect(repeated(indexable.map((page) => metaOf(page, 'description')))).toEqual([]);
  });

  it.each(pages.filter(canonicalOf))('$path has a canonical address of this site', (page) => {
    const canonical = URL.parse(canonicalOf(page));
    expect(canonical?.origin).toBe(origin);
    expect(canonical?.search).toBe('');
    if (!metaOf(page, 'robots').includes('noindex')) expect(fileAt(canonical?.pathname ?? '')).toBeDefined();
  });

  it.each(indexable)('$path has a link picture of the declared size', async (page) => {
    const { pathname } = new URL(metaOf(page, 'og:image'));
    const file = fileAt(pathname);
    expect(file, pathname).toBeDefined();
    const picture = join(dist, file ?? '');
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(statSync(picture).size).toBeLessThan(150_000);
  });
});
