import { bookableDays, type Slot, slotsOn } from '../../../domain/booking-slots.ts';
import type { Day } from '../../../domain/dubai-time.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { BookingOptions, BookingService } from './options.ts';

/** Ids of what is chosen; an empty text is 'not chosen', for a barber 'any'. */
export type Choice = { branch: string; service: string; barber: string; day: Day | ''; time: string };
export type ChoiceField = keyof Choice;

export const FIELDS: readonly ChoiceField[] = ['branch', 'service', 'barber', 'day', 'time'];
export const NOTHING: Choice = { branch: '', service: '', barber: '', day: '', time: '' };
const DAYS_AHEAD = 30;
// Before a service is chosen, and for what has no length of its own, days and times are for the commonest one.
const USUAL_MINUTES = 40;

/** Whether it can be had there; anything can be had at a branch that nobody has chosen yet. */
const isAt = ({ branchIds }: BookingService, branch: string) => !branch || branchIds.includes(branch);
const serviceOf = ({ services }: BookingOptions, id: string) => services.find((service) => service.id === id);

/**
 * What can be chosen at a branch. What it lacks of the menu stays in the list with the reason; what another branch alone
 * sells does not.
 */
export const servicesFor = ({ services }: BookingOptions, branch: string) =>
  services
    .map((service) => omitUndefined({ service, ruledOut: isAt(service, branch) ? undefined : service.note }))
    .filter(({ service, ruledOut }) => ruledOut !== undefined || isAt(service, branch));

/** Every branch, and the chosen service where it is the reason that a branch cannot be chosen. */
export const branchesFor = (options: BookingOptions, { service: id, branch: chosen }: Choice) => {
  const service = serviceOf(options, id);
  return options.branches.map((branch) =>
    omitUndefined({
      branch,
      ruledOut: service && branch.id !== chosen && !isAt(service, branch.id) ? service : undefined,
    }),
  );
};

export const barbersAt = ({ barbers }: BookingOptions, branch: string) =>
  branch ? barbers.filter(({ branchId }) => branchId === branch) : barbers;

/** How long the chair is kept. */
export const minutesOf = (options: BookingOptions, { service }: Choice) =>
  serviceOf(options, service)?.minutes ?? USUAL_MINUTES;
const rules = (options: BookingOptions, choice: Choice) => ({ serviceMinutes: minutesOf(options, choice) });

/** Business days of the chosen branch that still have a start for the chosen service. */
export function daysFor(options: BookingOptions, choice: Choice, now: Date): Day[] {
  const branch = options.branches.find(({ id }) => id === choice.branch);
  return branch ? bookableDays(branch.timetable, now, DAYS_AHEAD, rules(options, choice)) : [];
}

export function slotsFor(options: BookingOptions, choice: Choice, now: Date): Slot[] {
  const branch = options.branches.find(({ id }) => id === choice.branch);
  return branch && choice.day ? slotsOn(branch.timetable, choice.day, now, rules(options, choice)) : [];
}

/** What of a choice can be had together, what was dropped, and a service that was because the branch lacks it. */
export type Settled = { choice: Choice; dropped: ChoiceField[]; lacking?: BookingService };

/** The branch rules, then the service; a barber or a service of one branch brings it along where none was given. */
export function settle(options: BookingOptions, wanted: Choice, now: Date): Settled {
  const choice = { ...wanted };
  const dropped: ChoiceField[] = [];
  const keep = (field: ChoiceField, possible: boolean) => {
    if (!choice[field] || possible) return;
    choice[field] = '';
    dropped.push(field);
  };
  keep(
    'branch',
    options.branches.some(({ id }) => id === choice.branch),
  );
  const service = serviceOf(options, choice.service);
  choice.branch ||= options.barbers.find(({ id }) => id === choice.barber)?.branchId ?? '';
  choice.branch ||= service && service.branchIds.length === 1 ? (service.branchIds[0] ?? '') : '';
  keep('service', service !== undefined && isAt(service, choice.branch));
  keep(
    'barber',
    barbersAt(options, choice.branch).some(({ id }) => id === choice.barber),
  );
  keep(
    'day',
    daysFor(options, choice, now).some((day) => day === choice.day),
  );
  keep(
    'time',
    slotsFor(options, choice, now).some(({ time }) => time === choice.time),
  );
  return omitUndefined({ choice, dropped, lacking: choice.service ? undefined : service });
}

/** The choice that a link such as '/booking?branch=jvc&service=haircut' carries, unchecked. */
export function choiceFrom(search: string): Choice {
  const query = new URLSearchParams(search);
  return Object.fromEntries(FIELDS.map((field) => [field, query.get(field) ?? ''])) as Choice;
}

/** What of a form's values is part of the choice. */
export const chosenIn = (values: Record<string, string>): Partial<Choice> =>
  Object.fromEntries(FIELDS.filter((field) => values[field]).map((field) => [field, values[field]]));

export function searchOf(choice: Choice): string {
  const query = new URLSearchParams(
    FIELDS.filter((field) => choice[field]).map((field) => [field, choice[field]]),
  );
  return query.size ? `?${query}` : '';
}
