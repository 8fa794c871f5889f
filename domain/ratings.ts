export const MAX_RATING = 5;
/** Whoever gives so many stars or fewer was not happy, and waits for a reply. */
export const LOW_RATING = 3;

/** Whole stars, 1 to 5. */
export function isRating(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_RATING;
}

/** Several figures as one: the mean weighted by reviews, to one decimal, over all reviews; 0 without any. */
export function weightedRating(figures: readonly { rating: number; reviews: number }[]): {
  rating: number;
  reviews: number;
} {
  const reviews = figures.reduce((sum, figure) => sum + figure.reviews, 0);
  if (reviews === 0) return { rating: 0, reviews };
  // Whole hundredths, so that 4.85 rounds up as people expect.
  const hundredths = figures.reduce(
    (sum, figure) => sum + Math.round(figure.rating * 100) * figure.reviews,
    0,
  );
  return { rating: Math.round(hundredths / (reviews * 10)) / 10, reviews };
}
