import type { EventName } from '../../contract/events.ts';
import type { AuditEntry, ReviewStatus } from '../../contract/staff.ts';
import type { Day } from '../../domain/dubai-time.ts';

export type EventsTable = {
  id: string;
  event: EventName;
  section: string;
  location: string;
  path: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The day in Dubai, for daily figures. */
  dubai_day: Day;
};

export type ReviewsTable = {
  id: string;
  barber_id: string;
  branch_id: string;
  customer_name: string;
  rating: number;
  review: string;
  email: string | null;
  /** ISO 8601, UTC, as are all times here. */
  created_at: string;
  status: ReviewStatus;
  reason: string | null;
  reply: string | null;
  replied_at: string | null;
  replied_by: string | null;
  decided_by: string | null;
  decided_at: string | null;
  /** What the visitor's browser calls this submission: a retry brings the same. */
  submission_key: string | null;
  content_hash: string;
  /** 1 where it looks as if a program wrote it. */
  perhaps_program: 0 | 1;
};

export type AuditTable = {
  id: string;
  at: string;
  actor: string;
  action: AuditEntry['action'];
  review_id: string;
  detail: string | null;
};

export type RateLimitsTable = { client: string; count: number; resets_at: string };
export type SettingsTable = { name: string; value: string };

/** `password` as server/staff/passwords.ts writes it. */
export type StaffMembersTable = {
  id: string;
  email: string;
  name: string;
  password: string;
  created_at: string;
};
/** Tokens are kept as hashes only. */
export type StaffSessionsTable = {
  id: string;
  member_id: string;
  token_hash: string;
  /** Browser and system, in a few words. */
  device: string;
  created_at: string;
  seen_at: string;
};
export type StaffDevicesTable = { token_hash: string; member_id: string; expires_at: string };

export type DailyEventsTable = Pick<EventsTable, 'dubai_day' | 'event' | 'section' | 'location' | 'path'> & {
  count: number;
};

/** What a day brought, of the whole site (its name is empty), of a branch (its slug) or of a page (its path). */
export type DailyFiguresTable = {
  scope: 'site' | 'branch' | 'page';
  dubai_day: Day;
  name: string;
  page_views: number;
  whatsapp: number;
  calls: number;
  directions: number;
  bookings: number;
};

export type NoticesTable = {
  id: string;
  review_id: string;
  channel: 'mail' | 'webhook';
  attempts: number;
  due_at: string;
};

export type Database = {
  notices: NoticesTable;
  daily_events: DailyEventsTable;
  daily_figures: DailyFiguresTable;
  /** How many single events of a day are still kept. */
  event_days: { dubai_day: Day; kept: number };
  staff_members: StaffMembersTable;
  staff_sessions: StaffSessionsTable;
  staff_devices: StaffDevicesTable;
  events: EventsTable;
  reviews: ReviewsTable;
  review_revisions: { barber_id: string; revision: number };
  audit: AuditTable;
  rate_limits: RateLimitsTable;
  settings: SettingsTable;
};
