import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { onlyEnglish, type ProjectCopy, projectCopy } from '../../tools/support/project-copy.ts';
import { madeUpYaml } from '../support/made-up-language.ts';

const CODE = 'xr';
const SITE = 'https://www.jkmasters.example';
const BUILD_MS = 300_000;

let copy: ProjectCopy;
/** Every page of the second language by its address, and of the first. */
let theirs: Map<string, string>;
let ours: Map<string, string>;

function pagesIn(folder: string): string[] {
  return readdirSync(join(copy.folder, 'releases/current/site', folder), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('.html'));
}

const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** Copies the English words, in letters of their own and written from right to left. */
function addLanguage(): void {
  const folder = join(copy.folder, 'content');
  cpSync(join(folder, 'en'), join(folder, CODE), { recursive: true });
  for (const file of readdirSync(join(folder, CODE), { recursive: true, encoding: 'utf8' })) {
    const path = `content/${CODE}/${file}`;
    if (file.endsWith('.yaml')) copy.write(path, madeUpYaml(copy.read(path)));
    if (file.endsWith('.mdx'))
      copy.write(
        path,
        copy.read(path).replace(/^---\n([\s\S]*?)\n---/, (_, matter) => `---\n${madeUpYaml(matter)}---`),
      );
  }
  copy.change(`content/${CODE}/interface.yaml`, 'direction: ltr', 'direction: rtl');
}

beforeAll(async () => {
  copy = projectCopy();
  onlyEnglish(copy);
  addLanguage();
  await copy.build();
  const files = pagesIn('.').filter((file) => file !== 'staff.html');
  const read = (file: string) => [addressOf(file), copy.built(file)] as const;
  const isTheirs = (file: string) => file === `${CODE}.html` || file.startsWith(`${CODE}/`);
  theirs = new Map(files.filter(isTheirs).map(read));
  ours = new Map(files.filter((file) => !isTheirs(file)).map(read));
}, BUILD_MS);

