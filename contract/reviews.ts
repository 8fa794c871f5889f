import { z } from 'zod/mini';
import { REVIEW_LIMITS } from '../domain/reviews.ts';

/** A form submitted faster than this counts as spam. */
export const MIN_OPEN_MS = 2_000;

/** Documents the limit; domain/reviews.ts enforces it, because its errors name the field. */
const words = (maxLength: number) => z.string('must be a text').check(z.meta({ maxLength }));
/** The shape of a submission; domain/reviews.ts validates its texts in browser and server. */
export const reviewSubmission = z.strictObject({
  barberId: z.string('must be the id of a barber'),
  customerName: words(REVIEW_LIMITS.name),
  rating: z
    .number('must be a whole number from 1 to 5')
    .check(z.meta({ type: 'integer', minimum: 1, maximum: 5 })),
  review: words(REVIEW_LIMITS.text),
  email: z.optional(words(REVIEW_LIMITS.email)),
  /** Honeypot: a hidden field that only bots fill in. */
  website: z.optional(z.string()),
  /** How long the form was open, in ms. */
  openForMs: z.optional(z.int().check(z.gte(0))),
});

/** Query for published reviews: newest first unless ordered by stars, optionally of one star rating. */
export const reviewView = z.object({
  order: z.optional(z.enum(['highest', 'lowest'])),
  stars: z.optional(z.enum(['1', '2', '3', '4', '5'])),
});

/** A published review without the email address. */
export const publishedReview = z.object({
  id: z.string(),
  customerName: z.string(),
  rating: z.int(),
  review: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** The owner's public answer. */
  reply: z.optional(z.object({ text: z.string(), repliedAt: z.string() })),
});

export const publishedReviews = z.array(publishedReview);

/** Review counts of one barber by status, for the published review policy. */
export const reviewCounts = z.object({
  received: z.int(),
  published: z.int(),
  refused: z.int(),
  /** Mean of the published reviews; 0 without any. */
  average: z.number(),
});

/** The average of every barber with published reviews, by barber id. */
export const ratings = z.record(z.string(), z.object({ published: z.int(), average: z.number() }));

export type ReviewView = z.infer<typeof reviewView>;
export type Ratings = z.infer<typeof ratings>;
export type ReviewSubmission = z.infer<typeof reviewSubmission>;
export type PublishedReview = z.infer<typeof publishedReview>;
export type ReviewCounts = z.infer<typeof reviewCounts>;
