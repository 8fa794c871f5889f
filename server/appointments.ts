import { Hono } from 'hono';
import { z } from 'zod/mini';
import { calendarEvent } from '../domain/calendar.ts';
import { dubaiClock, dubaiDay } from '../domain/dubai-time.ts';
import { countWords, formatClock, formatDay } from '../domain/format.ts';
import { whatsappLink } from '../domain/links.ts';
import { groupPrice } from '../domain/span-text.ts';
import { fill } from '../domain/text.ts';
import { queryOf } from './http/body.ts';
import { Problem } from './http/problem.ts';
import type { Services } from './services.ts';

const START_ERROR = 'must be a time of this century, such as 2026-11-21T06:30:00Z';
const LENGTH_ERROR = 'must be a whole number from 1 to 1440';

const time = z.object({
  starts: z.iso.datetime(START_ERROR).check(z.startsWith('20', START_ERROR)),
  minutes: z.coerce
    .number(LENGTH_ERROR)
    .check(z.int(LENGTH_ERROR), z.gte(1, LENGTH_ERROR), z.lte(1_440, LENGTH_ERROR)),
});

const PEOPLE_ERROR = 'must be a whole number from 1 to 6';
const group = z.object({
  count: z.coerce
    .number(PEOPLE_ERROR)
    .check(z.int(PEOPLE_ERROR), z.gte(1, PEOPLE_ERROR), z.lte(6, PEOPLE_ERROR)),
});

const ownValue = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Returns the appointment of a link as a calendar file. Stores nothing, and takes no text from the link. */
export const appointmentRoutes = ({ site, now }: Pick<Services, 'site' | 'now'>) =>
  new Hono().get('/', (context) => {
    const { language = '', branch = '', service = '', barber = '', people, ...when } = context.req.query();
    const words = ownValue(site.appointments, language);
    const at = words && ownValue(words.branches, branch);
    if (!at) throw new Problem(404, 'There is no such branch in that language.');
    const offer = ownValue(words.services, service);
    if (service && !offer) throw new Problem(400, 'service: there is no such service');
    const barberName = ownValue(words.barbers, barber);
    if (barber && !barberName) throw new Problem(400, 'barber: there is no such barber');
    const { count } = queryOf({ count: people || '1' }, group);
    const { starts, minutes } = queryOf(when, time);
    const startsAt = new Date(starts);
    const file = calendarEvent({
      ...at,
      description: [
        barberName && fill(words.barber, { barber: barberName }),
        count > 1 && fill(words.people, { people: countWords(words.peopleCount, count, language) }),
        offer && fill(words.price, { price: groupPrice(words.priceWords, offer, count, language) }),
        at.description,
        fill(words.change, {
          link: whatsappLink(
            at.whatsapp,
            fill(words.cannotCome, {
              branch: at.name,
              day: formatDay(dubaiDay(startsAt), language),
              time: formatClock(dubaiClock(startsAt), language),
            }),
          ),
        }),
      ]
        .filter(Boolean)
        .join('\n'),
      uid: `${+startsAt}-${branch}@${new URL(site.siteUrl).host}`,
      title: fill(words.title, {
        service: offer?.name ?? words.appointment,
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
