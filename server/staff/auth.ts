import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import type { Store } from '../store/store.ts';

const HOUR_S = 3_600;
export const PASSWORD_LENGTH = { min: 12, max: 128 };

export type StaffAuth = Awaited<ReturnType<typeof staffAuth>>;
/** Its secret is in the store, which may not answer yet when the server starts. */
export type AskStaffAuth = () => Promise<StaffAuth>;

/** Passwords (scrypt) and sessions of the staff in our own store. Accounts come from the command line alone. */
export async function staffAuth(
  store: Store,
  { secure, secret: given }: { secure: boolean; secret?: string },
) {
  const secret =
    given ?? (await store.settings.getOrMake('auth-secret', () => randomBytes(32).toString('base64url')));
  return betterAuth({
    database: { db: store.db as never, type: store.engine, transaction: true },
    secret,
    baseURL: 'http://localhost',
    basePath: '/api/staff/auth',
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Our own limits hold across processes and know nothing but hashes.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
    },
    user: { modelName: 'staff_user' },
    account: { modelName: 'staff_account' },
    verification: { modelName: 'staff_verification' },
    session: { modelName: 'staff_session', expiresIn: 12 * HOUR_S, updateAge: HOUR_S },
    advanced: {
      cookiePrefix: 'jk-staff',
      useSecureCookies: secure,
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', secure, path: '/api/staff' },
    },
  });
}
