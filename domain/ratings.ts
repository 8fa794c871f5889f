export const MAX_RATING = 5;

/** Whole stars, 1 to 5. */
export function isRating(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_RATING;
}

/** Combines figures: the mean weighted by review count, to one decimal; 0 without reviews. */
export function weightedRating(figures: readonly { rating: number; reviews: number }[]): {
  rating: number;
  reviews: number;
} {
  const reviews = figures.reduce((sum, figure) => sum + figure.reviews, 0);
  if (reviews === 0) return { rating: 0, reviews };
  // Integer hundredths, so that 4.85 rounds up.
  const hundredths = figures.reduce(
    (sum, figure) => sum + Math.round(figure.rating * 100) * figure.reviews,
    0,
  );
  return { rating: Math.round(hundredths / (reviews * 10)) / 10, reviews };
}
