import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export type StaffDeviceStore = ReturnType<typeof staffDeviceStore>;

const KNOWN_FOR_MS = 180 * 24 * 3_600_000;

/** Browsers that somebody has signed in with; one that several people share is known for each of them. */
export const staffDeviceStore = (db: Kysely<Database>) => ({
  /** The addresses of the accounts that have signed in there. */
  async accountsOn(tokenHash: string, now: Date): Promise<string[]> {
    const rows = await db
      .selectFrom('staff_devices as device')
      .innerJoin('staff_members as member', 'member.id', 'device.member_id')
      .select('member.email')
      .where('device.token_hash', '=', tokenHash)
      .where('device.expires_at', '>', now.toISOString())
      .execute();
    return rows.map(({ email }) => email);
  },

  async remember(tokenHash: string, memberId: string, now: Date): Promise<void> {
    const expires_at = new Date(+now + KNOWN_FOR_MS).toISOString();
    await db
      .insertInto('staff_devices')
      .values({ token_hash: tokenHash, member_id: memberId, expires_at })
      .onConflict((conflict) => conflict.columns(['token_hash', 'member_id']).doUpdateSet({ expires_at }))
      .execute();
  },

  async purge(now: Date): Promise<void> {
    await db.deleteFrom('staff_devices').where('expires_at', '<=', now.toISOString()).execute();
  },
});
