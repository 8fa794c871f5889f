import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { recordFor } from './html/fixture.ts';
import { readPage } from './html/read.ts';
import { policyOf } from './policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directives = (html: string, record = recordFor('/')) =>
  Object.fromEntries(
    policyOf(readPage(html), record)
      .split('; ')
      .map((directive) => directive.split(/ (.*)/) as [string, string]),
  );

test('a page without scripts and forms asks for nothing', () => {
  expect(directives('<p>x</p>')).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('whatever runs has its hash, data and a module without an address need none', () => {
  const policy = directives(
    `<script type='module'>a()</script><script type="module" data-src="/b.js"></script><script type="speculationrules">{}</script><script type="application/ld+json">{"x":1}</script><style>p{}</style>`,
  );
  expect(policy['script-src']).toBe(`'self' ${hash('a()')} ${hash('{}')}`);
  expect(policy['style-src']).toBe(`'self' ${hash('p{}')}`);
});

test('other hosts and forms are allowed by the record alone', () => {
  const outside = { frames: ['https://maps.example'], pictures: ['https://maps.example/a.ico'] };
  const policy = directives('<div class="map"></div>', recordFor('/', { outside, posts: true }));
  expect(policy['frame-src']).toBe('https://maps.example');
  expect(policy['img-src']).toBe("'self' data: https://maps.example/a.ico");
  expect(policy['form-action']).toBe("'self'");
  expect(directives('<div class="map"></div>')['frame-src']).toBeUndefined();
});

test('the build stops where a style or script can have no hash, and where a form is not in the record', () => {
  expect(() => directives('<p style="color:red">x</p>')).toThrow(
    '<p style="color:red">, which its policy forbids',
  );
  expect(() => directives('<button onclick="a()">x</button>')).toThrow('its policy forbids');
  expect(() => directives('<form method="post"></form>')).toThrow('its record does not say so');
});
