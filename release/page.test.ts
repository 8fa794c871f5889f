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

test('extracts the record and leaves the rest unchanged', () => {
  const { html, record } = prepared(`<p title='a'>A &amp; B</p>`, { changed: '2025-08-12' });
  expect(record.changed).toBe('2025-08-12');
  expect(html).toBe(`<!DOCTYPE html><html><head></head><body><p title='a'>A &amp; B</p></body></html>`);
});

test('throws unless the page has exactly one record', () => {
  expect(() => preparePage('<!DOCTYPE html><p>x</p>')).toThrow('has no record');
  expect(() => prepared(recorded({}))).toThrow('has two records');
});

test('allows nothing by default; hashes inline scripts and styles but not data', () => {
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

test('allows other hosts and forms only if the record has them', () => {
  const externalOrigins = { frames: ['https://maps.example'], pictures: ['https://maps.example/a.ico'] };
  const policy = directives('', { externalOrigins, posts: true });
  expect(policy['frame-src']).toBe('https://maps.example');
  expect(policy['img-src']).toBe("'self' data: https://maps.example/a.ico");
  expect(policy['form-action']).toBe("'self'");
  expect(directives('')['frame-src']).toBeUndefined();
});

test('throws for scripts and styles that cannot be hashed, and for forms missing from the record', () => {
  expect(() => prepared('<p style="color:red">x</p>')).toThrow(
    '<p style="color:red">, which its policy forbids',
  );
  expect(() => prepared('<button onclick="a()">x</button>')).toThrow('its policy forbids');
  expect(() => prepared('<form method="post"></form>')).toThrow('its record does not say so');
});

test('refuses the scheme javascript in addresses only, with the spaces and line ends that browsers ignore', () => {
  expect(() => prepared('<h1 title="javascript: x">javascript: x</h1>')).not.toThrow();
  expect(() => prepared('<a href=" java\nscript:x">x</a>')).toThrow('its policy forbids');
});

test('finds all references: links, responsive pictures, templates and the link picture', () => {
  const { references } = prepared(
    `<a href="/a">a</a><img srcset="/b 1x, /c 2x" src="data:image/png,x"><template><img src="/d"></template><meta property="og:image" content="/e"><meta name="x" content="/no">`,
  );
  expect(references.map(({ url }) => url)).toEqual(['/a', '/b', '/c', 'data:image/png,x', '/d', '/e']);
});

test('rejects a placeholder that visitors would read, but not one in a template', () => {
  expect(() => prepared('<p>Until {closes}</p>')).toThrow(
    'shows {closes}, which has no value here, in: Until {closes}',
  );
  expect(() => prepared('<template><p>Until {closes}</p></template>')).not.toThrow();
});
