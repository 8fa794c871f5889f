import { bookableDays, type Slot, slotsOn } from '../../../domain/booking-slots.ts';
import type { Day } from '../../../domain/dubai-time.ts';
import { type Today, timetableToday } from '../../../domain/today.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Offer } from '../../../edition/join/offers.ts';

export type BookingBranch = Pick<Branch, 'id' | 'name' | 'address' | 'timetable' | 'whatsapp' | 'phone'>;
export type BookingService = Pick<
  Offer,
  'id' | 'thing' | 'page' | 'name' | 'price' | 'duration' | 'minutes' | 'note' | 'group'
> & {
  /** Where it is offered. */
  branchIds: readonly string[];
};

/** Everything that can be chosen, in the order of the menus. */
export type BookingOptions = {
  branches: readonly BookingBranch[];
  services: readonly BookingService[];
  /** Ids of what each branch offers, each thing once, and under '' what is shown before one is chosen. */
  menus: Record<string, readonly string[]>;
  barbers: readonly { id: string; name: string; branchId: string; offOn?: Day | undefined }[];
  locale: string;
};

/** Ids of what is chosen; an empty text is 'not chosen', for a barber 'any'. */
export const NOTHING = { branch: '', service: '', people: '', barber: '', day: '' as Day | '', time: '' };
export type Choice = typeof NOTHING;
export type ChoiceField = keyof Choice;

const FIELDS = Object.keys(NOTHING) as ChoiceField[];
/** For how many an appointment can be, where it is not for one. */
export const PEOPLE = ['2', '3', '4', '5', '6'];
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

const menuOf = ({ services, menus }: BookingOptions, branch: string) =>
  (menus[branch] ?? []).flatMap((id) => services.find((service) => service.id === id) ?? []);

/**
 * The menu of the chosen branch; what it lacks stays in it with the reason. What was chosen on a page replaces the same thing,
 * by the name and price of the page. One kind of several that its page sells (a 'Modern Quiff') stands beside the plain thing.
 */
export function servicesFor(options: BookingOptions, choice: Choice) {
  const menu = menuOf(options, choice.branch);
  const { service: chosen } = chosenOf(options, choice);
  const same = menu.filter(({ thing }) => thing === chosen?.thing);
  const kinds = options.services.filter(({ thing, page }) => thing === chosen?.thing && page === chosen.page);
  const services = menu.flatMap((service) => {
    if (!chosen || same.includes(chosen) || service !== same[0]) return service;
    return same.length > 1 || kinds.length > 1 ? [chosen, service] : chosen;
  });
  return services.map((service) => ({
    service,
    ruledOut: isAt(service, choice.branch) ? undefined : service.note,
  }));
}

/** Every branch, and the chosen service where it is the reason that a branch cannot be chosen. */
export function branchesFor(options: BookingOptions, choice: Choice) {
  const { service } = chosenOf(options, choice);
  return options.branches.map((branch) => ({
    branch,
    ruledOut: service && !isAt(service, branch.id) ? service : undefined,
  }));
}

/** Those of a branch who are there on the day. */
export const barbersAt = ({ barbers }: BookingOptions, { branch, day }: Choice) =>
  barbers.filter(({ branchId, offOn = null }) => (!branch || branchId === branch) && offOn !== day);

/** How long the chair is kept. */
export const minutesOf = (options: BookingOptions, choice: Choice) =>
  chosenOf(options, choice).service?.minutes ?? USUAL_MINUTES;

/** Business days of the chosen branch that still have a start for the chosen service. */
export function daysFor(options: BookingOptions, choice: Choice, now: Date): Day[] {
  const { branch } = chosenOf(options, choice);
  return branch ? bookableDays(branch.timetable, now, DAYS_AHEAD, minutesOf(options, choice)) : [];
}

/** The options as staff say that they are today; `offOn` is the day on which a barber is not there. */
export const optionsToday = (options: BookingOptions, today: Today): BookingOptions => ({
  ...options,
  branches: options.branches.map((branch) => ({
    ...branch,
    timetable: timetableToday(branch.timetable, today[branch.id]),
  })),
  barbers: options.barbers.map((barber) => {
    const { off, day } = today[barber.branchId] ?? {};
    return off?.includes(barber.id) ? { ...barber, offOn: day } : barber;
  }),
});

export function slotsFor(options: BookingOptions, choice: Choice, now: Date): Slot[] {
  const { branch } = chosenOf(options, choice);
  return branch && choice.day ? slotsOn(branch.timetable, choice.day, now, minutesOf(options, choice)) : [];
}

/** What of a choice can be had together, what was dropped, and a service that was because the branch lacks it. */
export type Settled = { choice: Choice; dropped: ChoiceField[]; lacking?: BookingService };

/** The branch rules, then the service, which keeps its name and price wherever it can be had; a barber or a service of one branch brings it along where none was given. */
export function settle(options: BookingOptions, wanted: Choice, now: Date): Settled {
  const choice = { ...wanted };
  const dropped: ChoiceField[] = [];
  const keep = (field: ChoiceField, possible: boolean) => {
    if (!choice[field] || possible) return;
    choice[field] = '';
    dropped.push(field);
  };
  const { branch, service, barber } = chosenOf(options, choice);
  const [onlyBranch, ...others] = service?.branchIds ?? [];
  keep('branch', branch !== undefined);
  choice.branch ||= barber?.branchId ?? (others.length ? '' : (onlyBranch ?? ''));
  const lacking = service && !isAt(service, choice.branch) ? service : undefined;
  keep('service', service !== undefined && !lacking);
  keep('people', PEOPLE.includes(choice.people));
  keep('barber', barber !== undefined && barbersAt(options, choice).includes(barber));
  keep('day', daysFor(options, choice, now).includes(choice.day as Day));
  const times: string[] = slotsFor(options, choice, now).map(({ time }) => time);
  keep('time', times.includes(choice.time));
  return { choice, dropped, lacking };
}

/** What of the values of a form, or of a link such as '/booking?branch=jvc&service=haircut', is part of the choice; unchecked. */
export const choiceIn = (values: Record<string, string>): Partial<Choice> =>
  Object.fromEntries(FIELDS.filter((field) => values[field]).map((field) => [field, values[field]]));
