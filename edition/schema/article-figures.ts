import { z } from 'zod';
import { id, list, oneOf, percent, price, sample, stars } from './shared.ts';

/** The figures of an article. */
export const articleFigures = z.strictObject({
  haircuts: list(
    z.strictObject({
      id,
      price,
      heatRating: stars,
      professionalRating: stars,
      maintenance: oneOf('low medium high'),
      sample,
    }),
  ).exactOptional(),
  trends: list(
    z.strictObject({
      id,
      rank: z.int().positive(),
      impact: oneOf('very-high high medium'),
      adoptionPercent: percent,
      priceImpactPercent: percent,
      sample,
    }),
  ).exactOptional(),
});
