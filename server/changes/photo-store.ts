import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { PHOTOS } from '../../domain/content-files.ts';
import { DAY_MS } from '../../domain/durations.ts';
import type { Database } from '../store/schema.ts';

export type PhotoStore = ReturnType<typeof photoStore>;

/** The bytes of drafted and published photos, by hash. */
export const photoStore = (db: Kysely<Database>) => ({
  /** Stores a photo once; returns its hash. */
  async add(photo: Uint8Array, now: Date): Promise<string> {
    const [hash, at] = [createHash('sha256').update(photo).digest('hex'), now.toISOString()];
    await db
      .insertInto('photos')
      .values({ hash, photo: Buffer.from(photo), at })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at }))
      .execute();
    return hash;
  },

  async read(hash: string): Promise<Buffer | undefined> {
    const row = await db.selectFrom('photos').select('photo').where('hash', '=', hash).executeTakeFirst();
    return row && Buffer.from(row.photo);
  },

  /** Deletes photos that no change names, a day after their upload. */
  async purge(now: Date): Promise<void> {
    const changes = db.selectFrom('changes').where('file', '=', PHOTOS).select(['value', 'before']);
    const hashes = JSON.stringify(await changes.execute()).match(/[0-9a-f]{64}/g) ?? [];
    await db
      .deleteFrom('photos')
      .where('at', '<', new Date(+now - DAY_MS).toISOString())
      .where('hash', 'not in', ['', ...hashes])
      .execute();
  },
});
