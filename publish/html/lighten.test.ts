import { expect, test } from 'vitest';
import { DEFINING, pageHtml, recordFor, WAKING } from './fixture.ts';
import { lighten } from './lighten.ts';
import { readPage } from './read.ts';

const light = (html: string) => lighten(readPage(html));

test('the record comes out of the page', () => {
  const record = recordFor('/services', { changed: '2025-08-12' });
  const { html, record: found } = light(pageHtml({ record }));
  expect(found).toEqual(record);
  expect(html).not.toContain('record');
});

test('a page without a record, or with two, stops the build', () => {
  expect(() => light('<!DOCTYPE html><p>x</p>')).toThrow('has no record');
  const second = '<script data-page-record type="application/json">{}</script>';
  expect(() => light(pageHtml({ head: second }))).toThrow('has two records');
});

test('styles become one element, where the first stood; those with a condition stay', () => {
  const { html } = light(
    pageHtml({
      head: `<style data-astro>b{}</style><style media="print">c{}</style><noscript><style>d{}</style></noscript>`,
      body: '<style>e{}</style>',
    }),
  );
  expect(html).toContain('<head><style>@layer a;b{}e{}</style>');
  expect(html.match(/<style/g)).toHaveLength(3);
  expect(html).toContain('<style media="print">c{}</style><noscript><style>d{}</style></noscript>');
});

test('what nothing in the first screen needs is a file, named behind the head', () => {
  const { html, extras } = light(
    pageHtml({
      head: '<style>@layer later{f{}}g{}</style>',
      body: '\n<style></style><link rel="preload" href="/a"><section>a</section><section>b</section>',
    }),
  );
  expect(extras).toEqual([
    { file: expect.stringMatching(/^_astro\/later\.[\w-]{8}\.css$/), text: '@layer later{f{}}' },
  ]);
  expect(html).toContain('<style>@layer a;g{}@layer base{main>:first-child:not(:has(+*)){');
  expect(html).toContain(
    `<section>a</section><link rel="stylesheet" href="/${extras[0]?.file}"><section>b</section>`,
  );
});

test('a page whose content a script makes keeps all of its styles', () => {
  const raw = pageHtml({ head: '<style>@layer later{f{}}g{}</style>', body: '<div>Needs a script</div>' });
  const { html, extras } = light(
    raw.replace('<main>', '<noscript><main>').replace('</main>', '</main></noscript>'),
  );
  expect(html).toContain('@layer later{f{}}g{}');
  expect(extras).toEqual([]);
});

test('all changes together leave the rest of the page byte for byte', () => {
  const island = `<astro-island client="visible" props="{}"><p title='a'>A &amp; B</p></astro-island>`;
  const { html } = light(pageHtml({ body: `<script>${WAKING}${DEFINING}</script>${island}` }));
  expect(html).toMatch(
    /^<!DOCTYPE html><html lang="en"><head><style>@layer a;<\/style><\/head><body data-islands="[^"]+" class="page"><main><astro-island/,
  );
  expect(html).toContain(`<main>${island}</main></body></html>`);
});
