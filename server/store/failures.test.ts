import { expect, test } from 'vitest';
import { failureOf, StoreError } from './failures.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const sqlite = (errcode: number) => Object.assign(coded('ERR_SQLITE_ERROR'), { errcode });

test.each([
  [sqlite(5), 'busy'],
  [sqlite(261), 'busy'],
  [sqlite(13), 'full'],
  [sqlite(778), 'unavailable'],
  [sqlite(2067), 'unique'],
  [sqlite(1555), 'unique'],
  [sqlite(26), 'unusable'],
  [coded('23505'), 'unique'],
  [coded('53100'), 'full'],
  [coded('53300'), 'unavailable'],
  [coded('57P01'), 'unavailable'],
  [coded('57014'), 'unavailable'],
  [coded('08006'), 'unavailable'],
  [coded('40P01'), 'busy'],
  [coded('22021'), 'text'],
  [coded('28P01'), 'unusable'],
  [coded('3D000'), 'unusable'],
  [coded('42P01'), 'unusable'],
  [new StoreError('full', 'x'), 'full'],
  [coded('ECONNREFUSED'), 'unavailable'],
  [coded('EAI_AGAIN'), 'unavailable'],
  [new Error('Query read timeout'), 'unavailable'],
  [new Error('Connection terminated unexpectedly'), 'unavailable'],
  [new AggregateError([coded('ECONNREFUSED')]), 'unavailable'],
])('classifies %o as %s', (error, kind) => {
  expect(failureOf(error)).toBe(kind);
});

test.each([
  [sqlite(1)],
  [Object.assign(new Error('git'), { code: 128 })],
  [new TypeError('x')],
  ['text'],
  [undefined],
])('rethrows %o unchanged', (error) => {
  expect(failureOf(error)).toBeUndefined();
});
