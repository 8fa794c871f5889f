import { Hono } from 'hono';
import type { StaffSession } from '../../contract/staff-auth.ts';
import { Problem } from '../http/problem.ts';
import type { Store } from '../store/store.ts';
import type { StaffVariables } from './staff-only.ts';

/** Where an account is signed in; everybody sees and ends their own sessions only. */
export const staffSessionRoutes = (store: Store, now: () => Date) =>
  new Hono<StaffVariables>()
    .get('/', async (context) => {
      const rows = await store.sessions.list(context.var.staff.id, now());
      const sessions: StaffSession[] = rows.map(({ id, device, created_at, seen_at }) => ({
        id,
        device,
        since: created_at,
        lastSeen: seen_at,
        current: id === context.var.sessionId,
      }));
      return context.json({ sessions });
    })
    .delete('/', async (context) => {
      await store.sessions.endOthers(context.var.staff.id, context.var.sessionId);
      return context.json({ ok: true });
    })
    .delete('/:id', async (context) => {
      const ended = await store.sessions.end(context.var.staff.id, context.req.param('id'));
      if (!ended) throw new Problem(404, 'There is no such session.');
      return context.json({ ok: true });
    });
