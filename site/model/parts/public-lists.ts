import type { ListedBranch, ListedService } from '../../../contract/lists.ts';
import { hoursDuring, type Timetable } from '../../../domain/opening-hours.ts';
import type { Edition } from '../../../edition/edition.ts';

/** The response of GET /api/services: all services in menu order. */
export const servicesAnswer = ({ services }: Edition) =>
  services.map(
    ({ id, name, price, description = '', minutes }) =>
      ({ id, name, price, description, duration: minutes }) satisfies ListedService,
  );

const exceptionsOf = (timetable: Timetable): ListedBranch['hoursExceptions'] =>
  timetable.exceptions.map((exception) => {
    const { from, until, reason } = exception;
    const hours = hoursDuring(timetable, exception);
    return { from, until, opens: hours?.opens ?? null, closes: hours?.closes ?? null, reason };
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
        hoursExceptions: exceptionsOf(timetable),
        description,
      }) satisfies ListedBranch,
  );
