import type { Kysely } from 'kysely';

/** Who wrote the public reply, for a colleague who is about to write another one. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('reviews').addColumn('replied_by', 'text').execute();
}
