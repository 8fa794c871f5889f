import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Staff } from '../../contract/staff.ts';
import type { Database } from '../store/schema.ts';
import { type StaffMember, staffOf } from './accounts.ts';

export type StaffSession = { id: string; member: Staff };

const HOUR_MS = 3_600_000;
/** Whatever happens, a session is over after thirty days, and after twelve hours in which nobody used it. */
export const SESSION = { lastsMs: 30 * 24 * HOUR_MS, idleMs: 12 * HOUR_MS };
/** Being seen is written down this often: not a write a request. */
const SEEN_EVERY_MS = 5 * 60_000;

/** Whether a session goes on: it did not begin too long ago, nor was it last seen too long ago. */
const goesOn = (now: Date) =>
  sql<boolean>`(staff_sessions.created_at > ${new Date(+now - SESSION.lastsMs).toISOString()}
    and seen_at > ${new Date(+now - SESSION.idleMs).toISOString()})`;

export const sessionStore = (db: Kysely<Database>) => ({
  /** Begins a session, unless the password is no longer the one that was checked: it was changed meanwhile. */
  begin: (member: StaffMember, tokenHash: string, device: string, now: Date): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      // Writes what stands there, and so locks the account's row on PostgreSQL until the session is written.
      const { numUpdatedRows } = await transaction
        .updateTable('staffMembers')
        .set({ password: member.password })
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

  /** Whose session it is, if it has not ended. */
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
        'member.branches',
      ])
      .where('tokenHash', '=', tokenHash)
      .where(goesOn(now))
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

  /** The sessions of an account that go on, the last used first. */
  list(memberId: string, now: Date) {
    return db
      .selectFrom('staffSessions')
      .select(['id', 'device', 'createdAt', 'seenAt'])
      .where('memberId', '=', memberId)
      .where(goesOn(now))
      .orderBy('seenAt', 'desc')
      .orderBy('id')
      .execute();
  },

  async endByToken(tokenHash: string): Promise<void> {
    await db.deleteFrom('staffSessions').where('tokenHash', '=', tokenHash).execute();
  },

  /** One session of that account; false where it has none of that id. */
  async end(memberId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('staffSessions')
      .where('memberId', '=', memberId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows !== 0n;
  },

  /** All but the one, where there is one to keep. */
  async endOthers(memberId: string, id = ''): Promise<void> {
    await db.deleteFrom('staffSessions').where('memberId', '=', memberId).where('id', '!=', id).execute();
  },

  /** Sessions that are over are of no use to anybody. */
  async purge(now: Date): Promise<void> {
    await db
      .deleteFrom('staffSessions')
      .where(sql<boolean>`not ${goesOn(now)}`)
      .execute();
  },
});

/** Browsers by what their names begin with; those that also call themselves something else first. */
const BROWSERS = {
  ...{ Edg: 'Edge', OPR: 'Opera', SamsungBrowser: 'Samsung Internet', FxiOS: 'Firefox' },
  ...{ Firefox: 'Firefox', CriOS: 'Chrome', Chrome: 'Chrome', Safari: 'Safari' },
};
const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];

/** "Chrome · Android", as much as staff need to know a device of theirs by; empty where the browser does not say. */
export function deviceName(userAgent = ''): string {
  const [, browser] = Object.entries(BROWSERS).find(([name]) => userAgent.includes(name)) ?? [];
  const system = SYSTEMS.find((name) => userAgent.includes(name));
  return [browser, system].filter(Boolean).join(' · ');
}
