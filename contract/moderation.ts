import { z } from 'zod/mini';
import { type Day, isDay } from '../domain/dubai-time.ts';
import { tidyText } from '../domain/reviews.ts';

export const reviewStatus = z.enum(['pending', 'published', 'rejected']);

export type StaffReview = {
  id: string;
  barberId: string;
  branchId: string;
  customerName: string;
  rating: number;
  review: string;
  email: string | null;
  createdAt: string;
  status: ReviewStatus;
  /** The reason for rejecting it. */
  reason: string | null;
  reply: string | null;
  repliedBy: string | null;
  repliedAt: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  /** Queued separately. */
  suspectedSpam: boolean;
};

const text = (max: number) => z.string().check(z.trim(), z.minLength(1, 'is needed'), z.maxLength(max));

/** The reasons by which the console rejects advertising, in its languages. */
export const ADVERTISING = ['Advertising', 'إعلان'];
export const REASON_LENGTH = 300;
export const REPLY_LENGTH = 2_000;

const decisionBase = {
  reviewId: z.string(),
  /** The `decidedAt` that the moderator saw; a later decision by a colleague stands. */
  seen: z.optional(z.nullable(z.string())),
};
/** `undo` returns a review to the queue. */
export const decision = z.discriminatedUnion('action', [
  z.strictObject({ ...decisionBase, action: z.literal('approve') }),
  z.strictObject({ ...decisionBase, action: z.literal('reject'), reason: text(REASON_LENGTH) }),
  z.strictObject({ ...decisionBase, action: z.literal('undo') }),
]);
export const replyText = z.strictObject({
  /** An empty text removes the reply. */
  text: z.string().check(z.overwrite(tidyText), z.maxLength(REPLY_LENGTH)),
  /** The `repliedAt` that the author saw; if a colleague has replied since, the answer is 409. */
  seen: z.optional(z.nullable(z.string())),
});

/** Query of the review list; `cursor` is `next` of the previous page. */
export const reviewFilter = z.object({
  status: z.optional(reviewStatus),
  branchId: z.optional(z.string()),
  barberId: z.optional(z.string()),
  search: z.optional(z.string().check(z.maxLength(200))),
  /** Only suspected spam, or everything else. */
  suspectedSpam: z.optional(z.enum(['only', 'none'])),
  maxRating: z.optional(z.enum(['1', '2', '3', '4'])),
  /** Only reviews without a public reply. */
  unanswered: z.optional(z.literal('only')),
  /** Received on this Dubai day or later. */
  since: z.optional(z.custom<Day>((day) => isDay(String(day)), 'must be a day')),
  cursor: z.optional(z.string()),
});

export type ReviewStatus = z.infer<typeof reviewStatus>;
export type StaffReviewPage = { reviews: StaffReview[]; next: string | null };
export type Decision = z.infer<typeof decision>;
/** `missed`: a colleague decided first. `review` is its current state, or null if erased. */
export type Decided =
  | { kind: 'done'; decidedAt: string | null }
  | { kind: 'missed'; review: StaffReview | null };
export type ReviewFilter = z.infer<typeof reviewFilter>;
/** Review counts of all barbers by status; pending suspected spam is counted separately. */
export type QueueCounts = Record<ReviewStatus | 'suspectedSpam', number>;
