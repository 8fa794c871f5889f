import { expect, test } from 'vitest';
import type { Draft } from '../../../contract/changes.ts';
import { oldValues } from './old-values.ts';

const draft = (file: string, path: string[], before: unknown, value: unknown): Draft => ({
  ...{ id: '1', by: 'Mona', byId: '1', at: '' },
  ...{ file, path, before, value },
});
const state = new Map<string, unknown>([
  ['facts/branches.yaml', [{ slug: 'jvc', name: 'Circle', shortName: 'JVC' }]],
  [
    'en/home.yaml',
    {
      a: 'From AED 35',
      b: 'AED 350',
      c: '35 dirhams at JVC',
      d: '35 minutes',
      e: 'At Circle',
      f: 'AED 90–110',
    },
  ],
  ['en/areas.yaml', { jvc: { name: 'JVC' } }],
  ['ar/home.yaml', { a: 'بسعر 35 درهم', b: 'في {jvc.name}' }],
]);
const found = (...drafts: Draft[]) =>
  oldValues(drafts, state).map(({ file, path, values }) => `${file} ${path?.join('.')} ${values?.value}`);

test('names sentences with the earlier price of a service in typed words', () => {
  expect(found(draft('facts/services.yaml', ['beard', 'price'], 35, 40))).toEqual([
    'en/home.yaml a AED 35',
    'en/home.yaml c AED 35',
    'ar/home.yaml a AED 35',
  ]);
  expect(found(draft('facts/services.yaml', ['beard', 'price'], 35, 35))).toEqual([]);
  expect(found(draft('facts/services.yaml', ['beard', 'price'], '90-110', 100))).toEqual([
    'en/home.yaml f AED 90-110',
  ]);
});

test('names sentences and short names with the earlier name of a branch', () => {
  expect(found(draft('facts/branches.yaml', ['jvc', 'name'], 'JVC', 'Circle'))).toEqual([
    'facts/branches.yaml jvc.shortName JVC',
    'en/home.yaml c JVC',
  ]);
});
