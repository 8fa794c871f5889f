import { type Context, Hono } from 'hono';
import { newPassword, signIn } from '../../contract/staff.ts';
import { readJson } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import { faultOf, type StaffMember } from './accounts.ts';
import {
  type AuthDeps,
  hashOfToken,
  newToken,
  passwordChecks,
  type StaffVariables,
  staffOnly,
} from './auth.ts';
import { deviceName } from './sessions.ts';

const wrong = () => new Problem(401, 'Email or password is wrong.');

/** Signing in is the only thing under /api/staff that needs no session. */
export function signInRoutes(deps: AuthDeps) {
  const { store, auth, now } = deps;
  const checks = passwordChecks(deps);

  /** A new session in place of whatever this browser brought: a planted cookie is never taken over. */
  async function enter(context: Context, member: StaffMember): Promise<void> {
    const token = newToken();
    const device = deviceName(context.req.header('User-Agent'));
    if (!(await store.sessions.begin(member, hashOfToken(token), device, now()))) throw wrong();
    const before = auth.cookies.read(context, 'session');
    if (before) await store.sessions.endByToken(hashOfToken(before));
    auth.cookies.set(context, 'session', token);
    await checks.remember(context, member);
  }

  return new Hono<StaffVariables>()
    .post('/sign-in', async (context) => {
      const { email, password } = await readJson(context.req.raw, signIn);
      const member = await store.staff.find(email);
      const isRight = await checks.signIn(context, { email, member, password });
      if (!isRight || !member) throw wrong();
      await enter(context, member);
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
      const member = await store.staff.find(email);
      const attempt = { email, member, password: current };
      const isRight = await checks.ofSession(attempt, context.var.sessionId);
      if (!isRight || !member) throw new Problem(422, 'current: This is not your password.');
      const changed = { ...member, password: await auth.passwords.hash(password) };
      await store.staff.setPassword(id, changed.password);
      await enter(context, changed);
      return context.json({ ok: true });
    });
}
