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
import { renamePagePrices } from './page-prices.ts';
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

const initial = statements(
  `create table reviews (id text primary key, barber_id text not null, branch_id text not null,
    customer_name text not null, rating integer not null, review text not null, email text,
    created_at text not null, status text not null, reason text, reply text, replied_by text, replied_at text,
    decided_by text, decided_at text, submission_key text unique, content_hash text not null,
    suspected_spam integer not null default 0)`,
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
  `create table outbox (id text primary key, review_id text not null, attempts integer not null,
    due_at text not null)`,
  'create index outbox_by_due on outbox (due_at, id)',
  `create table daily_events (dubai_day text not null, event text not null, section text not null,
    location text not null, path text not null, count integer not null,
    constraint daily_events_key primary key (dubai_day, event, section, location, path))`,
  `create table staff_members (id text primary key, email text not null unique, name text not null,
    password text not null, created_at text not null, role text not null default 'owner',
    branches text not null default '')`,
  `create table staff_sessions (id text primary key,
    member_id text not null references staff_members (id) on delete cascade,
    token_hash text not null unique, device text not null, created_at text not null, seen_at text not null)`,
  'create index staff_sessions_of_member on staff_sessions (member_id)',
  `create table staff_links (token_hash text primary key,
    member_id text not null references staff_members (id) on delete cascade, expires_at text not null)`,
  `create table drafts (id text primary key, file text not null, path text not null, value text not null,
    before text not null, author text not null, author_id text not null, at text not null,
    group_id text, constraint drafts_key unique (file, path))`,
  `create table draft_photos (draft_id text primary key references drafts (id) on delete cascade,
    photo text not null)`,
  `create table publications (id text primary key, number integer not null unique, request text not null, author text not null,
    author_id text not null, at text not null,
    state text not null, reason text, mistakes text not null, ended_at text, commit_hash text, release integer,
    running text unique)`,
  `create table branch_today (branch text primary key, day text not null, waiting integer, waiting_at text,
    closes_early text, closed_today integer not null, notice text not null, off text not null,
    updated_by text not null, updated_at text not null)`,
  'create table rate_limits (client text primary key, count integer not null, resets_at text not null)',
  'create table settings (name text primary key, value text not null)',
);

/** Until version 1.1 a publication was a commit in a folder, and drafts had tables of their own. */
const changesInStore = async (db: Kysely<never>): Promise<void> => {
  await statements(
    'drop table publications',
    `create table publications (number integer primary key, id text not null unique, at text not null,
      author text not null, author_id text not null, undoes integer, day text, pages text not null)`,
    `create table changes (id text primary key, publication integer references publications (number),
      position integer not null, file text not null, path text not null, before text not null,
      value text not null, place integer, author text not null, author_id text not null, at text not null,
      group_id text)`,
    'create unique index changes_drafts on changes (file, path) where publication is null',
    'create index changes_by_publication on changes (publication, position)',
    // A photo that is a draft has to be uploaded again.
    `insert into changes (id, position, file, path, before, value, author, author_id, at, group_id)
      select id, 0, file, path, before, value, author, author_id, at, group_id from drafts
      where file not like 'photos/%'`,
    'drop table draft_photos',
    'drop table drafts',
    `create table photos (hash text primary key, photo ${isSqlite(db) ? 'blob' : 'bytea'} not null, at text not null)`,
  )(db);
};

/** What the search of the console compares. */
export const searchTextOf = ({
  customerName,
  review,
  email,
}: Pick<ReviewsTable, 'customerName' | 'review'> & { email?: string | null }): string =>
  normalizeForSearch([customerName, review, email].join('\n'));

export async function addSearchText(db: Kysely<never>): Promise<void> {
  await sql`alter table reviews add column search_text text not null default ''`.execute(db);
  type Row = Parameters<typeof searchTextOf>[0] & { id: string };
  const { rows } =
    await sql<Row>`select id, customer_name as "customerName", review, email from reviews`.execute(db);
  for (const row of rows)
    await sql`update reviews set search_text = ${searchTextOf(row)} where id = ${row.id}`.execute(db);
}

const changesOnADay = statements(
  `create table coming (id text primary key, from_day text not null, until_day text,
    publication integer references publications (number), author text not null, author_id text not null,
    at text not null, mistakes text)`,
  'alter table changes add column coming text',
  'alter table publications add column by_itself integer not null default 0',
  'drop index changes_drafts',
  'create unique index changes_drafts on changes (file, path) where publication is null and coming is null',
);

/** The table `outbox` stays: a server of the version before still writes to it until it restarts. */
const mailsInReviews = statements(
  'alter table reviews add column mailed integer not null default 0',
  'update reviews set mailed = 1 where id not in (select review_id from outbox)',
);

/** Until version 1.1 plans had a table of their own. Now they are publications without a number, and their ends others. */
export const oneList = statements(
  'drop index changes_drafts',
  'drop index changes_by_publication',
  'alter table publications rename to old_publications',
  'alter table changes rename to old_changes',
  `create table publications (id text primary key, number integer unique, day text, at text not null,
    author text not null, author_id text not null, undoes text references publications (id) on delete cascade,
    back_to text, pages text not null, mistakes text)`,
  `create table changes (id text primary key, publication text references publications (id),
    position integer not null, file text not null, path text not null, before text not null,
    value text not null, place integer, author text not null, author_id text not null, at text not null,
    group_id text)`,
  'create unique index changes_drafts on changes (file, path) where publication is null',
  'create index changes_by_publication on changes (publication, position)',
  `insert into publications (id, number, day, at, author, author_id, undoes, back_to, pages)
    select one.id, one.number, case when one.by_itself = 1 then substr(one.at, 1, 10) end, one.at, one.author,
      one.author_id, undone.id, one.day, one.pages
    from old_publications one left join old_publications undone on undone.number = one.undoes`,
  `insert into publications (id, day, at, author, author_id, pages, mistakes)
    select id, from_day, at, author, author_id, '[]', mistakes from coming where publication is null`,
  `insert into publications (id, day, at, author, author_id, undoes, pages, mistakes)
    select coming.id || '-end', until_day, coming.at, coming.author, coming.author_id,
      coalesce(undone.id, coming.id), '[]', case when undone.id is not null then mistakes end
    from coming left join old_publications undone on undone.number = coming.publication
    where until_day is not null`,
  `insert into changes select old.id, coalesce(public.id, old.coming), position, file, path, before, value, place,
      old.author, old.author_id, old.at, group_id
    from old_changes old left join old_publications public on public.number = old.publication`,
  // A photo was a file of the content. Now it is a value of its slot.
  `update changes set path = '["' || substr(file, 8, length(file) - 11) || '","photo"]', file = 'facts/photos.yaml'
    where file like 'photos/%.jpg'`,
  'drop table old_changes',
  'drop table coming',
  'drop table old_publications',
);

/** Run once each, in this order. Append an entry to change the tables of a released version. */
const migrations = {
  '001-initial': { up: initial },
  '002-changes-in-store': { up: changesInStore },
  '003-review-search': { up: addSearchText },
  '004-changes-on-a-day': { up: changesOnADay },
  '005-page-prices': { up: renamePagePrices },
  '006-mails-in-reviews': { up: mailsInReviews },
  '007-one-list': { up: oneList },
  '008-console-language': {
    up: statements("alter table staff_members add column language text not null default 'en'"),
  },
};

const NEWER = /previously executed migration (\S+) is missing/;

export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  const newer = error instanceof Error && NEWER.exec(error.message);
  if (newer)
    throw new StoreError('unusable', `A newer version of this program made this store (${newer[1]})`);
  if (error) throw error;
}
