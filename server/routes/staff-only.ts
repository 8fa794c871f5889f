import { createMiddleware } from 'hono/factory';
import { Problem } from '../http/problem.ts';
import type { StaffAuth } from '../staff/auth.ts';
import { hashOfToken } from '../staff/tokens.ts';
import type { Store } from '../store/store.ts';

export type StaffVariables = {
  Variables: { staff: { id: string; email: string; name: string }; sessionId: string };
};

type Deps = { store: Store; auth: StaffAuth; now: () => Date };

/** 401 for everybody without a session that goes on. */
export const staffOnly = ({ store, auth, now }: Deps) =>
  createMiddleware<StaffVariables>(async (context, next) => {
    const token = auth.cookies.read(context, 'session');
    const session = token ? await store.sessions.use(hashOfToken(token), now()) : undefined;
    if (!session) throw new Problem(401, 'Please sign in.');
    context.set('staff', session.member);
    context.set('sessionId', session.id);
    await next();
  });
