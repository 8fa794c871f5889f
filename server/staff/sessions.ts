import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Staff } from '../../contract/staff.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import type { Database } from '../store/schema.ts';
import { type StaffMember, staffOf } from './accounts.ts';

export type StaffSession = { id: string; member: Staff };

/** A session expires after thirty days, or after twelve hours without use. */
const SESSION = { lastsMs: 30 * DAY_MS, idleMs: 12 * HOUR_MS };
/** Updates `seenAt` at most this often, to avoid a write per request. */
const SEEN_EVERY_MS = 5 * MINUTE_MS;

/** SQL condition for sessions that have not expired. */
const isActive = (now: Date) =>
  sql<boolean>`(staff_sessions.created_at > ${new Date(+now - SESSION.lastsMs).toISOString()}
    and seen_at > ${new Date(+now - SESSION.idleMs).toISOString()})`;

export type SessionStore = ReturnType<typeof sessionStore>;

export const sessionStore = (db: Kysely<Database>) => ({
  /** Begins a session, and stores the language of the console; false if the password has changed since it was checked. */
  begin: (
    { language, ...member }: StaffMember,
    tokenHash: string,
    device: string,
    now: Date,
  ): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      // The update locks the account's row on PostgreSQL until the session is stored.
      const { numUpdatedRows } = await transaction
        .updateTable('staffMembers')
        .set({ language })
        .where('id', '=', member.id)
        .where('password', '=', member.password)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      const at = now.toISOString();
      await transaction
        .insertInto('staffSessions')
        .values({
          id: randomUUID(),
          memberId: member.id,
          tokenHash,
          device,
          createdAt: at,
          seenAt: at,
        })
        .execute();
      return true;
    }),

  /** Returns the session of a token, unless it has expired, and updates `seenAt`. */
  async use(tokenHash: string, now: Date): Promise<StaffSession | undefined> {
    const row = await db
      .selectFrom('staffSessions')
      .innerJoin('staffMembers as member', 'member.id', 'staffSessions.memberId')
      .select([
        'staffSessions.id',
        'staffSessions.seenAt',
        'member.id as memberId',
        'member.email',
        'member.name',
        'member.role',
        'member.writes',
        'member.branches',
      ])
      .where('tokenHash', '=', tokenHash)
      .where(isActive(now))
      .executeTakeFirst();
    if (!row) return undefined;
    if (+now - Date.parse(row.seenAt) > SEEN_EVERY_MS)
      await db
        .updateTable('staffSessions')
        .set({ seenAt: now.toISOString() })
        .where('id', '=', row.id)
        .execute();
    return { id: row.id, member: staffOf({ ...row, id: row.memberId }) };
  },

  /** Active sessions of an account, most recently used first. */
  list(memberId: string, now: Date) {
    return db
      .selectFrom('staffSessions')
      .select(['id', 'device', 'createdAt', 'seenAt'])
      .where('memberId', '=', memberId)
      .where(isActive(now))
      .orderBy('seenAt', 'desc')
      .orderBy('id')
      .execute();
  },

  async endByToken(tokenHash: string): Promise<void> {
    await db.deleteFrom('staffSessions').where('tokenHash', '=', tokenHash).execute();
  },

  async end(memberId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('staffSessions')
      .where('memberId', '=', memberId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows !== 0n;
  },

  /** Ends all sessions of an account except `id`. */
  async endOthers(memberId: string, id = ''): Promise<void> {
    await db.deleteFrom('staffSessions').where('memberId', '=', memberId).where('id', '!=', id).execute();
  },

  async purge(now: Date): Promise<void> {
    await db
      .deleteFrom('staffSessions')
      .where(sql<boolean>`not ${isActive(now)}`)
      .execute();
  },
});

/** Browsers by user agent token, most specific first: Edge also says Chrome, and Chrome also says Safari. */
const BROWSERS = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  FxiOS: 'Firefox',
  Firefox: 'Firefox',
  CriOS: 'Chrome',
  Chrome: 'Chrome',
  Safari: 'Safari',
};
const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];

/** A short name such as "Chrome · Android", by which staff recognize a device; empty if unknown. */
export function deviceName(userAgent = ''): string {
  const [, browser] = Object.entries(BROWSERS).find(([name]) => userAgent.includes(name)) ?? [];
  const system = SYSTEMS.find((name) => userAgent.includes(name));
  return [browser, system].filter(Boolean).join(' · ');
}
