import { bookableDays, type Slot, slotsOn } from '../../../domain/booking-slots.ts';
import type { Day } from '../../../domain/dubai-time.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Offer } from '../../../edition/join/offers.ts';

export type BookingBranch = Pick<Branch, 'id' | 'name' | 'address' | 'timetable' | 'whatsapp' | 'phone'>;
export type BookingService = Pick<
  Offer,
  'id' | 'name' | 'price' | 'duration' | 'minutes' | 'note' | 'group'
> & {
  /** Where it is offered. */
  branchIds: readonly string[];
};

/** Everything that can be chosen, in the order of the menus. */
export type BookingOptions = {
  branches: readonly BookingBranch[];
  services: readonly BookingService[];
  barbers: readonly { id: string; name: string; branchId: string }[];
  locale: string;
};

/** Ids of what is chosen; an empty text is 'not chosen', for a barber 'any'. */
export type Choice = { branch: string; service: string; barber: string; day: Day | ''; time: string };
export type ChoiceField = keyof Choice;

const FIELDS: readonly ChoiceField[] = ['branch', 'service', 'barber', 'day', 'time'];
export const NOTHING: Choice = { branch: '', service: '', barber: '', day: '', time: '' };
const DAYS_AHEAD = 30;
// Before a service is chosen, and for what has no length of its own, days and times are for the commonest one.
const USUAL_MINUTES = 40;

/** Whether it can be had there; anything can be had while no branch is chosen. */
const isAt = ({ branchIds }: BookingService, branch: string) => !branch || branchIds.includes(branch);

/** The records that a choice names. */
export const chosenOf = ({ branches, services, barbers }: BookingOptions, choice: Choice) => ({
  branch: branches.find(({ id }) => id === choice.branch),
  service: services.find(({ id }) => id === choice.service),
  barber: barbers.find(({ id }) => id === choice.barber),
});

/**
 * What can be chosen at a branch. What it lacks of the menu stays in the list with the reason; what another branch alone
 * sells does not.
 */
export const servicesFor = ({ services }: BookingOptions, branch: string) =>
  services
    .map((service) => ({ service, ruledOut: isAt(service, branch) ? undefined : service.note }))
    .filter(({ service, ruledOut }) => ruledOut !== undefined || isAt(service, branch));

/** Every branch, and the chosen service where it is the reason that a branch cannot be chosen. */
export function branchesFor(options: BookingOptions, choice: Choice) {
  const { service } = chosenOf(options, choice);
  return options.branches.map((branch) => ({
    branch,
    ruledOut: service && branch.id !== choice.branch && !isAt(service, branch.id) ? service : undefined,
  }));
}

export const barbersAt = ({ barbers }: BookingOptions, branch: string) =>
  branch ? barbers.filter(({ branchId }) => branchId === branch) : barbers;

/** How long the chair is kept. */
export const minutesOf = (options: BookingOptions, choice: Choice) =>
  chosenOf(options, choice).service?.minutes ?? USUAL_MINUTES;

/** Business days of the chosen branch that still have a start for the chosen service. */
export function daysFor(options: BookingOptions, choice: Choice, now: Date): Day[] {
  const { branch } = chosenOf(options, choice);
  return branch ? bookableDays(branch.timetable, now, DAYS_AHEAD, minutesOf(options, choice)) : [];
}

export function slotsFor(options: BookingOptions, choice: Choice, now: Date): Slot[] {
  const { branch } = chosenOf(options, choice);
  return branch && choice.day ? slotsOn(branch.timetable, choice.day, now, minutesOf(options, choice)) : [];
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
  const { branch, service, barber } = chosenOf(options, choice);
  const [onlyBranch = '', ...others] = service?.branchIds ?? [];
  keep('branch', branch !== undefined);
  choice.branch ||= barber?.branchId ?? '';
  choice.branch ||= others.length ? '' : onlyBranch;
  keep('service', service !== undefined && isAt(service, choice.branch));
  keep('barber', barber !== undefined && (!choice.branch || barber.branchId === choice.branch));
  keep(
    'day',
    daysFor(options, choice, now).some((day) => day === choice.day),
  );
  keep(
    'time',
    slotsFor(options, choice, now).some(({ time }) => time === choice.time),
  );
  return { choice, dropped, lacking: choice.service ? undefined : service };
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
