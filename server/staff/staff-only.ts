import { createMiddleware } from 'hono/factory';
import { Problem } from '../http/problem.ts';
import type { AuthDeps } from './auth.ts';
import { hashOfToken } from './cookies.ts';

export type StaffVariables = {
  Variables: { staff: { id: string; email: string; name: string }; sessionId: string };
};

/** 401 for everybody without a session that goes on. */
export const staffOnly = ({ store, auth, now }: Omit<AuthDeps, 'clientKey'>) =>
  createMiddleware<StaffVariables>(async (context, next) => {
    const token = auth.cookies.read(context, 'session');
    const session = token ? await store.sessions.use(hashOfToken(token), now()) : undefined;
    if (!session) throw new Problem(401, 'Please sign in.');
    context.set('staff', session.member);
    context.set('sessionId', session.id);
    await next();
  });
