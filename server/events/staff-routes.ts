import { Hono } from 'hono';
import type { Answer } from '../../contract/endpoint.ts';
import { insightDays } from '../../contract/insights.ts';
import type { staffApi } from '../../contract/staff.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import type { StaffVariables } from '../staff/auth.ts';
import type { EventStore } from './event-store.ts';
import { insightsCsv, insightsOf } from './insights.ts';

function daysOf(text: string | undefined): (typeof insightDays)[number] {
  const days = insightDays.find((known) => String(known) === text);
  if (!days) throw new Problem(400, `days: must be ${insightDays.join(', ')}`);
  return days;
}

/** The figures, for owners. */
export const insightRoutes = (services: Services<{ events: EventStore }>) =>
  new Hono<StaffVariables>()
    .get('/insights', async (context) =>
      context.json(
        (await insightsOf(services, daysOf(context.req.query('days')))) satisfies Answer<
          typeof staffApi.insights
        >,
      ),
    )
    .get('/insights.csv', async (context) => {
      const days = daysOf(context.req.query('days'));
      context.header('Content-Type', 'text/csv; charset=utf-8');
      context.header('Content-Disposition', `attachment; filename="jk-masters-${days}-days.csv"`);
      return context.body(insightsCsv(await insightsOf(services, days)));
    });
