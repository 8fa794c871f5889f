import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, StaffMembersTable } from '../store/schema.ts';

export type StaffMember = StaffMembersTable;

const sameCase = (email: string) => email.trim().toLowerCase();

/** Accounts of the staff; an address is the same in capitals. */
export const memberStore = (db: Kysely<Database>) => ({
  find: (email: string): Promise<StaffMember | undefined> =>
    db.selectFrom('staff_members').selectAll().where('email', '=', sameCase(email)).executeTakeFirst(),

  list: (): Promise<StaffMember[]> => db.selectFrom('staff_members').selectAll().orderBy('email').execute(),

  /** `password` as passwords.ts writes it. False where the address has an account already. */
  async add(member: { email: string; name: string; password: string }, now: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('staff_members')
      .values({ ...member, email: sameCase(member.email), id: randomUUID(), created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows !== 0n;
  },

  /** Sessions go with the account. */
  async remove(id: string): Promise<void> {
    await db.deleteFrom('staff_members').where('id', '=', id).execute();
  },

  /** Ends every session; devices that know the account by the old password are strangers again. */
  async setPassword(id: string, password: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('staff_members').set({ password }).where('id', '=', id).execute();
      await transaction.deleteFrom('staff_sessions').where('member_id', '=', id).execute();
    });
  },
});
