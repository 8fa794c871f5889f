import type { EventName } from '../../contract/events.ts';
import type { AuditEntry, ReviewStatus } from '../../contract/staff.ts';
import type { Day } from '../../domain/dubai-time.ts';

/** All times are ISO 8601, UTC. */
export type ReviewsTable = {
  id: string;
  barber_id: string;
  branch_id: string;
  customer_name: string;
  rating: number;
  review: string;
  email: string | null;
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
  suspected_spam: 0 | 1;
};

/** How often each event came from each place of each page on a day in Dubai. */
export type DailyEventsTable = {
  dubai_day: Day;
  event: EventName;
  section: string;
  location: string;
  path: string;
  count: number;
};

/** `password` as server/staff/passwords.ts writes it. */
export type StaffMembersTable = {
  id: string;
  email: string;
  name: string;
  password: string;
  created_at: string;
};

export type Database = {
  reviews: ReviewsTable;
  audit: {
    id: string;
    at: string;
    actor: string;
    action: AuditEntry['action'];
    review_id: string;
    detail: string | null;
  };
  /** Mails that staff are still to get, each of a new review. */
  outbox: { id: string; review_id: string; attempts: number; due_at: string };
  daily_events: DailyEventsTable;
  staff_members: StaffMembersTable;
  staff_sessions: {
    id: string;
    member_id: string;
    /** Tokens are kept as hashes only. */
    token_hash: string;
    /** Browser and system, in a few words. */
    device: string;
    created_at: string;
    seen_at: string;
  };
  rate_limits: { client: string; count: number; resets_at: string };
  settings: { name: string; value: string };
};
