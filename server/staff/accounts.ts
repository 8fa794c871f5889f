import { isEmail } from '../../domain/contact.ts';
import type { Store } from '../store/store.ts';
import type { StaffMember } from './members.ts';
import { PASSWORD_LENGTH, passwordsAt } from './passwords.ts';

/** What is wrong with a new password, in plain words; nothing for a good one. */
export function faultOf(password: string): string | undefined {
  const { min, max } = PASSWORD_LENGTH;
  const { length } = password.normalize('NFKC');
  return length < min || length > max ? `The password must have ${min} to ${max} characters` : undefined;
}

function checkPassword(password: string): void {
  const fault = faultOf(password);
  if (fault) throw new Error(fault);
}

/** Throws where there is no such account. */
export async function memberOf(store: Store, email: string): Promise<StaffMember> {
  const member = await store.staff.find(email);
  if (!member) throw new Error(`There is no staff account for ${email}`);
  return member;
}

const taken = (email: string) => new Error(`${email} has an account already`);

/** Throws where nobody can be added under that address: before a password is asked for. */
export async function checkNewMember(store: Store, email: string): Promise<void> {
  if (!isEmail(email)) throw new Error(`${email} is not an email address`);
  if (await store.staff.find(email)) throw taken(email);
}

/** Throws with a plain reason: a bad address, a short password, an account that exists. */
export async function addStaff(
  store: Store,
  { email, name, password }: { email: string; name: string; password: string },
): Promise<void> {
  await checkNewMember(store, email);
  checkPassword(password);
  const added = await store.staff.add(
    { email, name, password: await passwordsAt().hash(password) },
    new Date(),
  );
  if (!added) throw taken(email);
}

/** Sessions end with the account. */
export async function removeStaff(store: Store, email: string): Promise<void> {
  await store.staff.remove((await memberOf(store, email)).id);
}

/** A new password; every session ends. */
export async function resetPassword(store: Store, email: string, password: string): Promise<void> {
  checkPassword(password);
  const { id } = await memberOf(store, email);
  await store.staff.setPassword(id, await passwordsAt().hash(password));
}
