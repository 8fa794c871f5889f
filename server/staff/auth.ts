import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ClientKey } from '../http/client.ts';
import { tooMany } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import type { Store } from '../store/store.ts';
import { staffCookies } from './cookies.ts';
import type { StaffMember } from './members.ts';
import { type Passwords, passwordsAt } from './passwords.ts';
import { QueueFullError, type ScryptQueue, scryptQueue } from './scrypt-queue.ts';

const WINDOW_MS = 15 * 60_000;
/** Tries of one network, of all strangers for one account, and of one known device or session for it. */
const MOST = { network: 60, strangers: 20, known: 30 };
const BUSY_S = '10';
/** As many accounts may share a browser. */
const MOST_ACCOUNTS = 5;

export type StaffAuth = {
  cookies: ReturnType<typeof staffCookies>;
  passwords: Passwords;
  queue: ScryptQueue;
};

/** `secure`: cookies travel over TLS alone. */
export const staffAuth = ({
  secure,
  passwords = passwordsAt(),
}: {
  secure: boolean;
  passwords?: Passwords;
}): StaffAuth => ({ cookies: staffCookies(secure), passwords, queue: scryptQueue() });

type Attempt = { email: string; member: StaffMember | undefined; password: string };

export type AuthDeps = { store: Store; auth: StaffAuth; clientKey: ClientKey; now: () => Date };

/** Checks passwords, and bounds how often anybody may try. */
export function passwordChecks({ store, auth, clientKey, now }: AuthDeps) {
  const sign = async (text: string) => {
    const key = await store.settings.getOrMake('staff-key', () => randomBytes(32).toString('base64url'));
    return createHmac('sha256', key).update(text).digest('base64url');
  };
  /** Another one with every new password. */
  const markOf = (member: StaffMember) => sign(`device ${member.id} ${member.password}`);
  const marksOn = (context: Context) => auth.cookies.read(context, 'device')?.split('.') ?? [];

  async function count(key: string, most: number): Promise<void> {
    const { count: tries, resetsAt } = await store.limits.count(key, WINDOW_MS, now());
    if (tries > most) throw tooMany(resetsAt, now(), 'attempts');
  }

  /** Whether the password is the member's; 429 after too many tries, 503 where too many wait. `known`: a device or session that has signed in to the account before. */
  async function check({ email, member, password }: Attempt, network: string, known?: string) {
    // Keyed, because people type passwords into the wrong field.
    const account = await sign(`account ${email}`);
    if (known) await count(`${known}:${account}`, MOST.known);
    else {
      await count(network, MOST.network);
      await count(`strangers:${account}`, MOST.strangers);
    }
    try {
      const isRight = () => auth.passwords.isRight(member?.password, password);
      if (!(await auth.queue(known !== undefined, isRight))) return false;
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw new Problem(503, `${error.message}. Please try again in ${BUSY_S} seconds.`, {
        'Retry-After': BUSY_S,
      });
    }
    if (known) await store.limits.forget(`${known}:${account}`);
    return true;
  }

  return {
    /** A browser that has signed in to the account before is not held up by what strangers try. */
    async signIn(context: Context, attempt: Attempt): Promise<boolean> {
      const mark = attempt.member && (await markOf(attempt.member));
      const isKnown = mark !== undefined && marksOn(context).includes(mark);
      const network = await clientKey(context, { purpose: 'sign-in' });
      return check(attempt, network, isKnown ? `device:${mark}` : undefined);
    },

    ofSession: (attempt: Attempt, sessionId: string) => check(attempt, '', `session:${sessionId}`),

    /** Remembers the browser for that account beside the others that sign in there. */
    async remember(context: Context, member: StaffMember): Promise<void> {
      const mark = await markOf(member);
      const others = marksOn(context).filter((known) => known !== mark);
      auth.cookies.set(context, 'device', [mark, ...others].slice(0, MOST_ACCOUNTS).join('.'));
    },
  };
}