afterAll(() => copy[Symbol.dispose]());

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
const inHead = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);
const isPage = (href: string) => /^\/(?!\/)/.test(href) && !/\.\w+$/.test(href.replace(/[?#].*/, ''));
const isAsset = (href: string) => /^\/(_astro|press|icon|favicon|apple)/.test(href);

describe('a second language is a folder of words', () => {
  it('has every page of the first', () => {
    const without = [...theirs.keys()].map((path) => path.slice(CODE.length + 1) || '/');
    expect(without.sort()).toEqual([...ours.keys()].sort());
  });

  it('keeps every internal link in its language', () => {
    const outside = [...theirs].flatMap(([path, html]) =>
      attributes(html.replace(/<head>[\s\S]*<\/head>|<a [^>]*hrefLang=[^>]*>/g, ''), 'href')
        .filter((href) => isPage(href) && !isAsset(href))
        .filter((href) => !new RegExp(`^/${CODE}(?=[/?#]|$)`).test(href))
        .map((href) => `${path}: ${href}`),
    );
    expect(outside).toEqual([]);
  });

  it('leads from each page to the same one in the other language, from three places', () => {
    for (const [path, html] of theirs) {
      const plain = path.slice(CODE.length + 1) || '/';
      const answers = /404|barber-not-found|review-problem/.test(path);
      const switches = (page = '') =>
        [...page.matchAll(/<a class="language-link" href="([^"]*)"/g)].map(([, href]) => href);
      expect(switches(html), path).toEqual(Array(3).fill(answers ? '/' : plain));
      expect(switches(ours.get(plain)), plain).toEqual(Array(3).fill(answers ? `/${CODE}` : path));
    }
  });

  it('hands islands addresses of its language alone', () => {
    const scripts = readdirSync(join(copy.folder, 'releases/current/site/_astro')).filter((file) =>
      file.endsWith('.json'),
    );
    const inline = [...theirs.values()].flatMap((html) => attributes(html, 'props'));
    const own = new Set(inline.map((props) => props.slice(1)));
    const long = scripts
      .filter((file) => own.has(`_astro/${file}`))
      .map((file) => copy.built(`_astro/${file}`));
    const props = [...inline, ...long].join(' ').replaceAll('&quot;', '"');
    const addresses = inHead(props, /"(\/[a-z][^"]*)"/g).filter((path) => !isAsset(path));
    expect(addresses.filter((path) => !path.startsWith(`/${CODE}`))).toEqual([]);
  });

  it('says its language and direction', () => {
    for (const html of theirs.values()) expect(html).toMatch(/<html lang="xr-AE" dir="rtl"/);
  });

  it('names each page in every language, both ways, and for whoever speaks none of them', () => {
    const indexable = [...theirs].filter(([, html]) => !html.includes('noindex'));
    expect(indexable.length).toBeGreaterThan(25);
    for (const [path, html] of indexable) {
      const plain = path.slice(CODE.length + 1) || '/';
      const expected = [`en ${SITE}${plain}`, `xr ${SITE}${path}`, `x-default ${SITE}${plain}`];
      const named = (page: string | undefined) =>
        [...(page ?? '').matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
          ([, tag, href]) => `${tag} ${href}`,
        );
      expect(named(html), path).toEqual(expected);
      expect(named(ours.get(plain)), plain).toEqual(expected);
      expect(html, path).toContain(`<link rel="canonical" href="${SITE}${path}">`);
    }
  });

  it('has link pictures of its own', () => {
    for (const [path, html] of theirs) {
      const [picture = ''] = inHead(html, /<meta property="og:image" content="([^"]*)"/g);
      expect(picture, path).toContain(`/og/${CODE}`);
      expect(() => copy.built(picture.slice(SITE.length + 1)), picture).not.toThrow();
    }
  });

  it('stands in the sitemap with every page', () => {
    const sitemap = copy.built('sitemap.xml');
    for (const [path, html] of theirs)
      if (!html.includes('noindex')) expect(sitemap).toContain(`<loc>${SITE}${path}</loc>`);
  });

  it('has its own feed, manifest and lists', () => {
    expect(copy.built(`${CODE}/blog/rss.xml`)).toContain(`${SITE}/${CODE}/blog/`);
    expect(JSON.parse(copy.built(`${CODE}/site.webmanifest`))).toMatchObject({ lang: CODE, dir: 'rtl' });
    const names = (path: string) => JSON.parse(copy.built(path)).map(({ name }: { name: string }) => name);
    expect(names(`${CODE}/api/services.json`)).not.toEqual(names('api/services.json'));
  });

  it('reports events by names of no language', () => {
    // Sorted: a menu stands in the order of its language's alphabet.
    const events = (html: string) =>
      [
        ...attributes(html, 'data-event'),
        ...attributes(html, 'data-section'),
        ...attributes(html, 'data-location'),
      ].sort();
    for (const [path, html] of theirs)
      expect(events(html), path).toEqual(events(ours.get(path.slice(CODE.length + 1) || '/') ?? ''));
  });

  it('shows no English word of the interface', () => {
    const articles = readdirSync(join(copy.folder, 'content/en/articles'));
    const prose = articles.map((file) => copy.read(`content/en/articles/${file}`)).join();
    const said: string[] = [];
    const collect = (value: unknown): void => {
      if (typeof value === 'string') said.push(value);
      else if (value && typeof value === 'object') Object.values(value).forEach(collect);
    };
    for (const file of ['interface', 'barber', 'booking', 'home', 'locations', 'services-page', 'not-found'])
      collect(parse(copy.read(`content/en/${file}.yaml`)));
    const words = said
      .flatMap((text) => text.split(/\{[^}]*\}/))
      .map((text) => text.trim())
      .filter((text) => /^[A-Z][a-z]+( [a-z]+)+/.test(text))
      // The text of the articles was copied as it is.
      .filter((text) => !prose.includes(text));
    expect(words.length).toBeGreaterThan(80);
    for (const [path, html] of theirs) {
      const visible = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
      expect(
        words.filter((word) => visible.includes(word)),
        path,
      ).toEqual([]);
    }
  });
});
