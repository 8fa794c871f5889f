import { createMiddleware } from 'hono/factory';
import { Problem } from '../problem.ts';
import type { AskStaffAuth } from '../staff/auth.ts';

export type StaffVariables = { Variables: { staff: { id: string; email: string; name: string } } };

/** 401 for everybody without a session that holds. */
export const staffOnly = (auth: AskStaffAuth) =>
  createMiddleware<StaffVariables>(async (context, next) => {
    const { api } = await auth();
    const found = await api.getSession({ headers: context.req.raw.headers });
    if (!found) throw new Problem(401, 'Please sign in.');
    const { id, email, name } = found.user;
    context.set('staff', { id, email, name });
    await next();
  });
