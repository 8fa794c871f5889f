import { bookableDays, type Slot, slotsOn } from '../../../domain/booking-slots.ts';
import type { Day } from '../../../domain/dubai-time.ts';
import type { BookingOptions } from './options.ts';

/** Ids of what is chosen; an empty text is 'not chosen', for a barber 'any'. */
export type Choice = { branch: string; service: string; barber: string; day: Day | ''; time: string };
export type ChoiceField = keyof Choice;

export const FIELDS: readonly ChoiceField[] = ['branch', 'service', 'barber', 'day', 'time'];
export const NOTHING: Choice = { branch: '', service: '', barber: '', day: '', time: '' };
const DAYS_AHEAD = 30;
// Before a service is chosen, days and times are offered for the commonest length.
export const USUAL_MINUTES = 40;

export const servicesAt = ({ services }: BookingOptions, branch: string) =>
  branch ? services.filter(({ branchIds }) => branchIds.includes(branch)) : services;

export const barbersAt = ({ barbers = [] }: BookingOptions, branch: string) =>
  branch ? barbers.filter(({ branchId }) => branchId === branch) : barbers;

const rules = ({ services }: BookingOptions, { service }: Choice) => ({
  serviceMinutes: services.find(({ id }) => id === service)?.minutes ?? USUAL_MINUTES,
});

/** Business days of the chosen branch that still have a start for the chosen service. */
export function daysFor(options: BookingOptions, choice: Choice, now: Date): Day[] {
  const branch = options.branches.find(({ id }) => id === choice.branch);
  return branch ? bookableDays(branch.timetable, now, DAYS_AHEAD, rules(options, choice)) : [];
}

export function slotsFor(options: BookingOptions, choice: Choice, now: Date): Slot[] {
  const branch = options.branches.find(({ id }) => id === choice.branch);
  return branch && choice.day ? slotsOn(branch.timetable, choice.day, now, rules(options, choice)) : [];
}

/**
 * Keeps of a choice what can be had together and names what was dropped. The branch rules, then the service; a barber
 * given without a branch brings the branch along.
 */
export function settle(
  options: BookingOptions,
  wanted: Choice,
  now: Date,
): { choice: Choice; dropped: ChoiceField[] } {
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
  choice.branch ||= options.barbers?.find(({ id }) => id === choice.barber)?.branchId ?? '';
  keep(
    'service',
    servicesAt(options, choice.branch).some(({ id }) => id === choice.service),
  );
  // While the team of the branch is on its way its barbers are taken on trust.
  const teamIsComing = options.barbers === undefined && choice.branch !== '';
  keep('barber', teamIsComing || barbersAt(options, choice.branch).some(({ id }) => id === choice.barber));
  keep(
    'day',
    daysFor(options, choice, now).some((day) => day === choice.day),
  );
  keep(
    'time',
    slotsFor(options, choice, now).some(({ time }) => time === choice.time),
  );
  return { choice, dropped };
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
