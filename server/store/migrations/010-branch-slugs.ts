import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** A branch goes by its slug, here as in addresses and events. */
const SLUGS = { albarsha: 'al-barsha', barshaheights: 'barsha-heights' };

export async function up(db: Kysely<Database>): Promise<void> {
  for (const [id, slug] of Object.entries(SLUGS))
    await db.updateTable('reviews').set({ branch_id: slug }).where('branch_id', '=', id).execute();
}
