import { z } from 'zod/mini';

/** A form submitted faster than this counts as spam. */
export const MIN_OPEN_MS = 2_000;

const words = z.string('must be a text');
/** The shape of a submission; domain/reviews.ts validates its texts in browser and server. */
export const reviewSubmission = z.strictObject({
  barberId: z.string('must be the id of a barber'),
  customerName: words,
  rating: z.number('must be a whole number from 1 to 5'),
  review: words,
  email: z.optional(words),
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
export type PublishedReview = {
  id: string;
  customerName: string;
  rating: number;
  review: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The owner's public answer. */
  reply?: { text: string; repliedAt: string };
};

/** Review counts of one barber by status; `average` is the mean of the published ones, 0 without any. */
export type ReviewCounts = { received: number; published: number; rejected: number; average: number };

/** The average of every barber who has published reviews, by id. */
export type Ratings = Record<string, { published: number; average: number }>;

export type ReviewView = z.infer<typeof reviewView>;
export type ReviewSubmission = z.infer<typeof reviewSubmission>;
