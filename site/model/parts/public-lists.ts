import type { ListedBranch, ListedService } from '../../../contract/lists.ts';
import { hoursByWeekday } from '../../../domain/hours-text.ts';
import { pick } from '../../../domain/lists.ts';
import { type Hours, hoursDuring } from '../../../domain/opening-hours.ts';
import type { Edition } from '../../../edition/edition.ts';

/** The response of GET /api/services: all services in menu order. */
export const servicesAnswer = ({ services }: Edition): ListedService[] =>
  services.map(({ id, name, price, description = '', minutes }) => ({
    id,
    name,
    price: price.from,
    ...(price.to !== price.from && { priceTo: price.to }),
    description,
    duration: minutes.from,
    ...(minutes.to !== minutes.from && { durationTo: minutes.to }),
  }));

/** Null if closed. */
const times = (hours: Hours | null) => ({
  opens: hours?.opens ?? null,
  closes: hours?.closes ?? null,
  ...(hours?.break && { break: hours.break }),
});

/** The response of GET /api/branches. */
const branchesAnswer = ({ allBranches }: Edition): ListedBranch[] =>
  allBranches.map((branch) => ({
    ...pick(branch, 'id', 'name', 'address', 'phone', 'whatsapp', 'email'),
    hours: branch.hoursText,
    hoursByWeekday: hoursByWeekday(branch.timetable).map(({ days, hours }) => ({ days, ...times(hours) })),
    hoursExceptions: branch.timetable.exceptions.map((exception) => ({
      ...pick(exception, 'from', 'until'),
      ...times(hoursDuring(branch.timetable, exception)),
      reason: exception.reason,
      ...(exception.keepBreaks && { keepBreaks: true }),
    })),
    description: branch.description,
  }));

/** The lists of the public API by name. */
export const publicLists = { services: servicesAnswer, branches: branchesAnswer };
