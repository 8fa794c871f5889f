import { expect, test } from 'vitest';
import { isRating, weightedRating } from './ratings.ts';

test('combines the three branches to 4.9 over 598 reviews', () => {
  const branches = [
    { rating: 4.8, reviews: 241 },
    { rating: 4.9, reviews: 312 },
    { rating: 4.9, reviews: 45 },
  ];
  expect(weightedRating(branches)).toEqual({ rating: 4.9, reviews: 598 });
});

test('rounds halves up despite binary fractions and returns 0 without reviews', () => {
  const halves = [
    { rating: 4.8, reviews: 7 },
    { rating: 4.9, reviews: 7 },
  ];
  expect(weightedRating(halves)).toEqual({ rating: 4.9, reviews: 14 });
  expect(weightedRating([])).toEqual({ rating: 0, reviews: 0 });
});

test('accepts whole stars from 1 to 5', () => {
  expect([1, 2, 3, 4, 5].every(isRating)).toBe(true);
  expect([0, 6, 4.5, NaN, Infinity, '5', null, undefined].some(isRating)).toBe(false);
});
