import { type Context, Hono } from 'hono';
import type { Answer } from '../../contract/endpoint.ts';
import {
  forgotten,
  linkPassword,
  linkToken,
  newPassword,
  type StaffSession,
  signIn,
  type staffApi,
} from '../../contract/staff.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import { readJson } from '../http/body.ts';
import { isLoopback, languageOf, sameOrigin } from '../http/headers.ts';
import { Problem } from '../http/problem.ts';
import { checkPassword, type StaffMember } from './accounts.ts';
import {
  hashOfToken,
  limitPerAccount,
  newToken,
  passwordChecks,
  type StaffServices,
  type StaffVariables,
  scopeOf,
  staffOnly,
} from './auth.ts';
import { type StaffLinks, staffLinks } from './links.ts';
import { peopleRoutes } from './people.ts';
import { deviceName } from './sessions.ts';

const linkExpired = () => new Problem(404, 'This link was already used or has expired.');
const wrongCredentials = () => new Problem(401, 'Email or password is wrong.');

const FORGOTTEN = { most: 10, windowMs: 15 * MINUTE_MS };

/** Sign-in and password reset: the only routes under /api/staff that need no session. */
function signInRoutes(services: StaffServices, links: StaffLinks) {
  const { store, auth, now } = services;
  const checks = passwordChecks(services);

  /** Always starts a new session, which prevents session fixation, and ends the previous one of this browser. */
  async function startSession(context: Context, member: StaffMember): Promise<void> {
    const token = newToken();
    const device = deviceName(context.req.header('User-Agent'));
    const signedIn = { ...member, language: languageOf(context) };
    if (!(await store.sessions.begin(signedIn, hashOfToken(token), device, now()))) throw wrongCredentials();
    const before = auth.cookies.read(context, 'session');
    if (before) await store.sessions.endByToken(hashOfToken(before));
    auth.cookies.set(context, 'session', token);
    await checks.remember(context, member);
  }

  async function memberByLink(token: string): Promise<StaffMember> {
    const member = await store.staff.byLink(hashOfToken(token), now());
    if (!member) throw linkExpired();
    return member;
  }

  /** Throws 426 for a browser that would drop the session cookie for lack of TLS. */
  function checkTls(context: Context): void {
    const from = URL.parse(context.req.header('Origin') ?? '');
    if (auth.secure && from?.protocol === 'http:' && !isLoopback(from.hostname))
      throw new Problem(
        426,
        'Browsers keep a session only over TLS: open this page with https://. Without TLS, as on a test machine, start the server without NODE_ENV=production.',
        { headers: { Upgrade: 'TLS/1.2, HTTP/1.1' } },
      );
  }

  return new Hono<StaffVariables>()
    .post('/sign-in', async (context) => {
      checkTls(context);
      const { email, password } = await readJson(context.req.raw, signIn);
      const member = await store.staff.find(email);
      const isCorrect = await checks.signIn(context, { member, password });
      if (!isCorrect || !member) throw wrongCredentials();
      await startSession(context, member);
      return context.json({ ok: true });
    })
    .post('/forgotten', async (context) => {
      // Respond before mailing and alike for every address, so that nothing reveals which accounts exist.
      const { email } = await readJson(context.req.raw, forgotten);
      await store.limits.take(await services.clientKey(context, 'forgotten'), FORGOTTEN, now());
      const member = await store.staff.find(email);
      if (member) void links.mailForgotten(member);
      return context.json({ mails: links.mails } satisfies Answer<typeof staffApi.forgotten, 'POST'>);
    })
    .post('/link', async (context) => {
      const { token } = await readJson(context.req.raw, linkToken);
      const { email, name } = await memberByLink(token);
      return context.json({ email, name } satisfies Answer<typeof staffApi.link, 'POST'>);
    })
    .post('/link/password', async (context) => {
      checkTls(context);
      const { token, password } = await readJson(context.req.raw, linkPassword);
      const member = await memberByLink(token);
      checkPassword(password, member.email);
      const changed = { ...member, password: await auth.passwords.hash(password) };
      if (!(await store.staff.useLink(hashOfToken(token), member.id, changed.password))) throw linkExpired();
      await startSession(context, changed);
      return context.json({ ok: true });
    })
    .post('/sign-out', staffOnly(services), async (context) => {
      await store.sessions.end(context.var.staff.id, context.var.sessionId);
      auth.cookies.set(context, 'session', '');
      return context.json({ ok: true });
    })
    .post('/password', staffOnly(services), async (context) => {
      const { current, password } = await readJson(context.req.raw, newPassword);
      const { email, id } = context.var.staff;
      checkPassword(password, email);
      const member = await store.staff.find(email);
      const attempt = { member, password: current };
      const isCorrect = await checks.ofSession(attempt, context.var.sessionId);
      if (!isCorrect || !member)
        throw new Problem(422, 'current: This is not your password.', { field: 'current' });
      const changed = { ...member, password: await auth.passwords.hash(password) };
      await store.staff.setPassword(id, changed.password);
      await startSession(context, changed);
      return context.json({ ok: true });
    });
}

/** The staff API: accounts, and the routes of the features. The guard runs before all routes except sign-in, so that a new route is closed by default. */
export function staffRoutes(services: StaffServices, features: Hono<StaffVariables>[]) {
  const { store, now } = services;
  const links = staffLinks(services);
  const guarded = new Hono<StaffVariables>()
    .use(staffOnly(services), limitPerAccount(services))
    .get('/me', (context) => context.json(context.var.staff satisfies Answer<typeof staffApi.me>))
    // An account sees and ends only its own sessions.
    .get('/sessions', async (context) => {
      const rows = await store.sessions.list(context.var.staff.id, now());
      const sessions: StaffSession[] = rows.map(({ createdAt, seenAt, ...row }) => ({
        ...row,
        since: createdAt,
        lastSeen: seenAt,
        current: row.id === context.var.sessionId,
      }));
      return context.json({ sessions } satisfies Answer<typeof staffApi.sessions>);
    })
    .delete('/sessions', async (context) => {
      await store.sessions.endOthers(context.var.staff.id, context.var.sessionId);
      return context.json({ ok: true });
    })
    .delete('/sessions/:id', async (context) => {
      const ended = await store.sessions.end(context.var.staff.id, context.req.param('id'));
      if (!ended) throw new Problem(404, 'There is no such session.');
      return context.json({ ok: true });
    })
    .route('/people', peopleRoutes(services, links))
    .get('/audit', async ({ req, var: { staff }, json }) =>
      json(await store.audit.list(req.query('cursor'), scopeOf(staff), staff.role === 'owner')),
    );
  for (const routes of features) guarded.route('/', routes);
  return new Hono()
    .use(sameOrigin)
    .use(async (context, next) => {
      context.header('Cache-Control', 'no-store');
      await next();
    })
    .route('/auth', signInRoutes(services, links))
    .route('/', guarded);
}
