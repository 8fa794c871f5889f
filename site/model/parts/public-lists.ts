import type { ListedBranch, ListedService } from '../../../contract/lists.ts';
import { type Hours, hoursByWeekday, hoursDuring, type Timetable } from '../../../domain/opening-hours.ts';
import type { Edition } from '../../../edition/edition.ts';

/** The response of GET /api/services: all services in menu order. */
export const servicesAnswer = ({ services }: Edition) =>
  services.map(
    ({ id, name, price, description = '', minutes }) =>
      ({ id, name, price, description, duration: minutes }) satisfies ListedService,
  );

/** Null if closed. */
const times = (hours: Hours | null) => ({ opens: hours?.opens ?? null, closes: hours?.closes ?? null });

const exceptionsOf = (timetable: Timetable): ListedBranch['hoursExceptions'] =>
  timetable.exceptions.map((exception) => {
    const { from, until, reason } = exception;
    return { from, until, ...times(hoursDuring(timetable, exception)), reason };
  });

/** The response of GET /api/branches. */
export const branchesAnswer = ({ allBranches }: Edition) =>
  allBranches.map(
    ({ id, name, address, phone, whatsapp, email, hoursText, timetable, description }) =>
      ({
        id,
        name,
        address,
        phone,
        whatsapp,
        email,
        hours: hoursText,
        hoursByWeekday: hoursByWeekday(timetable).map(({ days, hours }) => ({ days, ...times(hours) })),
        hoursExceptions: exceptionsOf(timetable),
        description,
      }) satisfies ListedBranch,
  );
