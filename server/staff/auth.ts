import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { mayAsk, type Staff } from '../../contract/staff.ts';
import type { ClientKey } from '../http/client.ts';
import { Problem } from '../http/problem.ts';
import type { Store } from '../store/store.ts';
import type { StaffMember } from './accounts.ts';
import { type HashingQueue, hashingQueue, type Passwords, passwordsAt } from './passwords.ts';

const WINDOW_MS = 15 * 60_000;
/** Tries of one network, and of one known device or session. No limit is an account's: strangers could use it up. */
const MOST = { network: 60, known: 30 };
/** As many accounts may share a browser. */
const MOST_ACCOUNTS = 5;

const DAY_S = 86_400;
const COOKIES = {
  session: { name: 'jk-staff', maxAge: 30 * DAY_S },
  device: { name: 'jk-staff-device', maxAge: 180 * DAY_S },
};
type StaffCookie = keyof typeof COOKIES;

/**
 * In production their names begin with __Host- (RFC 6265bis): over TLS alone, and no other host can have set them.
 * SameSite=Strict: no other site's request carries them.
 */
export const staffCookies = (secure: boolean) => {
  const prefix = secure ? ('host' as const) : undefined;
  return {
    read: (context: Context, cookie: StaffCookie) => getCookie(context, COOKIES[cookie].name, prefix),
    set: (context: Context, cookie: StaffCookie, value: string) =>
      setCookie(context, COOKIES[cookie].name, value, {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        secure,
        maxAge: value ? COOKIES[cookie].maxAge : 0,
        ...(prefix && { prefix }),
      }),
  };
};

/** 256 random bits, for a cookie. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the store keeps of a token: a thief of the store cannot sign in. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export type StaffAuth = {
  /** Cookies travel over TLS alone. */
  secure: boolean;
  cookies: ReturnType<typeof staffCookies>;
  passwords: Passwords;
  queue: HashingQueue;
};

type AuthOptions = { secure: boolean; passwords?: Passwords };

export const staffAuth = ({ secure, passwords = passwordsAt() }: AuthOptions): StaffAuth => ({
  secure,
  cookies: staffCookies(secure),
  passwords,
  queue: hashingQueue(),
});

type Attempt = { member: StaffMember | undefined; password: string };

export type AuthDeps = { store: Store; auth: StaffAuth; clientKey: ClientKey; now: () => Date };

/** Checks passwords, and bounds how often anybody may try. */
export function passwordChecks({ store, auth, clientKey, now }: AuthDeps) {
  /** Another one with every new password. */
  const markOf = async ({ id, password }: StaffMember) =>
    createHmac('sha256', await store.secret('staff-key'))
      .update(`device ${id} ${password}`)
      .digest('base64url');
  const marksOn = (context: Context) => auth.cookies.read(context, 'device')?.split('.') ?? [];

  /** Whether the password is the member's; 429 after too many tries of a client, 503 where too many wait. */
  async function check({ member, password }: Attempt, client: string, isKnown: boolean) {
    const most = isKnown ? MOST.known : MOST.network;
    await store.limits.take(client, { most, windowMs: WINDOW_MS }, now());
    return auth.queue(() => auth.passwords.isRight(member?.password, password), isKnown);
  }

  return {
    /** A browser that has signed in to the account before is not held up by what strangers try. */
    async signIn(context: Context, attempt: Attempt): Promise<boolean> {
      const mark = attempt.member && (await markOf(attempt.member));
      const isKnown = mark !== undefined && marksOn(context).includes(mark);
      return check(attempt, isKnown ? `device:${mark}` : await clientKey(context, 'sign-in'), isKnown);
    },

    ofSession: (attempt: Attempt, sessionId: string) => check(attempt, `session:${sessionId}`, true),

    /** Remembers the browser for that account beside the others that sign in there. */
    async remember(context: Context, member: StaffMember): Promise<void> {
      const mark = await markOf(member);
      const others = marksOn(context).filter((known) => known !== mark);
      auth.cookies.set(context, 'device', [mark, ...others].slice(0, MOST_ACCOUNTS).join('.'));
    },
  };
}

export type StaffVariables = { Variables: { staff: Staff; sessionId: string } };

/** 401 for everybody without a session that goes on, 403 where the contract's table says that the role may not. */
export const staffOnly = ({ store, auth, now }: Omit<AuthDeps, 'clientKey'>) =>
  createMiddleware<StaffVariables>(async (context, next) => {
    const token = auth.cookies.read(context, 'session');
    const session = token ? await store.sessions.use(hashOfToken(token), now()) : undefined;
    if (!session) throw new Problem(401, 'Please sign in.');
    if (!mayAsk(session.member.role, context.req.path)) throw new Problem(403, 'This is not open to you.');
    context.set('staff', session.member);
    context.set('sessionId', session.id);
    await next();
  });
