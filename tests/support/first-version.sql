-- A store as the first versions of this program left it: without many of today's tables, and without a mark of ours.
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE events (id text primary key, event text not null, section text not null,
      location text not null, path text not null, at text not null, dubai_day text not null) strict;
CREATE INDEX events_by_day on events (dubai_day, event);
CREATE TABLE reviews (id text primary key, barber_id text not null, branch_id text not null,
      customer_name text not null, rating integer not null, review text not null, email text,
      created_at text not null, status text not null, reason text, reply text, replied_at text,
      decided_by text, decided_at text, submission_key text unique, content_hash text not null) strict;
CREATE INDEX reviews_of_barber on reviews (barber_id, status, created_at, id);
CREATE INDEX reviews_by_status on reviews (status, created_at, id);
CREATE INDEX reviews_by_time on reviews (created_at, id);
CREATE INDEX reviews_by_content on reviews (content_hash, created_at);
CREATE TABLE audit (id text primary key, at text not null, actor text not null, action text not null,
      review_id text not null, detail text) strict;
CREATE INDEX audit_by_time on audit (at, id);
CREATE TABLE rate_limits (client text primary key, count integer not null, resets_at text not null) strict;
CREATE TABLE settings (name text primary key, value text not null) strict;
insert into kysely_migration values ('001-events', '2026-01-01T00:00:00.000Z');
insert into kysely_migration values ('002-reviews', '2026-01-01T00:00:00.000Z');
insert into kysely_migration_lock values ('migration_lock', 0);
insert into reviews (id, barber_id, branch_id, customer_name, rating, review, created_at, status, content_hash)
values ('1', 'ayman-farouk', 'jvc', 'Omar', 5, 'from long ago', '2026-01-01T00:00:00.000Z', 'pending', '');
