import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const DAY_S = 86_400;
const kept = { session: 30 * DAY_S, device: 180 * DAY_S };
type StaffCookie = keyof typeof kept;

const nameOf = (cookie: StaffCookie) => (cookie === 'session' ? 'jk-staff' : 'jk-staff-device');

/**
 * In production their names begin with __Host- (RFC 6265bis): over TLS alone, and no other host can have set them.
 * SameSite=Strict: no other site's request carries them.
 */
export const staffCookies = (secure: boolean) => {
  const prefix = secure ? ('host' as const) : undefined;
  return {
    read: (context: Context, cookie: StaffCookie) => getCookie(context, nameOf(cookie), prefix),
    set: (context: Context, cookie: StaffCookie, value: string) =>
      setCookie(context, nameOf(cookie), value, {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        secure,
        maxAge: value ? kept[cookie] : 0,
        ...(prefix && { prefix }),
      }),
  };
};

/** 256 random bits, for a cookie. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the store keeps of a token: a thief of the store cannot sign in. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
