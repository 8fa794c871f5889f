import { z } from 'zod';
import { id, list, percent, price, sample, stars } from './shared.ts';

const haircut = z.strictObject({
  id,
  price,
  heatRating: stars,
  professionalRating: stars,
  maintenance: z.enum(['low', 'medium', 'high']),
  sample,
});

const trend = z.strictObject({
  id,
  rank: z.int().positive(),
  impact: z.enum(['very-high', 'high', 'medium']),
  adoptionPercent: percent,
  priceImpactPercent: percent,
  sample,
});

/** content/facts/articles.yaml: figures that an article shows, by its slug. */
export const articles = z.record(
  id,
  z.strictObject({ haircuts: list(haircut).exactOptional(), trends: list(trend).exactOptional() }),
);
