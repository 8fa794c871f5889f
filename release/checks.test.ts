import { expect, test } from 'vitest';
import type { PageRecord } from '../site/model/record.ts';
import { recordFor } from '../tests/support/page-record.ts';
import { problemsOf } from './checks.ts';
import { type PublishedPage, preparePage } from './page.ts';

type Entry = [string, PublishedPage];
const page = (file: string, record: PageRecord, ...urls: string[]): Entry => [
  file,
  preparePage(
    `<script type="application/json" data-page-record>${JSON.stringify(record)}</script>${urls.map((url) => `<a href="${url}"></a>`).join('')}`,
  ),
];
const problems = (pages: Entry[], redirects: string[] = [], more: string[] = []) =>
  problemsOf(new Map(pages), [...pages.map(([file]) => file), ...more], redirects).map(
    ({ message }) => message,
  );

test('reports a dead link once; accepts files, redirects, the API and other sites', () => {
  const known = [
    '/',
    '#team',
    '/services?x=1#y',
    '/api/reviews',
    '/xr/api/branches',
    '/_astro/a%20b.css',
    '/old',
  ];
  const others = ['https://jk.example/', 'https://other.example/x', 'tel:+971'];
  const pages = [
    page('index.html', recordFor('/'), ...known, '/gone', '/gone', 'https://jk.example/lost'),
    page('services.html', recordFor('/services'), ...others),
  ];
  expect(problems(pages, ['/old'], ['xr/api/branches.json', '_astro/a b.css'])).toEqual([
    'index.html <a> leads to /gone, which does not exist',
    'index.html <a> leads to https://jk.example/lost, which does not exist',
  ]);
});

test('reports a record with a wrong path', () => {
  expect(problems([page('c.html', recordFor('/b'))])).toEqual([
    'c.html has a record that says that it answers /b',
  ]);
});
