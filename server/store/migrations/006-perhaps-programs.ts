import { type Kysely, sql } from 'kysely';

/** Marks reviews that look as if a program wrote them: kept like all others, but waiting apart. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('reviews')
    .addColumn('perhaps_program', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Few among many: the index holds only them.
  await sql`create index reviews_perhaps_programs on reviews (status, created_at, id) where perhaps_program = 1`.execute(
    db,
  );
}
