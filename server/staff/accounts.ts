import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Post, Staff } from '../../contract/staff.ts';
import { isEmail } from '../../domain/contact.ts';
import { isName } from '../../domain/text.ts';
import type { Database, StaffMembersTable } from '../store/schema.ts';
import { PASSWORD_LENGTH, passwordsAt } from './passwords.ts';

export type StaffMember = StaffMembersTable;
type Accounts = { staff: ReturnType<typeof memberStore> };

export type NewMember = { email: string; name: string; password: string } & Partial<Post>;

const sameCase = (email: string) => email.trim().toLowerCase();

/** What a post is in the store: branches matter to those alone who work for some. */
const postRow = ({ role, branches }: Post) => ({
  role,
  branches: role === 'branch' ? branches.join(',') : '',
});

/** An account without what is nobody's business. */
export const staffOf = ({
  id,
  email,
  name,
  role,
  branches,
}: Omit<StaffMember, 'password' | 'createdAt'>): Staff => ({
  id,
  email,
  name,
  role,
  branches: branches ? branches.split(',') : [],
});

/** Ends every session and link; devices that know the account by the old password are strangers again. */
async function renewPassword(db: Transaction<Database>, id: string, password: string): Promise<void> {
  await db.updateTable('staffMembers').set({ password }).where('id', '=', id).execute();
  for (const table of ['staffSessions', 'staffLinks'] as const)
    await db.deleteFrom(table).where('memberId', '=', id).execute();
}

/** Accounts of the staff; an address is the same in capitals. */
export const memberStore = (db: Kysely<Database>) => ({
  find: (email: string): Promise<StaffMember | undefined> =>
    db.selectFrom('staffMembers').selectAll().where('email', '=', sameCase(email)).executeTakeFirst(),

  byId: (id: string): Promise<StaffMember | undefined> =>
    db.selectFrom('staffMembers').selectAll().where('id', '=', id).executeTakeFirst(),

  list: (): Promise<StaffMember[]> => db.selectFrom('staffMembers').selectAll().orderBy('email').execute(),

  /** `password` as passwords.ts writes it. */
  async add({ email, name, password, role = 'owner', branches = [] }: NewMember, now: Date): Promise<void> {
    const member = { id: randomUUID(), email: sameCase(email), name, password, createdAt: now.toISOString() };
    await db
      .insertInto('staffMembers')
      .values({ ...member, ...postRow({ role, branches }) })
      .execute();
  },

  /** Sessions go with the account. */
  async remove(id: string): Promise<void> {
    await db.deleteFrom('staffMembers').where('id', '=', id).execute();
  },

  /** Gives somebody another post, or none any more; false where no owner who can sign in would be left. */
  change: (id: string, post: Post | null): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      // Writes what stands there, and so locks the rows on PostgreSQL: of two owners who remove each other one stays.
      const owners = await transaction
        .updateTable('staffMembers')
        .set({ role: 'owner' })
        .where('role', '=', 'owner')
        .where('password', '!=', '')
        .returning('id')
        .execute();
      if (post?.role !== 'owner' && owners.every((owner) => owner.id === id)) return false;
      const changed = post
        ? transaction.updateTable('staffMembers').set(postRow(post)).where('id', '=', id)
        : transaction.deleteFrom('staffMembers').where('id', '=', id);
      await changed.execute();
      return true;
    }),

  setPassword: (id: string, password: string): Promise<void> =>
    db.transaction().execute((transaction) => renewPassword(transaction, id, password)),

  /** A link by which the account gets a password; the store keeps its hash alone. */
  async addLink(memberId: string, tokenHash: string, expiresAt: Date): Promise<void> {
    await db
      .insertInto('staffLinks')
      .values({ memberId, tokenHash, expiresAt: expiresAt.toISOString() })
      .execute();
  },

  async endLinks(memberId: string): Promise<void> {
    await db.deleteFrom('staffLinks').where('memberId', '=', memberId).execute();
  },

  /** How many links of an account can still be used. */
  async linksOf(memberId: string, now: Date): Promise<number> {
    const rows = db.selectFrom('staffLinks').select('tokenHash').where('memberId', '=', memberId);
    return (await rows.where('expiresAt', '>', now.toISOString()).execute()).length;
  },

  /** Whose link it is, if it can still be used. */
  byLink: (tokenHash: string, now: Date): Promise<StaffMember | undefined> =>
    db
      .selectFrom('staffLinks')
      .innerJoin('staffMembers', 'staffMembers.id', 'memberId')
      .selectAll('staffMembers')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirst(),

  /** Sets the password by a link, which is used up; false where somebody else was quicker. */
  useLink: (tokenHash: string, memberId: string, password: string): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('staffLinks')
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirstOrThrow();
      if (numDeletedRows) await renewPassword(transaction, memberId, password);
      return numDeletedRows > 0n;
    }),

  async purge(now: Date): Promise<void> {
    await db.deleteFrom('staffLinks').where('expiresAt', '<=', now.toISOString()).execute();
  },
});

/** What is wrong with a new password, in plain words; nothing for a good one. */
export function faultOf(password: string): string | undefined {
  const { min, max } = PASSWORD_LENGTH;
  const { length } = password.normalize('NFKC');
  return length < min || length > max ? `The password must have ${min} to ${max} characters` : undefined;
}

async function hashOf(password: string): Promise<string> {
  const fault = faultOf(password);
  if (fault) throw new Error(fault);
  return passwordsAt().hash(password);
}

/** Throws where there is no such account. */
export async function memberOf(store: Accounts, email: string): Promise<StaffMember> {
  const member = await store.staff.find(email);
  if (!member) throw new Error(`There is no staff account for ${email}`);
  return member;
}

/** Throws where no such account can be added: before a password is asked for. */
export async function checkNewMember(
  store: Accounts,
  { email, name }: Pick<NewMember, 'email' | 'name'>,
): Promise<void> {
  if (!isName(name)) throw new Error('The name must be one line with a letter or a digit in it');
  if (!isEmail(email)) throw new Error(`${email} is not an email address`);
  if (await store.staff.find(email)) throw new Error(`${email} has an account already`);
}

/** Throws with a plain reason: a bad address, a short password, an account that exists. */
export async function addStaff(store: Accounts, member: NewMember): Promise<void> {
  await checkNewMember(store, member);
  await store.staff.add({ ...member, password: await hashOf(member.password) }, new Date());
}

/** Sessions end with the account. */
export async function removeStaff(store: Accounts, email: string): Promise<void> {
  await store.staff.remove((await memberOf(store, email)).id);
}

/** A new password; every session ends. */
export async function resetPassword(store: Accounts, email: string, password: string): Promise<void> {
  const { id } = await memberOf(store, email);
  await store.staff.setPassword(id, await hashOf(password));
}
