import { expect, test } from 'vitest';
import { countsOf, reviewsOf } from './review-answer.ts';

const review = {
  id: '1',
  customerName: 'Omar',
  rating: 5,
  review: 'Good',
  createdAt: '2026-11-01T10:00:00Z',
};

test.each([null, undefined, {}, 'no', 7, { reviews: [] }])('%j is no reviews', (answer) => {
  expect(reviewsOf(answer)).toEqual([]);
});

test('what is no review is left out of a list', () => {
  expect(reviewsOf([review, null, { id: '2' }, { ...review, rating: '5' }])).toEqual([review]);
});

test('counts are whole or unknown', () => {
  const counts = { received: 3, published: 2, refused: 0, average: 4.5 };
  expect(countsOf(counts)).toEqual(counts);
  expect(countsOf({ received: 3 })).toBeUndefined();
  expect(countsOf(null)).toBeUndefined();
});
