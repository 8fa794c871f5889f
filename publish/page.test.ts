import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { recordFor } from '../tests/support/page-record.ts';
import { preparePage } from './page.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const recorded = (record: object) =>
  `<script type="application/json" data-page-record>${JSON.stringify(record)}</script>`;
const prepared = (body: string, changes = {}) =>
  preparePage(
    `<!DOCTYPE html><html><head>${recorded(recordFor('/', changes))}</head><body>${body}</body></html>`,
  );
const directives = (body: string, changes = {}) =>
  Object.fromEntries(
    prepared(body, changes)
      .policy.split('; ')
      .map((directive) => directive.split(/ (.*)/) as [string, string]),
  );

test('the record comes out of the page, and the rest stays byte for byte', () => {
  const { html, record } = prepared(`<p title='a'>A &amp; B</p>`, { changed: '2025-08-12' });
  expect(record.changed).toBe('2025-08-12');
  expect(html).toBe(`<!DOCTYPE html><html><head></head><body><p title='a'>A &amp; B</p></body></html>`);
});

test('a page without a record, or with two, stops the build', () => {
  expect(() => preparePage('<!DOCTYPE html><p>x</p>')).toThrow('has no record');
  expect(() => prepared(recorded({}))).toThrow('has two records');
});

test('a page without scripts and forms asks for nothing; what runs has its hash, data needs none', () => {
  expect(directives('<p>x</p>')).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
  const policy = directives(
    `<script type='module'>a()</script><script type="speculationrules">{}</script><script type="application/ld+json">{"x":1}</script><noscript><style>p{}</style></noscript>`,
  );
  expect(policy['script-src']).toBe(`'self' ${hash('a()')} ${hash('{}')}`);
  expect(policy['style-src']).toBe(`'self' ${hash('p{}')}`);
});

test('other hosts and forms are allowed by the record alone', () => {
  const outside = { frames: ['https://maps.example'], pictures: ['https://maps.example/a.ico'] };
  const policy = directives('', { outside, posts: true });
  expect(policy['frame-src']).toBe('https://maps.example');
  expect(policy['img-src']).toBe("'self' data: https://maps.example/a.ico");
  expect(policy['form-action']).toBe("'self'");
  expect(directives('')['frame-src']).toBeUndefined();
});

test('the build stops where a style or script can have no hash, and where a form is not in the record', () => {
  expect(() => prepared('<p style="color:red">x</p>')).toThrow(
    '<p style="color:red">, which its policy forbids',
  );
  expect(() => prepared('<button onclick="a()">x</button>')).toThrow('its policy forbids');
  expect(() => prepared('<form method="post"></form>')).toThrow('its record does not say so');
});

test('every address that a page names is known: links, pictures in all sizes, templates, the link picture', () => {
  const { references } = prepared(
    `<a href="/a">a</a><img srcset="/b 1x, /c 2x" src="data:image/png,x"><template><img src="/d"></template><meta property="og:image" content="/e"><meta name="x" content="/no">`,
  );
  expect(references.map(({ url }) => url)).toEqual(['/a', '/b', '/c', 'data:image/png,x', '/d', '/e']);
});

test('refuses a placeholder that visitors would read, and none in a template', () => {
  expect(() => prepared('<p>Until {closes}</p>')).toThrow(
    'shows {closes}, which has no value here, in: Until {closes}',
  );
  expect(() => prepared('<template><p>Until {closes}</p></template>')).not.toThrow();
});
