import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod/mini';
import { readJson } from '../body.ts';
import type { ClientKey } from '../client-key.ts';
import { type Limit, rateLimit } from '../middleware/rate-limit.ts';
import { Problem } from '../problem.ts';
import { signOutEverywhere } from '../staff/accounts.ts';
import type { AskStaffAuth } from '../staff/auth.ts';
import type { Store } from '../store/store.ts';
import { type StaffVariables, staffOnly } from './staff-only.ts';

const MAX_BYTES = 4_096;
const QUARTER_MS = 15 * 60_000;
const TRIES_PER_ACCOUNT = 5;
const PER_ADDRESS: Limit = { purpose: 'sign-in', most: 30, windowMs: QUARTER_MS };

const credentials = z.strictObject({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(256)),
});

export type StaffAuthDeps = { store: Store; auth: AskStaffAuth; clientKey: ClientKey; now: () => Date };

/** Whoever knows an address must not find it in the store again by reading the limits. */
const accountKey = (email: string) =>
  `account:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;

/** Signing in is the only thing under /api/staff that needs no session. */
export const staffAuthRoutes = ({ store, auth, clientKey, now }: StaffAuthDeps) =>
  new Hono<StaffVariables>()
    .post('/sign-in/email', rateLimit(store, clientKey, PER_ADDRESS, now), async (context) => {
      const { email, password } = await readJson(context.req.raw, credentials, MAX_BYTES);
      const account = accountKey(email);
      const { count, resetsAt } = await store.limits.count(account, QUARTER_MS, now());
      if (count > TRIES_PER_ACCOUNT) {
        const seconds = Math.max(1, Math.ceil((+resetsAt - +now()) / 1000));
        throw new Problem(429, `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`, {
          'Retry-After': String(seconds),
        });
      }
      const { api } = await auth();
      const answer = await api
        .signInEmail({ body: { email, password }, headers: context.req.raw.headers, asResponse: true })
        .catch(() => undefined);
      if (!answer?.ok) {
        // Nobody is wrong about a password that could not be looked up.
        await store.ping();
        throw new Problem(401, 'Email or password is wrong.');
      }
      await store.limits.forget(account);
      for (const cookie of answer.headers.getSetCookie())
        context.header('Set-Cookie', cookie, { append: true });
      return context.json({ ok: true });
    })
    .post('/sign-out', staffOnly(auth), async (context) => {
      const { api } = await auth();
      const answer = await api.signOut({ headers: context.req.raw.headers, asResponse: true });
      for (const cookie of answer.headers.getSetCookie())
        context.header('Set-Cookie', cookie, { append: true });
      return context.json({ ok: true });
    })
    .post('/revoke-sessions', staffOnly(auth), async (context) => {
      await signOutEverywhere(store, context.var.staff.id);
      return context.json({ ok: true });
    });
