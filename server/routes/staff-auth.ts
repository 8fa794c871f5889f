import { type Context, Hono } from 'hono';
import { newPassword, signIn } from '../../contract/staff-auth.ts';
import { readJson } from '../http/body.ts';
import type { ClientKey } from '../http/client.ts';
import { Problem } from '../http/problem.ts';
import { faultOf } from '../staff/accounts.ts';
import type { StaffAuth } from '../staff/auth.ts';
import { checkPassword } from '../staff/check.ts';
import { deviceName } from '../staff/device-name.ts';
import { patience } from '../staff/patience.ts';
import { hashOfToken, newToken } from '../staff/tokens.ts';
import type { StaffMember } from '../store/staff-members.ts';
import type { Store } from '../store/store.ts';
import { type StaffVariables, staffOnly } from './staff-only.ts';

export type StaffAuthDeps = { store: Store; auth: StaffAuth; clientKey: ClientKey; now: () => Date };

const wrong = () => new Problem(401, 'Email or password is wrong.');

/** Signing in is the only thing under /api/staff that needs no session. */
export function staffAuthRoutes(deps: StaffAuthDeps) {
  const { store, auth, clientKey, now } = deps;
  const countTry = patience(store, clientKey, (rank) => auth.checks.hasRoomFor(rank), now);

  /** The accounts that have signed in on this browser. */
  const accountsOn = async (device: string | undefined): Promise<string[]> =>
    device ? store.devices.accountsOn(hashOfToken(device), now()) : [];

  /** A new session in place of whatever this browser brought: a planted cookie is never taken over. */
  async function enter(context: Context, member: StaffMember, freshHash?: string): Promise<void> {
    const token = newToken();
    const device = deviceName(context.req.header('User-Agent'));
    const begun = await store.sessions.begin(
      { memberId: member.id, tokenHash: hashOfToken(token), device },
      { checked: member.password, freshHash },
      now(),
    );
    if (!begun) throw wrong();
    const before = auth.cookies.read(context, 'session');
    if (before) await store.sessions.endByToken(hashOfToken(before));
    const known = auth.cookies.read(context, 'device');
    const deviceToken = known && (await accountsOn(known)).length > 0 ? known : newToken();
    await store.devices.remember(hashOfToken(deviceToken), member.id, now());
    auth.cookies.set(context, 'session', token);
    auth.cookies.set(context, 'device', deviceToken);
  }

  return new Hono<StaffVariables>()
    .post('/sign-in', async (context) => {
      const { email, password } = await readJson(context.req.raw, signIn);
      const device = auth.cookies.read(context, 'device');
      const isKnown = (await accountsOn(device)).includes(email);
      const waits = await countTry(context, {
        email,
        knownAs: device && isKnown ? hashOfToken(device) : undefined,
      });
      const member = await store.staff.find(email);
      const { right, freshHash } = await checkPassword(auth, waits, member?.password, password);
      if (!right || !member) throw wrong();
      await enter(context, member, freshHash);
      await waits.forget();
      return context.json({ ok: true });
    })
    .post('/sign-out', staffOnly(deps), async (context) => {
      await store.sessions.end(context.var.staff.id, context.var.sessionId);
      auth.cookies.set(context, 'session', '');
      return context.json({ ok: true });
    })
    .post('/password', staffOnly(deps), async (context) => {
      const { current, password } = await readJson(context.req.raw, newPassword);
      const fault = faultOf(password);
      if (fault) throw new Problem(422, `password: ${fault}`);
      const { email, id } = context.var.staff;
      // A session's own count: a colleague's wrong guesses elsewhere do not matter here.
      const waits = await countTry(context, { email, knownAs: `session-of-${id}` });
      const member = await store.staff.find(email);
      const { right } = await checkPassword(auth, waits, member?.password, current);
      if (!right || !member) throw new Problem(422, 'current: This is not your password.');
      const changed = { ...member, password: await auth.passwords.hash(password) };
      await store.staff.setPassword(id, changed.password);
      await enter(context, changed);
      await waits.forget();
      return context.json({ ok: true });
    });
}
