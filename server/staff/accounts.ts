import { isEmail } from '../../domain/email.ts';
import type { Store } from '../store/store.ts';
import { PASSWORD_LENGTH, type StaffAuth } from './auth.ts';

export type StaffMember = { email: string; name: string; createdAt: string };

function checkPassword(password: string): void {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min || password.length > max)
    throw new Error(`The password must have ${min} to ${max} characters`);
}

const userOf = async (store: Store, email: string) => {
  const user = await store.db
    .selectFrom('staff_user')
    .select(['id', 'email'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!user) throw new Error(`There is no staff account for ${email}`);
  return user;
};

/** Throws with a plain reason: a bad address, a short password, an account that exists. */
export async function addStaff(
  auth: StaffAuth,
  { email, name, password }: { email: string; name: string; password: string },
) {
  if (!isEmail(email)) throw new Error(`${email} is not an email address`);
  checkPassword(password);
  const { internalAdapter, password: passwords } = await auth.$context;
  if (await internalAdapter.findUserByEmail(email)) throw new Error(`${email} has an account already`);
  const user = await internalAdapter.createUser({ email: email.toLowerCase(), name, emailVerified: true });
  await internalAdapter.linkAccount({
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: await passwords.hash(password),
  });
}

export async function listStaff(store: Store): Promise<StaffMember[]> {
  const rows = await store.db
    .selectFrom('staff_user')
    .select(['email', 'name', 'createdAt'])
    .orderBy('email')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}

/** Sessions end with the account. */
export async function removeStaff(store: Store, email: string): Promise<void> {
  const { id } = await userOf(store, email);
  await store.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('staff_session').where('userId', '=', id).execute();
    await transaction.deleteFrom('staff_account').where('userId', '=', id).execute();
    await transaction.deleteFrom('staff_user').where('id', '=', id).execute();
  });
}

/** A new password, and whoever was signed in with the old one is signed out. */
export async function resetPassword(
  store: Store,
  auth: StaffAuth,
  email: string,
  password: string,
): Promise<void> {
  checkPassword(password);
  const { id } = await userOf(store, email);
  const { internalAdapter, password: passwords } = await auth.$context;
  await internalAdapter.updatePassword(id, await passwords.hash(password));
  await signOutEverywhere(store, id);
}

export async function signOutEverywhere(store: Store, userId: string): Promise<void> {
  await store.db.deleteFrom('staff_session').where('userId', '=', userId).execute();
}
