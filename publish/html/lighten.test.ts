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

test('all changes together leave the rest of the page byte for byte', () => {
  const island = `<astro-island client="visible" props="{}"><p title='a'>A &amp; B</p></astro-island>`;
  const { html } = light(pageHtml({ body: `<script>${WAKING}${DEFINING}</script>${island}` }));
  expect(html).toMatch(
    /^<!DOCTYPE html><html lang="en"><head><style>@layer a;<\/style><\/head><body data-islands="[^"]+" class="page"><main><astro-island/,
  );
  expect(html).toContain(`<main>${island}</main></body></html>`);
});
