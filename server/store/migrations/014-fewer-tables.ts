import { type Kysely, sql } from 'kysely';

/**
 * Daily counts say all that was asked of events; browsers that staff know carry a signed cookie; lists are asked for anew
 * after some seconds; notices are mails alone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['events', 'event_days', 'daily_figures', 'review_revisions', 'staff_devices'])
    await db.schema.dropTable(table).execute();
  await db.schema.alterTable('reviews').renameColumn('perhaps_program', 'suspected_spam').execute();
  await sql`delete from notices where channel <> 'mail'`.execute(db);
  await db.schema.alterTable('notices').dropColumn('channel').execute();
  await db.schema.alterTable('notices').renameTo('outbox').execute();
}
