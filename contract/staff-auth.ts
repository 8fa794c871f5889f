import { z } from 'zod/mini';

/** An address is the same in capitals. */
const email = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'is needed'), z.maxLength(254)),
  z.transform((text: string) => text.toLowerCase()),
);
const password = z.string().check(z.minLength(1, 'is needed'), z.maxLength(256));

export const signIn = z.strictObject({ email, password });
/** Ends every other session of the account. */
export const newPassword = z.strictObject({ current: password, password });

/** A place where somebody is signed in; `device` is empty where the browser does not say what it is. */
export type StaffSession = {
  id: string;
  device: string;
  since: string;
  lastSeen: string;
  /** The one that asks. */
  current: boolean;
};
