import { z } from 'zod/mini';
import { isEmail } from '../domain/contact.ts';
import { REVIEW_LIMITS } from '../domain/reviews.ts';

const barberId = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'must be the id of a barber'));

/** A form that was open for less was filled in by a program. */
export const MIN_OPEN_MS = 2_000;

/** What the form sends, as the server takes it; the form itself asks domain/reviews.ts. */
export const reviewSubmission = z.strictObject({
  barberId,
  customerName: z
    .string()
    .check(z.maxLength(REVIEW_LIMITS.name, `may have at most ${REVIEW_LIMITS.name} characters`)),
  rating: z
    .int('must be a whole number of stars')
    .check(z.gte(1, 'must be at least 1'), z.lte(5, 'must be at most 5')),
  review: z
    .string()
    .check(z.maxLength(REVIEW_LIMITS.text, `may have at most ${REVIEW_LIMITS.text} characters`)),
  email: z.optional(
    z.string().check(z.refine((email) => email === '' || isEmail(email), 'must be an email address')),
  ),
  /** A field no person sees: whoever fills it in is a program. */
  website: z.optional(z.string().check(z.maxLength(500))),
  /** How long the form was open, in ms. */
  openForMs: z.optional(z.int().check(z.gte(0))),
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

export type Ratings = z.infer<typeof ratings>;
export type ReviewSubmission = z.infer<typeof reviewSubmission>;
export type PublishedReview = z.infer<typeof publishedReview>;
export type ReviewCounts = z.infer<typeof reviewCounts>;
