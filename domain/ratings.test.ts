import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRating, isRating, weightedRating } from './ratings.ts';

const stars = fc.integer({ min: 1, max: 5 });

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

test('single reviews together are their mean to one decimal, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(stars, { minLength: 1 }), (ratings) => {
      const figures = ratings.map((rating) => ({ rating, reviews: 1 }));
      const { rating, reviews } = weightedRating(figures);
      const mean = ratings.reduce((sum, one) => sum + one, 0) / ratings.length;
      expect(reviews).toBe(ratings.length);
      expect(Math.abs(rating - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(weightedRating(figures.toReversed()).rating).toBe(rating);
      expect(formatRating(rating, 'en-AE')).toMatch(/^[1-5]\.\d$/);
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
