import { expect, test } from 'vitest';
import type { PageRecord } from '../site/model/record.ts';
import { problemsOf } from './checks.ts';
import { recordFor } from './html/fixture.ts';
import type { PublishedPage } from './pages.ts';

const page = (file: string, record: PageRecord, ...urls: string[]): PublishedPage => ({
  file,
  record,
  policy: '',
  references: urls.map((url) => ({ tag: 'a', url })),
});
const home = (...urls: string[]) => page('index.html', recordFor('/'), ...urls);

test('references to files, redirects, the API and other sites are answered', () => {
  const files = ['index.html', 'services.html', 'xr/api/branches.json', '_astro/a b.css'];
  const pages = [
    home('/', '#team', '/services?x=1#y', '/api/reviews', '/xr/api/branches', '/_astro/a%20b.css', '/old'),
    page(
      'services.html',
      recordFor('/services'),
      'https://jk.example/',
      'https://other.example/x',
      'tel:+971',
    ),
  ];
  expect(problemsOf(pages, files, ['/old'])).toEqual([]);
});

test('a link that nothing answers is named once, with its page', () => {
  expect(problemsOf([home('/gone', '/gone', 'https://jk.example/lost')], ['index.html'], [])).toEqual([
    'index.html: <a> leads to /gone, where nothing is',
    'index.html: <a> leads to https://jk.example/lost, where nothing is',
  ]);
});

test('two pages cannot be found under one address, nor share a link picture', () => {
  const linkPicture = {
    file: '/og/a.png',
    title: '',
    eyebrow: '',
    brand: '',
    places: '',
    direction: 'ltr' as const,
  };
  const first = recordFor('/a', { linkPicture });
  const second = recordFor('/b', { canonical: first.canonical, linkPicture });
  const pages = [page('a.html', first), page('b.html', second)];
  expect(problemsOf(pages, ['a.html', 'b.html'], [])).toEqual([
    'a.html and b.html: each claims to be found as https://jk.example/a',
    'a.html and b.html: share the link picture /og/a.png',
  ]);
  const hidden = page('b.html', recordFor('/b', { canonical: first.canonical, indexable: false }));
  expect(problemsOf([page('a.html', first), hidden], ['a.html', 'b.html'], [])).toEqual([]);
});

test('a record that speaks of another address is found', () => {
  expect(problemsOf([page('a.html', recordFor('/b'))], ['a.html'], [])).toEqual([
    'a.html: its record says that it answers /b',
  ]);
});
