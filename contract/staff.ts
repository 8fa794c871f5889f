import { z } from 'zod/mini';
import { type Day, isDay } from '../domain/dubai-time.ts';
import { tidyText } from '../domain/reviews.ts';
import { nameOf } from './names.ts';

/** Everything under this path answers 401 without a session. */
export const staffApi = {
  signIn: '/api/staff/auth/sign-in',
  signOut: '/api/staff/auth/sign-out',
  password: '/api/staff/auth/password',
  /** POST Forgotten */
  forgotten: '/api/staff/auth/forgotten',
  /** POST LinkToken: whom the link is for, or 404 */
  link: '/api/staff/auth/link',
  /** POST LinkPassword: sets it and signs in, once */
  linkPassword: '/api/staff/auth/link/password',
  /** GET { people: Person[] }; POST Invitation: HandedLink */
  people: '/api/staff/people',
  /** PUT Post; DELETE */
  person: (id: string) => `/api/staff/people/${encodeURIComponent(id)}`,
  /** POST for a new password: HandedLink */
  personLink: (id: string) => `/api/staff/people/${encodeURIComponent(id)}/link`,
  /** DELETE ends them all */
  personSessions: (id: string) => `/api/staff/people/${encodeURIComponent(id)}/sessions`,
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
  today: '/api/staff/today',
  todayOf: (branch: string) => `/api/staff/today/${branch}`,
} as const;

export const STAFF_PATH = '/staff';
/** What a link to set a password calls its token, after the # where no server and no log sees it. */
export const LINK_TOKEN = 'invite';

export const staffRoles = ['owner', 'branch', 'moderator'] as const;
export type StaffRole = (typeof staffRoles)[number];
/** `branches`: slugs of those that staff of the role `branch` work for. */
export type Staff = { id: string; email: string; name: string; role: StaffRole; branches: string[] };

const ALL = staffRoles;
const SHOP = ['owner', 'branch'] as const;
const OWNER = ['owner'] as const;
/** The sections of the console in the order of its navigation, and who may enter each. */
export const sections = {
  today: SHOP,
  queue: ALL,
  prices: OWNER,
  hours: SHOP,
  team: SHOP,
  branches: OWNER,
  photos: OWNER,
  words: OWNER,
  articles: OWNER,
  settings: OWNER,
  history: OWNER,
  people: OWNER,
  insights: OWNER,
  audit: ALL,
} satisfies Record<string, readonly StaffRole[]>;
export type Section = keyof typeof sections;

/**
 * Who may ask what, by the first part of an address after /api/staff/: those who may enter one of these sections, or everybody
 * with an account. What does not stand here answers nobody, so a new route needs its line.
 */
export const staffAccess: Record<string, readonly Section[] | 'own account'> = {
  me: 'own account',
  auth: 'own account',
  sessions: 'own account',
  reviews: ['queue'],
  decisions: ['queue'],
  queue: ['queue'],
  audit: ['audit'],
  insights: ['insights'],
  'insights.csv': ['insights'],
  people: ['people'],
  today: ['today'],
  content: ['words', 'hours'],
  drafts: ['words', 'hours'],
  photos: ['photos'],
  new: ['team'],
  check: ['words', 'hours'],
  publish: ['words', 'hours'],
  publication: ['words', 'hours'],
  preview: ['words', 'hours'],
  history: ['history'],
};

/** Whether somebody of that role may ask an address under /api/staff/. */
export function mayAsk(role: StaffRole, path: string): boolean {
  const part = path.split('/')[3] ?? '';
  const access = Object.hasOwn(staffAccess, part) ? staffAccess[part] : [];
  return access === 'own account' || Boolean(access?.some((section) => mayEnter(role, section)));
}

export const mayEnter = (role: StaffRole, section: Section): boolean =>
  (sections[section] as readonly StaffRole[]).includes(role);

/** Whether somebody may say what holds at a branch today. */
export const speaksFor = ({ role, branches }: Pick<Staff, 'role' | 'branches'>, slug: string): boolean =>
  role === 'owner' || branches.includes(slug);

