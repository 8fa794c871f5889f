import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { RoleAssignment, Staff } from '../../contract/staff.ts';
import { isEmail } from '../../domain/contact.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { pick } from '../../domain/lists.ts';
import { faultOfPassword, PASSWORD_LENGTH } from '../../domain/passwords.ts';
import { isName } from '../../domain/text.ts';
import { Problem } from '../http/problem.ts';
import type { Database, StaffMembersTable } from '../store/schema.ts';
import { passwordsAt } from './passwords.ts';

export type StaffMember = StaffMembersTable;
type Accounts = { staff: MemberStore };

export type NewMember = {
  email: string;
  name: string;
  password: string;
  language?: string;
} & Partial<RoleAssignment>;

const canonical = (email: string) => email.trim().toLowerCase();

/** The role columns of an account. Only the role `branch` has branches. */
const roleColumns = ({ role, branches, writes }: RoleAssignment) => ({
  role,
  branches: role === 'branch' ? branches.join(',') : '',
  writes: Number(role === 'branch' && writes) as 0 | 1,
});

/** The public fields of an account, without password and timestamps. */
export const staffOf = (member: Omit<StaffMember, 'password' | 'createdAt' | 'language'>): Staff => ({
  ...pick(member, 'id', 'email', 'name', 'role'),
  branches: member.branches ? member.branches.split(',') : [],
  writes: Boolean(member.writes),
});

/** Sets the password and ends every session and link. Also invalidates known-device cookies, which depend on the hash. */
async function renewPassword(db: Transaction<Database>, id: string, password: string): Promise<void> {
  await db.updateTable('staffMembers').set({ password }).where('id', '=', id).execute();
  for (const table of ['staffSessions', 'staffLinks'] as const)
    await db.deleteFrom(table).where('memberId', '=', id).execute();
}

export type MemberStore = ReturnType<typeof memberStore>;

/** Staff accounts. Email addresses are case-insensitive. */
export const memberStore = (db: Kysely<Database>) => ({
  find: (email: string): Promise<StaffMember | undefined> =>
    db.selectFrom('staffMembers').selectAll().where('email', '=', canonical(email)).executeTakeFirst(),

  byId: (id: string): Promise<StaffMember | undefined> =>
    db.selectFrom('staffMembers').selectAll().where('id', '=', id).executeTakeFirst(),

  list: (): Promise<StaffMember[]> => db.selectFrom('staffMembers').selectAll().orderBy('email').execute(),

  /** `password` is a hash by passwords.ts, or empty for an invitation. */
  async add(
    {
      email,
      name,
      password,
      language = FIRST_LANGUAGE,
      role = 'owner',
      branches = [],
      writes = false,
    }: NewMember,
    now: Date,
  ): Promise<void> {
    const member = {
      id: randomUUID(),
      email: canonical(email),
      name,
      password,
      language,
      createdAt: now.toISOString(),
    };
    await db
      .insertInto('staffMembers')
      .values({ ...member, ...roleColumns({ role, branches, writes }) })
      .execute();
  },

  /** Deletes the account and, by cascade, its sessions. */
  async remove(id: string): Promise<void> {
    await db.deleteFrom('staffMembers').where('id', '=', id).execute();
  },

  /** Changes the role of an account, or deletes it for null; false if no owner who can sign in would be left. */
  change: (id: string, assignment: RoleAssignment | null): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      // A no-op update locks the rows on PostgreSQL: of two owners who remove each other one stays.
      const owners = await transaction
        .updateTable('staffMembers')
        .set({ role: 'owner' })
        .where('role', '=', 'owner')
        .where('password', '!=', '')
        .returning('id')
        .execute();
      if (assignment?.role !== 'owner' && owners.every((owner) => owner.id === id)) return false;
      const changed = assignment
        ? transaction.updateTable('staffMembers').set(roleColumns(assignment)).where('id', '=', id)
        : transaction.deleteFrom('staffMembers').where('id', '=', id);
      await changed.execute();
      return true;
    }),

  setPassword: (id: string, password: string): Promise<void> =>
    db.transaction().execute((transaction) => renewPassword(transaction, id, password)),

  /** Adds a link that sets the password. The store keeps only its hash. */
  async addLink(memberId: string, tokenHash: string, expiresAt: Date): Promise<void> {
    await db
      .insertInto('staffLinks')
      .values({ memberId, tokenHash, expiresAt: expiresAt.toISOString() })
      .execute();
  },

  async endLinks(memberId: string): Promise<void> {
    await db.deleteFrom('staffLinks').where('memberId', '=', memberId).execute();
  },

  /** Number of valid links of an account. */
  async linksOf(memberId: string, now: Date): Promise<number> {
    const rows = db.selectFrom('staffLinks').select('tokenHash').where('memberId', '=', memberId);
    return (await rows.where('expiresAt', '>', now.toISOString()).execute()).length;
  },

  /** The account of a valid link. */
  byLink: (tokenHash: string, now: Date): Promise<StaffMember | undefined> =>
    db
      .selectFrom('staffLinks')
      .innerJoin('staffMembers', 'staffMembers.id', 'memberId')
      .selectAll('staffMembers')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirst(),

  /** Sets the password and consumes the link; false if it was already used. */
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

const PASSWORD_FAULTS = {
  length: `The password must have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`,
  guessable: 'The password is one that others would guess: a common one, a repeated letter or the address',
};

/** Throws 422 for a new password that is too short, too long or easy to guess. */
export function checkPassword(password: string, email: string): void {
  const fault = faultOfPassword(password, email);
  if (fault) throw new Problem(422, `password: ${PASSWORD_FAULTS[fault]}`);
}

async function hashOf(password: string, email: string): Promise<string> {
  checkPassword(password, email);
  return passwordsAt().hash(password);
}

export async function memberOf(store: Accounts, email: string): Promise<StaffMember> {
  const member = await store.staff.find(email);
  if (!member) throw new Error(`There is no staff account for ${email}`);
  return member;
}

/** Throws if the account cannot be added. Called before the password is requested. */
export async function checkNewMember(
  store: Accounts,
  { email, name }: Pick<NewMember, 'email' | 'name'>,
): Promise<void> {
  if (!isName(name)) throw new Error('The name must be one line with a letter or a digit in it');
  if (!isEmail(email)) throw new Error(`${email} is not an email address`);
  if (await store.staff.find(email)) throw new Error(`${email} has an account already`);
}

/** Adds an account; throws for an invalid address, a short password or an existing account. */
export async function addStaff(store: Accounts, member: NewMember): Promise<void> {
  await checkNewMember(store, member);
  await store.staff.add({ ...member, password: await hashOf(member.password, member.email) }, new Date());
}

export async function resetPassword(store: Accounts, email: string, password: string): Promise<void> {
  const { id } = await memberOf(store, email);
  await store.staff.setPassword(id, await hashOf(password, email));
}
