import { expect, test } from 'vitest';
import { edited } from './edit.ts';
import { DEFINING, pageHtml, WAKING } from './fixture.ts';
import { withoutLongProps, withoutUnread, withoutWakingScripts } from './islands.ts';
import { readPage } from './read.ts';

const ISLAND = '<astro-island client="visible" props="{}"></astro-island>';
const hoisted = (body: string) => {
  const html = pageHtml({ body });
  const { edits, extras } = withoutWakingScripts(readPage(html));
  return { html: edited(html, edits), extras };
};

test.each([
  ['as Astro writes them', (text: string) => `<script>${text}</script>`],
  ['as modules', (text: string) => `<script type="module">${text}</script>`],
  ['with a type of old, in capitals', (text: string) => `<SCRIPT TYPE='text/javascript'>${text}</SCRIPT>`],
])('scripts that wake islands move into one file, written %s', (_, tag) => {
  const { html, extras } = hoisted(`${tag(WAKING)}${tag(DEFINING)}${ISLAND}${tag(WAKING)}`);
  const [{ file, text } = { file: '', text: '' }] = extras;
  expect(file).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/);
  expect(text.split(WAKING)).toHaveLength(2);
  expect(text).toContain(DEFINING);
  expect(html).toContain(`<body data-islands="/${file}" class="page">`);
  expect(html.replace(/<script type="application\/json"[\s\S]*?<\/script>/, '')).not.toMatch(/<script/i);
});

test('other scripts stay where they are', () => {
  const { html } = hoisted(
    `<script>early()</script><script>${WAKING}</script><script>${DEFINING}</script>${ISLAND}`,
  );
  expect(html).toContain('<script>early()</script>');
});

test('a page without islands is left alone', () => {
  expect(hoisted('<script>early()</script>')).toEqual({
    html: pageHtml({ body: '<script>early()</script>' }),
    extras: [],
  });
});

test('the build stops where nothing would wake an island', () => {
  expect(() => hoisted(ISLAND)).toThrow('no script that defines them');
  expect(() => hoisted(`<script>${DEFINING}</script>${ISLAND}`)).toThrow("wakes on 'visible', but no script");
  expect(() => hoisted(`<script type="text/plain">${DEFINING}${WAKING}</script>${ISLAND}`)).toThrow(
    'no script',
  );
});

test('the build stops where the scripts cannot move', () => {
  const importing = `<script type="module">import "/x.js";${DEFINING}${WAKING}</script>`;
  expect(() => hoisted(importing + ISLAND)).toThrow('cannot be moved');
});

test.each(['"', "'"])('long data becomes a file, in %s', (quote) => {
  const data = JSON.stringify({ words: [0, "it's <b>".repeat(800)] });
  const escaped = data.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
  const html = pageHtml({
    body: `<astro-island props=${quote}${escaped}${quote} client="load"></astro-island>`,
  });
  const { edits, extras } = withoutLongProps(readPage(html));
  expect(extras).toEqual([{ file: expect.stringMatching(/^_astro\/island\..{8}\.json$/), text: data }]);
  expect(edited(html, edits)).toContain(`<astro-island props="/${extras[0]?.file}" client="load">`);
});

test('short data stays', () => {
  const page = readPage(pageHtml({ body: '<astro-island props="{}" client="load"></astro-island>' }));
  expect(withoutLongProps(page)).toEqual({ edits: [], extras: [] });
});

test.each([
  ['{"name":"Finder","value":true}', '{}'],
  ['{"name":"Finder","value":{"rootMargin":"9px"}}', '{"name":"Finder","value":{"rootMargin":"9px"}}'],
])('of what Astro says of an island stays what its script reads: %s', (opts, left) => {
  const island = (attributes: string) =>
    pageHtml({ body: `<astro-island${attributes} client="visible"></astro-island>` });
  const page = readPage(
    island(` uid="a1" prefix="r2" opts="${opts.replaceAll('"', '&quot;')}" await-children`),
  );
  const { islands } = readPage(edited(page.html, withoutUnread(page).edits));
  expect(islands[0]).toMatchObject({ opts: left, client: 'visible' });
  expect(islands[0]?.spanOf('uid') ?? islands[0]?.spanOf('await-children')).toBeUndefined();
  expect(islands[0]?.spanOf('prefix')).toBeDefined();
});
