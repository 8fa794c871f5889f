import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { EventName } from '../../contract/events.ts';
import type { StaffReview } from '../../contract/moderation.ts';
import type { AuditEntry, StaffRole } from '../../contract/staff.ts';
import type { Clock, Day } from '../../domain/dubai-time.ts';
import { normalizeForSearch } from '../../domain/search-normalization.ts';
import type { WaitingMinutes } from '../../domain/today.ts';
import type { ChangesTable, PublicationsTable } from './changes-tables.ts';
import { StoreError } from './failures.ts';
import { isSqlite } from './sql.ts';

/** Times are ISO 8601 in UTC. Table and column names are in camel case here, in snake case in the database. */
export type ReviewsTable = Omit<StaffReview, 'suspectedSpam'> & {
  suspectedSpam: 0 | 1;
  /** The Idempotency-Key of the submission: a retry sends the same. */
  submissionKey: string | null;
  contentHash: string;
  /** Name, review and email, normalized: SQLite only lowercases ASCII. */
  searchText: string;
  /** Whether staff were mailed about it. */
  mailed: 0 | 1;
};

/** Number of events per Dubai day, event, place and page. */
export type DailyEventsTable = {
  dubaiDay: Day;
  event: EventName;
  section: string;
  location: string;
  path: string;
  count: number;
};

/** `password` is a hash by server/staff/passwords.ts; empty until an invited person has set one. */
export type StaffMembersTable = {
  id: string;
  email: string;
  name: string;
  password: string;
  createdAt: string;
  role: StaffRole;
  /** Comma-separated slugs. */
  branches: string;
  /** Whether a branch account may also do what an editor may. */
  writes: 0 | 1;
  /** Of the console where the person last signed in, or of who invited him: mails are written in it. */
  language: string;
};

/** Today's status of a branch with its last author; `notice` and `off` are JSON. */
export type BranchTodayTable = {
  branch: string;
  day: Day;
  waiting: WaitingMinutes | null;
  waitingAt: string | null;
  closesEarly: Clock | null;
  closedToday: 0 | 1;
  notice: string;
  off: string;
  updatedBy: string;
  updatedAt: string;
};

export type Database = {
  branchToday: BranchTodayTable;
  reviews: ReviewsTable;
  audit: Omit<AuditEntry, 'customerName' | 'barberId'>;
  dailyEvents: DailyEventsTable;
  staffMembers: StaffMembersTable;
  staffSessions: {
    id: string;
    memberId: string;
    /** Only the hash of the token is stored. */
    tokenHash: string;
    /** Browser and system, for example 'Chrome · Android'. */
    device: string;
    createdAt: string;
    seenAt: string;
  };
  /** One-time links that set a password, for an invitation or a reset. */
  staffLinks: { tokenHash: string; memberId: string; expiresAt: string };
  changes: ChangesTable;
  /** Photos of the owner by their SHA-256. `at` is the time of the last upload. */
  photos: { hash: string; photo: Buffer; at: string };
  publications: PublicationsTable;
  rateLimits: { client: string; count: number; resetsAt: string };
  settings: { name: string; value: string };
};

/** Makes SQLite tables STRICT, so that it checks column types like PostgreSQL. */
const statements =
  (...texts: string[]) =>
  async (db: Kysely<never>): Promise<void> => {
    for (const text of texts) {
      const end = isSqlite(db) && /^create table/.test(text) ? ' strict' : '';
      await sql.raw(text + end).execute(db);
    }
  };

const initial = (db: Kysely<never>) =>
  statements(
    `create table reviews (id text primary key, barber_id text not null, branch_id text not null,
    customer_name text not null, rating integer not null, review text not null, email text,
    created_at text not null, status text not null, reason text, reply text, replied_by text, replied_at text,
    decided_by text, decided_at text, submission_key text unique, content_hash text not null,
    suspected_spam integer not null default 0, search_text text not null default '',
    mailed integer not null default 0)`,
    // Includes the rating, so that averages need only the index.
    'create index reviews_of_barber on reviews (barber_id, status, created_at, id, rating)',
    'create index reviews_by_status on reviews (status, created_at, id)',
    'create index reviews_by_time on reviews (created_at, id)',
    'create index reviews_by_content on reviews (content_hash, created_at)',
    // A partial index, because suspected spam is rare.
    'create index reviews_suspected_spam on reviews (status, created_at, id) where suspected_spam = 1',
    `create table audit (id text primary key, at text not null, actor text not null, action text not null,
    review_id text not null, detail text)`,
    'create index audit_by_time on audit (at, id)',
    `create table daily_events (dubai_day text not null, event text not null, section text not null,
    location text not null, path text not null, count integer not null,
    constraint daily_events_key primary key (dubai_day, event, section, location, path))`,
    `create table staff_members (id text primary key, email text not null unique, name text not null,
    password text not null, created_at text not null, role text not null default 'owner',
    branches text not null default '', writes integer not null default 0, language text not null default 'en')`,
    `create table staff_sessions (id text primary key,
    member_id text not null references staff_members (id) on delete cascade,
    token_hash text not null unique, device text not null, created_at text not null, seen_at text not null)`,
    'create index staff_sessions_of_member on staff_sessions (member_id)',
    `create table staff_links (token_hash text primary key,
    member_id text not null references staff_members (id) on delete cascade, expires_at text not null)`,
    `create table publications (id text primary key, number integer unique, day text, at text not null,
    author text not null, author_id text not null, undoes text references publications (id) on delete cascade,
    pages text not null, mistakes text)`,
    `create table changes (id text primary key, publication text references publications (id),
    position integer not null, file text not null, path text not null, before text not null,
    value text not null, place integer, author text not null, author_id text not null, at text not null,
    group_id text, held integer not null)`,
    'create unique index changes_drafts on changes (file, path) where publication is null',
    'create index changes_by_publication on changes (publication, position)',
    `create table branch_today (branch text primary key, day text not null, waiting integer, waiting_at text,
    closes_early text, closed_today integer not null, notice text not null, off text not null,
    updated_by text not null, updated_at text not null)`,
    'create table rate_limits (client text primary key, count integer not null, resets_at text not null)',
    'create table settings (name text primary key, value text not null)',
    `create table photos (hash text primary key, photo ${isSqlite(db) ? 'blob' : 'bytea'} not null, at text not null)`,
  )(db);

/** What the search of the console compares. */
export const searchTextOf = ({
  customerName,
  review,
  email,
}: Pick<ReviewsTable, 'customerName' | 'review'> & { email?: string | null }): string =>
  normalizeForSearch([customerName, review, email].join('\n'));

/** Run once each, in this order. Append an entry to change the tables of a released version. */
const migrations = { '001-initial': { up: initial } };

const NEWER = /previously executed migration (\S+) is missing/;

export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  const newer = error instanceof Error && NEWER.exec(error.message);
  if (newer)
    throw new StoreError('unusable', `A newer version of this program made this store (${newer[1]})`);
  if (error) throw error;
}
