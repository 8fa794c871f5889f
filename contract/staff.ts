import { z } from 'zod/mini';

/** Everything under this path answers 401 without a session. */
export const staffApi = {
  signIn: '/api/staff/auth/sign-in',
  signOut: '/api/staff/auth/sign-out',
  password: '/api/staff/auth/password',
  sessions: '/api/staff/sessions',
  session: (id: string) => `/api/staff/sessions/${encodeURIComponent(id)}`,
  me: '/api/staff/me',
  reviews: '/api/staff/reviews',
  decisions: '/api/staff/decisions',
  reply: (reviewId: string) => `/api/staff/reviews/${reviewId}/reply`,
  queue: '/api/staff/queue',
  audit: '/api/staff/audit',
  insights: '/api/staff/insights',
  insightsCsv: '/api/staff/insights.csv',
} as const;

export const STAFF_PATH = '/staff';

export const reviewStatus = z.enum(['pending', 'published', 'refused']);

export const staffReview = z.object({
  id: z.string(),
  barberId: z.string(),
  branchId: z.string(),
  customerName: z.string(),
  rating: z.int(),
  review: z.string(),
  email: z.nullable(z.string()),
  createdAt: z.string(),
  status: reviewStatus,
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  repliedBy: z.nullable(z.string()),
  repliedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** It waits apart from the others. */
  suspectedSpam: z.boolean(),
});

const text = (max: number) => z.string().check(z.trim(), z.minLength(1, 'is needed'), z.maxLength(max));

export const REASON_LENGTH = 300;
export const REPLY_LENGTH = 2_000;

const decided = {
  reviewId: z.string(),
  /** `decidedAt` of the review as the decider saw it: one that a colleague has decided since is left as it is. */
  seen: z.optional(z.nullable(z.string())),
};
/** `undo` puts a decided review back into the queue. */
export const decision = z.discriminatedUnion('action', [
  z.strictObject({ ...decided, action: z.literal('approve') }),
  z.strictObject({ ...decided, action: z.literal('reject'), reason: text(REASON_LENGTH) }),
  z.strictObject({ ...decided, action: z.literal('undo') }),
]);
export const replyText = z.strictObject({
  /** An empty text takes the reply away. */
  text: z.string().check(z.trim(), z.maxLength(REPLY_LENGTH)),
  /** `repliedAt` as the writer saw it: what a colleague has written since is left as it is, and the answer is 409. */
  seen: z.optional(z.nullable(z.string())),
});

/** Query of the review list; `cursor` is the `next` of the page before. */
export const reviewFilter = z.object({
  status: z.optional(reviewStatus),
  branchId: z.optional(z.string()),
  barberId: z.optional(z.string()),
  search: z.optional(z.string().check(z.maxLength(200))),
  /** Only what is suspected to be spam, or none of it. */
  suspectedSpam: z.optional(z.enum(['only', 'none'])),
  cursor: z.optional(z.string()),
});

export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The account's email, or `command line`. */
  actor: z.string(),
  action: z.enum(['approve', 'reject', 'undo', 'reply', 'remove-reply', 'erase']),
  reviewId: z.string(),
  detail: z.nullable(z.string()),
  /** Who wrote the review and of whom; nothing where it was erased. */
  customerName: z.nullable(z.string()),
  barberId: z.nullable(z.string()),
});

export const insightDays = [7, 30, 90] as const;
const figures = z.object({ pageViews: z.int(), whatsapp: z.int(), calls: z.int(), directions: z.int() });

/** Figures of the last `days` Dubai days, today included, and of as many days before. */
export const insights = z.object({
  days: z.int(),
  totals: figures,
  before: figures,
  byDay: z.array(z.object({ day: z.string(), ...figures.shape })),
  /** `branch` is a branch slug; taps that name no branch are left out. */
  byBranch: z.array(z.object({ branch: z.string(), ...figures.shape })),
  /** `contacts` are WhatsApp taps, calls, directions and booking clicks made on that page. */
  byPage: z.array(z.object({ path: z.string(), pageViews: z.int(), contacts: z.int(), bookings: z.int() })),
  /** What became of the reviews that came in this time. */
  byBarber: z.array(
    z.object({
      barberId: z.string(),
      received: z.int(),
      published: z.int(),
      /** Stars of the published ones; none without any. */
      average: z.nullable(z.number()),
      /** From a review's arrival to its decision and to its public reply, on average. */
      decidedInS: z.nullable(z.int()),
      answeredInS: z.nullable(z.int()),
      /** Published with three stars or fewer, and no reply. */
      unanswered: z.int(),
    }),
  ),
});

export type ReviewStatus = z.infer<typeof reviewStatus>;
export type StaffReview = z.infer<typeof staffReview>;
export type StaffReviewPage = { reviews: StaffReview[]; next: string | null };
export type Decision = z.infer<typeof decision>;
/** Missed: a colleague was quicker. `review` as it stands now, or nothing where it was erased. */
export type Decided =
  | { kind: 'done'; decidedAt: string | null }
  | { kind: 'missed'; review: StaffReview | null };
/** What a 409 on a reply brings: the review as it stands now. */
export type ReplyConflict = { review: StaffReview };
export type ReviewFilter = z.infer<typeof reviewFilter>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type Insights = z.infer<typeof insights>;
export type Figures = z.infer<typeof figures>;
/** Reviews by status, over all barbers; of those that wait, suspected spam is counted apart. */
export type QueueCounts = Record<ReviewStatus | 'suspectedSpam', number>;

/** An address is the same in capitals. */
const email = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'is needed'), z.maxLength(254)),
  z.transform((text: string) => text.toLowerCase()),
);
const password = z.string().check(z.minLength(1, 'is needed'), z.maxLength(256));

export const signIn = z.strictObject({ email, password });
/** Ends every other session of the account. */
export const newPassword = z.strictObject({ current: password, password });

/** A place where somebody is signed in; `device` is empty where the browser does not say what it is. */
export type StaffSession = {
  id: string;
  device: string;
  since: string;
  lastSeen: string;
  /** The one that asks. */
  current: boolean;
};
