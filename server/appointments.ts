import { Hono } from 'hono';
import { z } from 'zod/mini';
import { calendarEvent } from '../domain/calendar.ts';
import { fill } from '../domain/text.ts';
import { queryOf } from './http/body.ts';
import { Problem } from './http/problem.ts';
import type { Services } from './http/services.ts';

const START_ERROR = 'must be a time of this century, such as 2026-11-21T06:30:00Z';
const LENGTH_ERROR = 'must be a whole number from 1 to 1440';

const time = z.object({
  starts: z.iso.datetime(START_ERROR).check(z.startsWith('20', START_ERROR)),
  minutes: z.coerce
    .number(LENGTH_ERROR)
    .check(z.int(LENGTH_ERROR), z.gte(1, LENGTH_ERROR), z.lte(1_440, LENGTH_ERROR)),
});

const ownValue = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Returns the appointment of a link as a calendar file. Stores nothing, and takes no text from the link. */
export const appointmentRoutes = ({ site, now }: Services) =>
  new Hono().get('/', (context) => {
    const { language = '', branch = '', service = '', ...when } = context.req.query();
    const words = ownValue(site.appointments, language);
    const at = words && ownValue(words.branches, branch);
    if (!at) throw new Problem(404, 'There is no such branch in that language.');
    const serviceName = ownValue(words.services, service);
    if (service && !serviceName) throw new Problem(400, 'service: there is no such service');
    const { starts, minutes } = queryOf(when, time);
    const startsAt = new Date(starts);
    const file = calendarEvent({
      ...at,
      uid: `${+startsAt}-${branch}@${new URL(site.siteUrl).host}`,
      title: fill(words.title, {
        service: serviceName ?? words.appointment,
        branch: at.name,
      }),
      startsAt,
      minutes,
      now: now(),
    });
    return context.body(file, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="jk-masters.ics"',
      'Cache-Control': 'no-store',
    });
  });
