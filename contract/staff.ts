import { z } from 'zod/mini';
import type { Change } from '../domain/field-path.ts';
import { type Done, endpoint } from './endpoint.ts';
import type { Insights } from './insights.ts';
import type { Decided, QueueCounts, StaffReviewPage } from './moderation.ts';
import { nameOf } from './names.ts';
import type { StaffBranchToday, StaffToday, TodayChange } from './today.ts';

/** Everything under this path answers 401 without a session. */
export const staffApi = {
  signIn: endpoint<{ POST: Done }>('/api/staff/auth/sign-in'),
  signOut: endpoint<{ POST: Done }>('/api/staff/auth/sign-out'),
  password: endpoint<{ POST: Done }>('/api/staff/auth/password'),
  /** `mails`: whether the server can send a link. */
  forgotten: endpoint<{ POST: { mails: boolean } }>('/api/staff/auth/forgotten'),
  /** POST LinkToken: the account that the link is for, or 404 */
  link: endpoint<{ POST: { email: string; name: string } }>('/api/staff/auth/link'),
  /** POST LinkPassword: sets the password and signs in; single use */
  linkPassword: endpoint<{ POST: Done }>('/api/staff/auth/link/password'),
  /** POST Invitation */
  people: endpoint<{ GET: { people: Person[] }; POST: AccountLink }>('/api/staff/people'),
  /** PUT RoleAssignment; DELETE */
  person: (id: string) =>
    endpoint<{ PUT: Done; DELETE: Done }>(`/api/staff/people/${encodeURIComponent(id)}`),
  /** POST creates a password reset link */
  personLink: (id: string) =>
    endpoint<{ POST: AccountLink }>(`/api/staff/people/${encodeURIComponent(id)}/link`),
  /** DELETE ends all sessions */
  personSessions: (id: string) =>
    endpoint<{ DELETE: Done }>(`/api/staff/people/${encodeURIComponent(id)}/sessions`),
  sessions: endpoint<{ GET: { sessions: StaffSession[] }; DELETE: Done }>('/api/staff/sessions'),
  session: (id: string) => endpoint<{ DELETE: Done }>(`/api/staff/sessions/${encodeURIComponent(id)}`),
  me: endpoint<{ GET: Staff }>('/api/staff/me'),
  reviews: '/api/staff/reviews',
  reviewsOf: (filter: Record<string, string>) =>
    endpoint<{ GET: StaffReviewPage }>(`/api/staff/reviews?${new URLSearchParams(filter)}`),
  decisions: endpoint<{ POST: Decided }>('/api/staff/decisions'),
  reply: (reviewId: string) => endpoint<{ PUT: Done }>(`/api/staff/reviews/${reviewId}/reply`),
  queue: endpoint<{ GET: QueueCounts }>('/api/staff/queue'),
  audit: endpoint<{ GET: AuditPage }>('/api/staff/audit'),
  insights: (days: number) => endpoint<{ GET: Insights }>(`/api/staff/insights?days=${days}`),
  insightsCsv: '/api/staff/insights.csv',
  today: endpoint<{ GET: StaffToday }>('/api/staff/today'),
  todayOf: (branch: string) => endpoint<{ PUT: StaffBranchToday }>(`/api/staff/today/${branch}`),
} as const;

export const STAFF_PATH = '/staff';
/** The parameter of the console's address with what was asked for without a session, to be opened after the sign-in. */
export const ASKED = 'then';
/** The fragment parameter that holds the token of a set-password link. Browsers do not send fragments, so no server logs it. */
export const LINK_TOKEN = 'invite';

export const staffRoles = ['owner', 'branch', 'editor', 'moderator'] as const;
export type StaffRole = (typeof staffRoles)[number];
/**
 * `branches`: slugs of the branches that an account with the role `branch` works for. `writes`: it may also do what an editor may.
 */
export type Staff = {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  branches: string[];
  writes: boolean;
};
export type AuditPage = { entries: AuditEntry[]; next: string | null };
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
    | 'cancel'
    | 'today';
  /** Empty if the action does not concern a review. */
  reviewId: string;
  /** The reason or reply; for other actions, an AuditDetail as JSON. */
  detail: string | null;
  /** The review's author and barber; null after it was erased. */
  customerName: string | null;
  barberId: string | null;
};

/** What an action without a review was about: an account, the day of a branch, or a discarded draft or cancelled plan. */
export type AuditDetail =
  | { account: string; assignment?: RoleAssignment }
  | { branch: string; today: TodayChange }
  | { draft: Change; by: string };

/** Email addresses are case-insensitive. */
const email = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'is needed'), z.maxLength(254)),
  z.transform((text: string) => text.toLowerCase()),
);
const password = z.string().check(z.minLength(1, 'is needed'), z.maxLength(256));

export const signIn = z.strictObject({ email, password });
/** Ends every other session of the account. */
export const newPassword = z.strictObject({ current: password, password });

/** An account's permissions; `branches` and `writes` apply to the role `branch`. */
export const roleAssignment = z.strictObject({
  role: z.enum(staffRoles),
  branches: z.array(z.string()),
  writes: z._default(z.boolean(), false),
});
export const invitation = z.extend(roleAssignment, { email, name: nameOf(100) });
export const forgotten = z.strictObject({ email });
const token = z.string().check(z.maxLength(100));
export const linkToken = z.strictObject({ token });
export const linkPassword = z.strictObject({ token, password });

export type RoleAssignment = z.infer<typeof roleAssignment>;
/** An invitation or password reset link: the `path` to pass on, or null if it was mailed. */
export type AccountLink = { path: string | null };
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
