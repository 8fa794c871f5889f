import { formatRating, weightedRating } from '../../domain/ratings.ts';
import { facts } from './content/source.ts';
import { languageTag } from './locale.ts';

/** '4.9' over all branches, weighted by their reviews, and how many those are. */
export function averageAndCount(locale: string): { rating: string; reviews: number } {
  const { rating, reviews } = weightedRating(facts.branches);
  return { rating: formatRating(rating, languageTag(locale)), reviews };
}
