import { z } from 'zod/mini';
import { REVIEW_LIMITS } from '../domain/reviews.ts';

/** A form that was open for less was filled in by a program. */
export const MIN_OPEN_MS = 2_000;

/** Limits are said here and kept by domain/reviews.ts, which names the fields that break them. */
const words = (maxLength: number) => z.string('must be a text').check(z.meta({ maxLength }));
/** The shape of what the form sends; domain/reviews.ts says, to browser and server, what the words must be. */
export const reviewSubmission = z.strictObject({
  barberId: z.string('must be the id of a barber'),
  customerName: words(REVIEW_LIMITS.name),
  rating: z
    .number('must be a whole number from 1 to 5')
    .check(z.meta({ type: 'integer', minimum: 1, maximum: 5 })),
  review: words(REVIEW_LIMITS.text),
  email: z.optional(words(REVIEW_LIMITS.email)),
  /** A field no person sees: whoever fills it in is a program. */
  website: z.optional(z.string()),
  /** How long the form was open, in ms. */
  openForMs: z.optional(z.int().check(z.gte(0))),
});

/** Which published reviews: by their stars instead of the newest first, or of so many stars alone. */
export const reviewView = z.object({
  order: z.optional(z.enum(['highest', 'lowest'])),
  stars: z.optional(z.enum(['1', '2', '3', '4', '5'])),
});

/** A published review as visitors get it: never the email. */
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

/** What became of all reviews of one barber, for the published policy. */
export const reviewCounts = z.object({
  received: z.int(),
  published: z.int(),
  refused: z.int(),
  /** Mean of the published ones; 0 without any. */
  average: z.number(),
});

/** The average of every barber who has published reviews, by his id. */
export const ratings = z.record(z.string(), z.object({ published: z.int(), average: z.number() }));

export type ReviewView = z.infer<typeof reviewView>;
export type Ratings = z.infer<typeof ratings>;
export type ReviewSubmission = z.infer<typeof reviewSubmission>;
export type PublishedReview = z.infer<typeof publishedReview>;
export type ReviewCounts = z.infer<typeof reviewCounts>;
