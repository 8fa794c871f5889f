import { expect, test } from 'vitest';
import { HttpError } from '../query/fetch-json.ts';
import { reviewsOf } from './use-reviews.ts';
import { failureOf } from './use-submission.ts';

const refused = (status: number, body: unknown = '', headers: HeadersInit = {}) =>
  failureOf(new HttpError(new Response(null, { status, headers }), JSON.stringify(body)));

test('maps errors to failures that visitors can act on', () => {
  expect(failureOf(new TypeError('Failed to fetch'))).toEqual({ kind: 'broken' });
  expect(refused(429, {}, { 'Retry-After': '61' })).toEqual({ kind: 'tooMany', minutes: 2 });
  expect(refused(422, { fields: { email: 'wrong' } })).toEqual({
    kind: 'fields',
    problems: { email: 'wrong' },
  });
  expect(refused(422, { detail: 'barberId: there is none' })).toEqual({ kind: 'outdated' });
  expect(refused(503)).toEqual({ kind: 'unavailable' });
});

test('treats anything but a list as no reviews', () => {
  const review = { id: '1', customerName: 'Omar', rating: 5, review: 'Good', createdAt: '2026-11-01' };
  expect([null, {}, 'no', { reviews: [] }].flatMap(reviewsOf)).toEqual([]);
  expect(reviewsOf([review])).toEqual([review]);
});
