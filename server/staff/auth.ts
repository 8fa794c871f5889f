import { createHash, createHmac, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { mayRequest } from '../../contract/rights.ts';
import { ASKED, STAFF_PATH, type Staff } from '../../contract/staff.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import { Problem } from '../http/problem.ts';
import type { Mail } from '../mail/outbox.ts';
import { workQueue } from '../queue.ts';
import type { Services } from '../services.ts';
import { EVERYWHERE, ofBranches, type Scope } from '../store/sql.ts';
import type { MemberStore, StaffMember } from './accounts.ts';
import type { AuditStore } from './audit-log.ts';
import { type HashingQueue, hashingQueue, type Passwords, passwordsAt } from './passwords.ts';
import type { SessionStore } from './sessions.ts';

const WINDOW_MS = 15 * MINUTE_MS;
/** Attempts per network, and per known device or session. No limit per account: attackers could use it to lock staff out. */
const MAX_ATTEMPTS = { network: 60, known: 30 };
/** Maximum number of accounts for which one browser is a known device. */
const MAX_ACCOUNTS = 5;

const DAY_S = 86_400;
const COOKIES = {
  session: { name: 'jk-staff', maxAge: 30 * DAY_S },
  device: { name: 'jk-staff-device', maxAge: 180 * DAY_S },
};
type StaffCookie = keyof typeof COOKIES;

/**
 * In production cookies have the prefix __Host- (RFC 6265bis): sent only over TLS, and no other host can set them.
 * SameSite=Strict excludes them from cross-site requests.
 */
const staffCookies = (secure: boolean) => {
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

/** The store keeps only hashes of tokens, so that a leaked store contains no usable session. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export type StaffAuth = {
  secure: boolean;
  cookies: ReturnType<typeof staffCookies>;
  passwords: Passwords;
  queue: HashingQueue;
  share: ReturnType<typeof fairShare>;
};

export type StaffServices = Services<{ audit: AuditStore; sessions: SessionStore; staff: MemberStore }> & {
  auth: StaffAuth;
  /** Without it, the console shows invitation links instead of mailing them. */
  sendMail?: ((mail: Mail) => Promise<void>) | undefined;
};

type AuthOptions = { secure: boolean; passwords?: Passwords };

export const staffAuth = ({ secure, passwords = passwordsAt() }: AuthOptions): StaffAuth => ({
  secure,
  cookies: staffCookies(secure),
  passwords,
  queue: hashingQueue(),
  share: fairShare(),
});

type Attempt = { member: StaffMember | undefined; password: string };

export function passwordChecks({ store, auth, clientKey, now }: StaffServices) {
  /** The cookie value that marks a known device of an account. Changes with the password. */
  const deviceTokenOf = async ({ id, password }: StaffMember) =>
    createHmac('sha256', await store.secret('staff-key'))
      .update(`device ${id} ${password}`)
      .digest('base64url');
  const deviceTokensIn = (context: Context) => auth.cookies.read(context, 'device')?.split('.') ?? [];

  /** Whether the password is correct; throws 429 after too many attempts and 503 when the queue is full. */
  async function check({ member, password }: Attempt, client: string, isKnown: boolean) {
    const most = isKnown ? MAX_ATTEMPTS.known : MAX_ATTEMPTS.network;
    await store.limits.take(client, { most, windowMs: WINDOW_MS }, now());
    return auth.queue(() => auth.passwords.verify(member?.password, password), isKnown);
  }

  return {
    /** A known device has its own limit, so that an attack from other addresses does not block it. */
    async signIn(context: Context, attempt: Attempt): Promise<boolean> {
      const deviceToken = attempt.member && (await deviceTokenOf(attempt.member));
      const isKnown = deviceToken !== undefined && deviceTokensIn(context).includes(deviceToken);
      return check(attempt, isKnown ? `device:${deviceToken}` : await clientKey(context, 'sign-in'), isKnown);
    },

    ofSession: (attempt: Attempt, sessionId: string) => check(attempt, `session:${sessionId}`, true),

    /** Marks the browser as a known device of the account, in addition to its other accounts. */
    async remember(context: Context, member: StaffMember): Promise<void> {
      const deviceToken = await deviceTokenOf(member);
      const others = deviceTokensIn(context).filter((known) => known !== deviceToken);
      auth.cookies.set(context, 'device', [deviceToken, ...others].slice(0, MAX_ACCOUNTS).join('.'));
    },
  };
}

/** `work` is what goes on after the answer. */
export type StaffVariables = { Variables: { staff: Staff; sessionId: string; work?: Promise<unknown> } };

/** Throws 401 without a valid session, and 403 if the contract's table does not allow the route for the role. */
export const staffOnly = ({ store, auth, now }: StaffServices) =>
  createMiddleware<StaffVariables>(async (context, next) => {
    const token = auth.cookies.read(context, 'session');
    const session = token ? await store.sessions.use(hashOfToken(token), now()) : undefined;
    if (!session) {
      const { method, path, url } = context.req;
      // A link to a download or preview was opened in a window.
      if (method === 'GET' && context.req.header('Sec-Fetch-Mode') === 'navigate')
        return context.redirect(
          `${STAFF_PATH}?${new URLSearchParams({ [ASKED]: path + new URL(url).search })}`,
          303,
        );
      throw new Problem(401, 'Please sign in.');
    }
    if (!mayRequest(session.member, context.req.path))
      throw new Problem(403, 'You do not have access to this.');
    context.set('staff', session.member);
    context.set('sessionId', session.id);
    return next();
  });

/** More than a page of the console asks for at once. The server closes a connection that is silent for 20 s, so one waits for less. */
export const PER_ACCOUNT = { parallel: 4, waiting: 100, within: 15_000 };

/**
 * Runs few requests of an account at once, so that one that sends hundreds holds up only itself. What goes on after the answer, such
 * as a publication, counts until its end.
 */
function fairShare() {
  const queues = new Map<string, ReturnType<typeof workQueue>>();
  return (account: string, answer: () => Promise<void>, workLeft: () => Promise<unknown> | undefined) => {
    const queue =
      queues.get(account) ?? workQueue({ ...PER_ACCOUNT, busy: 'Too many requests at once.', status: 429 });
    queues.set(account, queue);
    const answered = Promise.withResolvers<void>();
    queue(async () => {
      // With SQLite a whole request can run without a pause. This one lets those of visitors in.
      await setImmediate();
      await answer().then(answered.resolve, answered.reject);
      await workLeft()?.catch(() => {});
    }).catch(answered.reject);
    return answered.promise;
  };
}

export const limitPerAccount = ({ auth }: StaffServices) =>
  createMiddleware<StaffVariables>((context, next) =>
    auth.share(context.var.staff.id, next, () => context.var.work),
  );

/** The reviews that an account may see: branch staff those of their branches. */
export const scopeOf = ({ role, branches }: Staff): Scope =>
  role === 'branch' ? ofBranches(branches) : EVERYWHERE;
