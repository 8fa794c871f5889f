import { Hono } from 'hono';
import { calendarEvent } from '../domain/calendar.ts';
import { fill } from '../domain/text.ts';
import { routeDoc } from './http/openapi.ts';
import { Problem } from './http/problem.ts';
import type { Site } from './static/site.ts';

const MOST_MINUTES = 480;

const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The appointment that a link names, as a file for a calendar. Nothing is kept, and no words come from the link. */
export const appointmentRoutes = (site: Site, now: () => Date) =>
  new Hono().get(
    '/',
    routeDoc({
      summary: 'An appointment that a branch has yet to confirm, as an iCalendar file',
      query: ['language', 'branch', 'service', 'starts', 'minutes'],
      answers: { 200: 'The file', 400: 'No time is named', 404: 'No such branch or language' },
    }),
    (context) => {
      const { language = '', branch = '', service = '', starts = '', minutes = '' } = context.req.query();
      const words = own(site.appointments, language);
      const at = words && own(words.branches, branch);
      if (!at) throw new Problem(404, 'There is no such branch in that language.');
      const startsAt = new Date(starts);
      const length = Number(minutes);
      if (Number.isNaN(+startsAt) || !(length > 0 && length <= MOST_MINUTES))
        throw new Problem(400, 'Name when it starts, such as 2026-11-21T06:30:00Z, and its minutes.');
      const file = calendarEvent({
        ...at,
        uid: `${+startsAt}-${branch}@${new URL(site.siteUrl).host}`,
        title: fill(words.title, {
          service: own(words.services, service) ?? words.appointment,
          branch: at.name,
        }),
        startsAt,
        minutes: length,
        now: now(),
      });
      return context.body(file, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="jk-masters.ics"',
        'Cache-Control': 'no-store',
      });
    },
  );
