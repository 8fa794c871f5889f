import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allPages, canonicalOf, dist, fileAt, indexablePages } from '../support/dist.ts';
import { root } from '../support/sources.ts';

const text = (file: string) => readFileSync(join(dist, file), 'utf8');
const canonicals = indexablePages().map(canonicalOf);
const origin = new URL(canonicals[0] ?? '').origin;

describe('files for crawlers', () => {
  it('the sitemap lists exactly the indexable pages', () => {
    const listed = [...text('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(listed.sort()).toEqual(canonicals.sort());
    expect(new Set(listed).size).toBe(listed.length);
  });

  // Without git history there are no dates.
  it.runIf(existsSync(join(root, '.git')))('each page of the sitemap has the date of its last change', () => {
    const days = [...text('sitemap.xml').matchAll(/<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
    expect(days).toHaveLength(canonicals.length);
  });

  it('a feed has its own address and that of the blog, and one category per article', () => {
    for (const file of ['blog/rss.xml', 'ar/blog/rss.xml']) {
      expect(text(file)).toContain(`<link>${origin}/${file.replace('/rss.xml', '')}</link>`);
      expect(text(file)).toContain(`<atom:link href="${origin}/${file}" rel="self"`);
      expect(text(file).match(/<category>/g)).toHaveLength(text(file).match(/<item>/g)?.length ?? 0);
    }
  });

  it('links to /booking with parameters are nofollow', () => {
    const followed = allPages().flatMap(({ path, html }) =>
      [...html.matchAll(/<a [^>]*href="[^"]*\/booking\?[^"]*"[^>]*>/g)]
        .filter(([tag]) => !tag.includes('rel="nofollow"') || tag.includes('{'))
        .map(([tag]) => `${path}: ${tag}`),
    );
    expect(followed).toEqual([]);
  });

  it('robots.txt allows every page of the sitemap and names the sitemap', () => {
    const robots = text('robots.txt');
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path ?? '');
    // Crawlers must be able to read a page to see its noindex.
    expect(closed).toEqual(['/api/']);
    expect(canonicals.filter((url) => closed.some((path) => new URL(url).pathname.startsWith(path)))).toEqual(
      [],
    );
  });

  it('security.txt has a contact and an expiry date', () => {
    const file = text('.well-known/security.txt');
    expect(file).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(file).toContain(`Canonical: ${origin}/.well-known/security.txt`);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(file)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThanOrEqual(Date.now() + 366 * 86_400_000);
  });
});

describe('the web app manifest', () => {
  it.each(['site.webmanifest', 'ar/site.webmanifest'])(
    '%s has pictures of the declared size, and shortcuts to existing parts of pages',
    async (file) => {
      const { name, start_url: start, icons, ...rest } = JSON.parse(text(file));
      expect(name).toBeTruthy();
      expect(fileAt(start)).toBe(file.startsWith('ar/') ? 'ar.html' : 'index.html');
      expect(rest.shortcuts).toHaveLength(3);
      for (const { url } of rest.shortcuts as { url: string }[]) {
        const [path = '', part = 'main'] = url.split('#');
        expect(text(fileAt(path) ?? url), url).toContain(`id="${part}"`);
      }
      for (const { src, sizes } of [...icons, ...rest.screenshots] as { src: string; sizes: string }[]) {
        expect(existsSync(join(dist, src)), src).toBe(true);
        if (sizes === 'any') continue;
        const { width, height } = await sharp(join(dist, src)).metadata();
        expect(`${width}x${height}`).toBe(sizes);
      }
    },
  );
});
