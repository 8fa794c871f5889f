import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageRating, formatRating, isRating, weightedRating } from './ratings.ts';

const stars = fc.integer({ min: 1, max: 5 });

test('the average has one decimal and is 0 without reviews', () => {
  expect(averageRating([])).toBe(0);
  expect(averageRating([5, 4, 4])).toBe(4.3);
  expect(averageRating([5, 5, 5, 4])).toBe(4.8);
});

test('the average lies within its ratings, whatever their order, and is within half a tenth of the mean', () => {
  fc.assert(
    fc.property(fc.array(stars, { minLength: 1 }), (ratings) => {
      const average = averageRating(ratings);
      expect(average).toBeGreaterThanOrEqual(Math.min(...ratings));
      expect(average).toBeLessThanOrEqual(Math.max(...ratings));
      expect(averageRating(ratings.toReversed())).toBe(average);
      const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
      expect(Math.abs(average - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(formatRating(average, 'en-AE')).toMatch(/^[1-5]\.\d$/);
    }),
  );
});

test('the three branches together are 4.9 over 598 reviews', () => {
  const branches = [
    { rating: 4.8, reviews: 241 },
    { rating: 4.9, reviews: 312 },
    { rating: 4.9, reviews: 45 },
  ];
  expect(weightedRating(branches)).toEqual({ rating: 4.9, reviews: 598 });
});

test('halves round up in spite of binary fractions, and no reviews are 0', () => {
  expect(
    weightedRating([
      { rating: 4.8, reviews: 7 },
      { rating: 4.9, reviews: 7 },
    ]),
  ).toEqual({ rating: 4.9, reviews: 14 });
  expect(weightedRating([{ rating: 4.8, reviews: 0 }])).toEqual({ rating: 0, reviews: 0 });
  expect(weightedRating([])).toEqual({ rating: 0, reviews: 0 });
});

test('groups of reviews weigh as their reviews do', () => {
  fc.assert(
    fc.property(fc.array(stars, { minLength: 1 }), (ratings) => {
      const figures = ratings.map((rating) => ({ rating, reviews: 1 }));
      expect(weightedRating(figures)).toEqual({ rating: averageRating(ratings), reviews: ratings.length });
    }),
  );
});

test('ratings are whole stars from 1 to 5', () => {
  expect([1, 2, 3, 4, 5].every(isRating)).toBe(true);
  expect([0, 6, 4.5, NaN, Infinity, '5', null, undefined].some(isRating)).toBe(false);
});

test('a rating always shows its decimal', () => {
  expect([5, 4.9, 0].map((rating) => formatRating(rating, 'en-AE'))).toEqual(['5.0', '4.9', '0.0']);
});
