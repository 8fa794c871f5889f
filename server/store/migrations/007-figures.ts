import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { strict } from '../engine.ts';

const KEY = ['dubai_day', 'event', 'section', 'location', 'path'] as const;
const columns = sql.join(KEY.map((name) => sql.ref(name)));

/**
 * Figures are counted as events come, no longer once for a day that is over: nothing is counted too early, and nobody has
 * to read single events to know them. `scope` says what is counted: the 'site', a 'branch', a 'page'.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const count = (column: ColumnDefinitionBuilder) => column.notNull();
  const figures = db.schema
    .createTable('daily_figures')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('dubai_day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('page_views', 'integer', count)
    .addColumn('whatsapp', 'integer', count)
    .addColumn('calls', 'integer', count)
    .addColumn('directions', 'integer', count)
    .addColumn('bookings', 'integer', count)
    .addPrimaryKeyConstraint('daily_figures_key', ['scope', 'dubai_day', 'name']);
  await strict(db, figures).execute();
  // How many single events of a day are still there: counting them again and again would read them all.
  const days = db.schema
    .createTable('event_days')
    .addColumn('dubai_day', 'text', (column) => column.primaryKey())
    .addColumn('kept', 'integer', (column) => column.notNull());
  await strict(db, days).execute();

  const run = (query: ReturnType<typeof sql>) => query.execute(db);
  await run(sql`insert into event_days select dubai_day, count(*) from events group by dubai_day`);
  // A day may have been counted before it was over: while its events are there, they are the truth.
  await run(sql`delete from daily_events where dubai_day in (select dubai_day from event_days)`);
  await run(
    sql`insert into daily_events (${columns}, count) select ${columns}, count(*) from events group by ${columns}`,
  );
  // A location that was seen as a page of its own is a branch.
  await run(sql`create temporary table branch_slugs as select distinct location as slug from daily_events
    where event = 'page_view' and section = 'location' and location <> 'locations'`);
  const sums = sql`sum(case when event = 'page_view' then count else 0 end),
    sum(case when event = 'whatsapp_booking' then count else 0 end),
    sum(case when event = 'call_click' then count else 0 end),
    sum(case when event = 'directions_click' then count else 0 end),
    sum(case when event = 'book_click' then count else 0 end)`;
  await run(
    sql`insert into daily_figures select 'site', dubai_day, '', ${sums} from daily_events group by dubai_day`,
  );
  await run(sql`insert into daily_figures
    select 'page', dubai_day, path, ${sums} from daily_events group by dubai_day, path`);
  await run(sql`insert into daily_figures select 'branch', dubai_day, slug, ${sums} from daily_events
    join branch_slugs on location = slug or location = slug || '-direct' group by dubai_day, slug`);
  await run(sql`drop table branch_slugs`);
  await db.schema.dropTable('rolled_days').execute();
  await db.schema.dropIndex('events_by_day').execute();
  await db.schema.createIndex('events_of_day').on('events').column('dubai_day').execute();
}
