import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allPages, canonicalOf, dist, fileAt, indexablePages } from '../support/dist.ts';
import { root } from '../support/sources.ts';

const text = (file: string) => readFileSync(join(dist, file), 'utf8');
const canonicals = indexablePages().map(canonicalOf);
const origin = new URL(canonicals[0] ?? '').origin;

describe('what crawlers read', () => {
  it('the sitemap lists every page that may be found, and nothing else', () => {
    const listed = [...text('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(listed.sort()).toEqual(canonicals.sort());
    expect(new Set(listed).size).toBe(listed.length);
  });

  // A project without its history has no days to tell.
  it.runIf(existsSync(join(root, '.git')))('every page of the sitemap says when it changed', () => {
    const days = [...text('sitemap.xml').matchAll(/<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
    expect(days).toHaveLength(canonicals.length);
  });

  it('a feed says where it stands, and one category an article', () => {
    for (const file of ['blog/rss.xml', 'ar/blog/rss.xml']) {
      expect(text(file)).toContain(`<atom:link href="${origin}/${file}" rel="self"`);
      expect(text(file).match(/<category>/g)).toHaveLength(text(file).match(/<item>/g)?.length ?? 0);
    }
  });

  it('search engines follow no choice in the address of /booking', () => {
    const followed = allPages().flatMap(({ path, html }) =>
      [...html.matchAll(/<a [^>]*href="[^"]*\/booking\?[^"]*"[^>]*>/g)]
        .filter(([tag]) => !tag.includes('rel="nofollow"') || tag.includes('{'))
        .map(([tag]) => `${path}: ${tag}`),
    );
    expect(followed).toEqual([]);
  });

  it('robots.txt keeps no page of the sitemap away and names the sitemap', () => {
    const robots = text('robots.txt');
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path ?? '');
    // Only what may be read can say that it may not be found.
    expect(closed).toEqual(['/api/']);
    expect(canonicals.filter((url) => closed.some((path) => new URL(url).pathname.startsWith(path)))).toEqual(
      [],
    );
  });

  it('security.txt says whom to tell, and until when', () => {
    const file = text('.well-known/security.txt');
    expect(file).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(file).toContain(`Canonical: ${origin}/.well-known/security.txt`);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(file)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThanOrEqual(Date.now() + 366 * 86_400_000);
  });
});

describe('what phones and browsers keep', () => {
  it.each(['site.webmanifest', 'ar/site.webmanifest'])(
    '%s names pictures of the size they have, and shortcuts to parts of pages',
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
