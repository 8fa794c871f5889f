import { expect, test } from 'vitest';
import { Refused } from '../query/fetch-json.ts';
import { failureOf } from './failure.ts';

const refused = (status: number, body: unknown = '', headers: HeadersInit = {}) =>
  failureOf(new Refused(new Response(null, { status, headers }), JSON.stringify(body)));

test('no answer is a broken connection', () => {
  expect(failureOf(new TypeError('Failed to fetch'))).toEqual({ kind: 'broken' });
});

test('too many says how many minutes to wait, begun ones whole', () => {
  expect(refused(429, {}, { 'Retry-After': '61' })).toEqual({ kind: 'tooMany', minutes: 2 });
  expect(refused(429)).toEqual({ kind: 'tooMany', minutes: 1 });
});

test('fields that the server names are named', () => {
  expect(refused(422, { fields: { email: 'wrong' } })).toEqual({
    kind: 'fields',
    problems: { email: 'wrong' },
  });
});

test('what no field explains comes from an old page, what no visitor can mend from our side', () => {
  expect(refused(422, { detail: 'barberId: there is none' })).toEqual({ kind: 'outdated' });
  expect(failureOf(new Refused(new Response(null, { status: 404 }), '<html>'))).toEqual({ kind: 'outdated' });
  expect(refused(503)).toEqual({ kind: 'unavailable' });
});
