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
  /** POST LinkToken: the account that the link is for, or 404 */
  link: '/api/staff/auth/link',
  /** POST LinkPassword: sets the password and signs in; single use */
  linkPassword: '/api/staff/auth/link/password',
  /** GET { people: Person[] }; POST Invitation: HandedLink */
  people: '/api/staff/people',
  /** PUT RoleAssignment; DELETE */
  person: (id: string) => `/api/staff/people/${encodeURIComponent(id)}`,
  /** POST creates a password reset link: HandedLink */
  personLink: (id: string) => `/api/staff/people/${encodeURIComponent(id)}/link`,
  /** DELETE ends all sessions */
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
/** The parameter of a set-password link that holds the token; after the #, so it reaches no server or log. */
export const LINK_TOKEN = 'invite';

export const staffRoles = ['owner', 'branch', 'moderator'] as const;
export type StaffRole = (typeof staffRoles)[number];
/** `branches`: slugs of the branches that an account with the role `branch` works for. */
export type Staff = { id: string; email: string; name: string; role: StaffRole; branches: string[] };

const ALL = staffRoles;
const SHOP = ['owner', 'branch'] as const;
const OWNER = ['owner'] as const;
/** The sections of the console, with the roles that may open them. */
export const sections = {
  today: SHOP,
  queue: ALL,
  site: SHOP,
  menu: OWNER,
  team: SHOP,
  history: OWNER,
  insights: OWNER,
  people: OWNER,
  articles: OWNER,
  audit: ALL,
} satisfies Record<string, readonly StaffRole[]>;
export type Section = keyof typeof sections;
/** Sections that other screens link to, without an entry in the navigation. */
export const unlisted: readonly Section[] = ['articles', 'audit'];

/**
 * Access by the first path segment after /api/staff/: roles that may open one of these sections, or any account. Unlisted
 * routes are denied, so a new route needs an entry.
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
  content: ['site'],
  drafts: ['site'],
  photos: ['menu'],
  new: ['team'],
  check: ['site'],
  publish: ['site'],
  publication: ['site'],
  preview: ['site'],
  history: ['history'],
};

/** Whether a role may request an address under /api/staff/. */
export function mayAsk(role: StaffRole, path: string): boolean {
  const part = path.split('/')[3] ?? '';
  const access = Object.hasOwn(staffAccess, part) ? staffAccess[part] : [];
  return access === 'own account' || Boolean(access?.some((section) => mayEnter(role, section)));
}

export const mayEnter = (role: StaffRole, section: Section): boolean =>
  (sections[section] as readonly StaffRole[]).includes(role);

/**
 * Whether an account may edit a content field: owners everything, branch staff the hours and team of their branches. `branchOf`
 * gives a barber's branch.
 */
export function mayEditField(
  { role, branches }: Pick<Staff, 'role' | 'branches'>,
  file: string,
  [record, field]: readonly (string | number)[],
  branchOf: (barber: string) => string | undefined,
): boolean {
  if (role === 'owner') return true;
  const isOwn = (branch = '') => branches.includes(branch);
  if (file === 'facts/branches.yaml') return isOwn(`${record}`) && /^(hours|exceptions)$/.test(`${field}`);
  return file === 'facts/team.yaml' && isOwn(branchOf(`${record}`)) && field !== 'image';
}

/** Whether an account may set a branch's status for today. */
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

export const REASON_LENGTH = 300;
export const REPLY_LENGTH = 2_000;

const decided = {
  reviewId: z.string(),
  /** The `decidedAt` that the moderator saw; a later decision by a colleague stands. */
  seen: z.optional(z.nullable(z.string())),
};
/** `undo` returns a review to the queue. */
export const decision = z.discriminatedUnion('action', [
  z.strictObject({ ...decided, action: z.literal('approve') }),
  z.strictObject({ ...decided, action: z.literal('reject'), reason: text(REASON_LENGTH) }),
  z.strictObject({ ...decided, action: z.literal('undo') }),
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

export type AuditEntry = {
  id: string;
  at: string;
  /** The account's email, or `command line`. */
  actor: string;
  /** Null if the account no longer exists. */
  actorName: string | null;
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
    | 'password-link'
    | 'discard'
    | 'today';
  /** Empty if the action does not concern a review. */
  reviewId: string;
  /** The reason or reply; for other actions, the account or branch and the details. */
  detail: string | null;
  /** The review's author and barber; null after it was erased. */
  customerName: string | null;
  barberId: string | null;
};

export const insightDays = [7, 30, 90] as const;
export type Figures = { pageViews: number; whatsapp: number; calls: number; directions: number };

/** Figures of the last `days` Dubai days including today, and of the same number of days before. */
export type Insights = {
  days: number;
  totals: Figures;
  before: Figures;
  byDay: (Figures & { day: string })[];
  /** By branch slug; excludes taps without a branch. */
  byBranch: (Figures & { branch: string })[];
  /** `contacts` counts WhatsApp taps, calls, directions and booking clicks on the page. */
  byPage: { path: string; pageViews: number; contacts: number; bookings: number }[];
  /** The reviews received in the period. */
  byBarber: {
    barberId: string;
    received: number;
    published: number;
    /** Average stars of the published reviews; null without any. */
    average: number | null;
    /** Average seconds from receiving a review to its decision and its public reply. */
    decidedInS: number | null;
    answeredInS: number | null;
    /** Published reviews of three stars or fewer without a reply. */
    unanswered: number;
  }[];
};

export type ReviewStatus = z.infer<typeof reviewStatus>;
export type StaffReviewPage = { reviews: StaffReview[]; next: string | null };
export type Decision = z.infer<typeof decision>;
/** `missed`: a colleague decided first. `review` is its current state, or null if erased. */
export type Decided =
  | { kind: 'done'; decidedAt: string | null }
  | { kind: 'missed'; review: StaffReview | null };
/** The body of a 409 on a reply: the review's current state. */
export type ReplyConflict = { review: StaffReview };
export type ReviewFilter = z.infer<typeof reviewFilter>;
/** Review counts of all barbers by status; pending suspected spam is counted separately. */
export type QueueCounts = Record<ReviewStatus | 'suspectedSpam', number>;

/** Email addresses are case-insensitive. */
const email = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'is needed'), z.maxLength(254)),
  z.transform((text: string) => text.toLowerCase()),
);
const password = z.string().check(z.minLength(1, 'is needed'), z.maxLength(256));

export const signIn = z.strictObject({ email, password });
/** Ends every other session of the account. */
export const newPassword = z.strictObject({ current: password, password });

/** An account's permissions; `branches` applies to the role `branch`. */
export const roleAssignment = z.strictObject({ role: z.enum(staffRoles), branches: z.array(z.string()) });
export const invitation = z.extend(roleAssignment, { email, name: nameOf(100) });
export const forgotten = z.strictObject({ email });
const token = z.string().check(z.maxLength(100));
export const linkToken = z.strictObject({ token });
export const linkPassword = z.strictObject({ token, password });

export type RoleAssignment = z.infer<typeof roleAssignment>;
/** `path` of the link to pass on, or null if it was mailed. */
export type HandedLink = { path: string | null };
export type Person = Staff & {
  /** No password set yet. */
  invited: boolean;
  sessions: number;
  lastSeen: string | null;
};

/** A signed-in session; `device` is empty if the browser does not identify itself. */
export type StaffSession = {
  id: string;
  device: string;
  since: string;
  lastSeen: string;
  /** The session of this request. */
  current: boolean;
};
