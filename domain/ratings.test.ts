import { expect, test } from 'vitest';
import { isRating, weightedRating } from './ratings.ts';

test.each([
  [4.9, [4.8, 241], [4.9, 312], [4.9, 45]],
  // Half a tenth is rounded up despite binary fractions.
  [4.9, [4.8, 7], [4.9, 7]],
  [0],
] as [number, ...[number, number][]][])('weighs ratings by their reviews: %d', (mean, ...figures) => {
  expect(weightedRating(figures.map(([rating, reviews]) => ({ rating, reviews })))).toEqual({
    rating: mean,
    reviews: figures.reduce((sum, [, reviews]) => sum + reviews, 0),
  });
});

test('accepts whole stars from 1 to 5', () => {
  expect([1, 2, 3, 4, 5].every(isRating)).toBe(true);
  expect([0, 6, 4.5, NaN, Infinity, '5', null, undefined].some(isRating)).toBe(false);
});