export const reviewStatus = z.enum(['pending', 'published', 'refused']);

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
  /** Why it was refused. */
  reason: string | null;
  reply: string | null;
  repliedBy: string | null;
  repliedAt: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  /** It waits apart from the others. */
  suspectedSpam: boolean;
};

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
  text: z.string().check(z.overwrite(tidyText), z.maxLength(REPLY_LENGTH)),
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
  maxRating: z.optional(z.enum(['1', '2', '3', '4'])),
  /** Only what has no public reply. */
  unanswered: z.optional(z.literal('only')),
  /** The first day in Dubai that they came on. */
  since: z.optional(z.custom<Day>((day) => isDay(String(day)), 'must be a day')),
  cursor: z.optional(z.string()),
});

export type AuditEntry = {
  id: string;
  at: string;
  /** The account's email, or `command line`. */
  actor: string;
  action:
    | 'approve'
    | 'reject'
    | 'undo'
    | 'reply'
    | 'remove-reply'
    | 'erase'
    | 'invite'
    | 'change-role'
    | 'remove-person'
    | 'end-sessions'
    | 'today';
  /** Empty where it was not done with a review. */
  reviewId: string;
  /** The reason or the reply; where it was not done with a review, the account or the branch, and what of it. */
  detail: string | null;
  /** Who wrote the review and of whom; nothing where it was erased. */
  customerName: string | null;
  barberId: string | null;
};

export const insightDays = [7, 30, 90] as const;
export type Figures = { pageViews: number; whatsapp: number; calls: number; directions: number };

/** Figures of the last `days` Dubai days, today included, and of as many days before. */
export type Insights = {
  days: number;
  totals: Figures;
  before: Figures;
  byDay: (Figures & { day: string })[];
  /** `branch` is a branch slug; taps that name no branch are left out. */
  byBranch: (Figures & { branch: string })[];
  /** `contacts` are WhatsApp taps, calls, directions and booking clicks made on that page. */
  byPage: { path: string; pageViews: number; contacts: number; bookings: number }[];
  /** What became of the reviews that came in this time. */
  byBarber: {
    barberId: string;
    received: number;
    published: number;
    /** Stars of the published ones; none without any. */
    average: number | null;
    /** From a review's arrival to its decision and to its public reply, on average. */
    decidedInS: number | null;
    answeredInS: number | null;
    /** Published with three stars or fewer, and no reply. */
    unanswered: number;
  }[];
};

export type ReviewStatus = z.infer<typeof reviewStatus>;
export type StaffReviewPage = { reviews: StaffReview[]; next: string | null };
export type Decision = z.infer<typeof decision>;
/** Missed: a colleague was quicker. `review` as it stands now, or nothing where it was erased. */
export type Decided =
  | { kind: 'done'; decidedAt: string | null }
  | { kind: 'missed'; review: StaffReview | null };
/** What a 409 on a reply brings: the review as it stands now. */
export type ReplyConflict = { review: StaffReview };
export type ReviewFilter = z.infer<typeof reviewFilter>;
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

/** What somebody may do; `branches` where the role is `branch`. */
export const post = z.strictObject({ role: z.enum(staffRoles), branches: z.array(z.string()) });
export const invitation = z.extend(post, { email, name: nameOf(100) });
export const forgotten = z.strictObject({ email });
const token = z.string().check(z.maxLength(100));
export const linkToken = z.strictObject({ token });
export const linkPassword = z.strictObject({ token, password });

export type Post = z.infer<typeof post>;
/** `path` of a link to hand on, or nothing where it was mailed. */
export type HandedLink = { path: string | null };
export type Person = Staff & {
  /** Has not set a password yet. */
  invited: boolean;
  sessions: number;
  lastSeen: string | null;
};

/** A place where somebody is signed in; `device` is empty where the browser does not say what it is. */
export type StaffSession = {
  id: string;
  device: string;
  since: string;
  lastSeen: string;
  /** The one that asks. */
  current: boolean;
};
