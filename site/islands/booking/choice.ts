import { bookableDays, type Slot, slotsOn } from '../../../domain/booking-slots.ts';
import { isOff } from '../../../domain/days-off.ts';
import type { Day } from '../../../domain/dubai-time.ts';
import { USUAL_MINUTES } from '../../../domain/opening-hours.ts';
import { type Today, timetableToday } from '../../../domain/today.ts';
import type { bookingOptions } from '../../model/parts/islands.ts';

type Built = ReturnType<typeof bookingOptions>;
export type BookingBranch = Built['branches'][number];
export type BookingService = Built['services'][number];
/** `offOn` is a day on which staff say that a barber is off. */
export type BookingOptions = Omit<Built, 'barbers'> & {
  barbers: readonly (Built['barbers'][number] & { offOn?: Day })[];
};

/** Chosen ids; '' means not chosen, or any barber. */
export const NOTHING = { branch: '', service: '', people: '', barber: '', day: '' as Day | '', time: '' };
export type Choice = typeof NOTHING;
export type ChoiceField = keyof Choice;

const FIELDS = Object.keys(NOTHING) as ChoiceField[];
/** Group sizes above one. */
export const PEOPLE = ['2', '3', '4', '5', '6'];
const DAYS_AHEAD = 30;

/** Whether the branch, or any branch if none is chosen, offers the service. */
const isAt = ({ branchIds }: BookingService, branch: string) => !branch || branchIds.includes(branch);

/** The records of a choice. */
export const chosenOf = ({ branches, services, barbers }: BookingOptions, choice: Choice) => ({
  branch: branches.find(({ id }) => id === choice.branch),
  service: services.find(({ id }) => id === choice.service),
  barber: barbers.find(({ id }) => id === choice.barber),
});

const menuOf = ({ services, menus }: BookingOptions, branch: string) =>
  (menus[branch] ?? []).flatMap((id) => services.find((service) => service.id === id) ?? []);

/**
 * The menu of the chosen branch, including unavailable services with the reason. A service chosen on a page replaces the menu's
 * entry for the same thing; if its page sells several kinds of it (such as 'Modern Quiff'), both entries are listed.
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

/** All branches; `ruledOut` is the chosen service if a branch does not offer it. */
export function branchesFor(options: BookingOptions, choice: Choice) {
  const { service } = chosenOf(options, choice);
  return options.branches.map((branch) => ({
    branch,
    ruledOut: service && !isAt(service, branch.id) ? service : undefined,
  }));
}

type BookingBarber = BookingOptions['barbers'][number];

/** Whether a barber works on a day, as his days off and staff say. */
export const isIn = ({ daysOff, offOn }: BookingBarber, day: Day) => offOn !== day && !isOff(daysOff, day);

const atBranch = ({ barbers }: BookingOptions, { branch }: Choice) =>
  barbers.filter(({ branchId }) => !branch || branchId === branch);

/** The barbers of the branch who work on the day. */
export const barbersAt = (options: BookingOptions, choice: Choice) =>
  atBranch(options, choice).filter((barber) => !choice.day || isIn(barber, choice.day));

/** Those who have it off. */
export const barbersOff = (options: BookingOptions, choice: Choice) =>
  atBranch(options, choice).filter((barber) => choice.day && !isIn(barber, choice.day));

/** A visit of several people, `atOnce` of them at a time, and its length. */
export type Visit = { people: number; atOnce: number; minutes: number };

/** The chosen barber serves one person after the other, and so do the branch's barbers once all of them are busy. */
export function visitOf(options: BookingOptions, choice: Choice): Visit {
  const { service, barber } = chosenOf(options, choice);
  const people = Number(choice.people) || 1;
  // At least one, because not every barber has a profile.
  const atOnce = barber ? 1 : Math.min(people, barbersAt(options, choice).length || 1);
  return { people, atOnce, minutes: Math.ceil(people / atOnce) * (service?.minutes ?? USUAL_MINUTES) };
}

/** Business days of the chosen branch with a free slot for the visit. */
export function daysFor(options: BookingOptions, choice: Choice, now: Date): Day[] {
  const { branch } = chosenOf(options, choice);
  const minutesOn = (day: Day) => visitOf(options, { ...choice, day }).minutes;
  return branch ? bookableDays(branch.timetable, now, DAYS_AHEAD, minutesOn) : [];
}

/** Applies today's status: hours of the branches, and `offOn`, the day on which a barber is off. */
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
  return branch && choice.day
    ? slotsOn(branch.timetable, choice.day, now, visitOf(options, choice).minutes)
    : [];
}

/** A valid choice, the dropped fields, and the service that was dropped because the branch does not offer it. */
export type NormalizedChoice = { choice: Choice; dropped: ChoiceField[]; notOffered?: BookingService };

/**
 * Drops what conflicts with the branch first, then with the service. Without a branch, chooses that of the barber or the only
 * one that offers the service.
 */
export function normalizeChoice(options: BookingOptions, wanted: Choice, now: Date): NormalizedChoice {
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
  const notOffered = service && !isAt(service, choice.branch) ? service : undefined;
  keep('service', service !== undefined && !notOffered);
  keep('people', PEOPLE.includes(choice.people));
  keep('barber', barber !== undefined && barbersAt(options, choice).includes(barber));
  keep('day', daysFor(options, choice, now).includes(choice.day as Day));
  const times: string[] = slotsFor(options, choice, now).map(({ time }) => time);
  keep('time', times.includes(choice.time));
  return { choice, dropped, notOffered };
}

/** A wanted barber who cannot come as chosen: he works at another branch, or is in on another day if any. */
export type Clash = { barber: BookingBarber; branch?: BookingBranch; day?: Day };

export function clashOf(
  options: BookingOptions,
  wanted: Choice,
  { choice, dropped }: NormalizedChoice,
  now: Date,
): Clash | undefined {
  const { barber } = chosenOf(options, wanted);
  if (!barber || !dropped.includes('barber')) return undefined;
  const branch = options.branches.find(({ id }) => id === barber.branchId);
  if (branch && choice.branch !== branch.id) return { barber, branch };
  const days = daysFor(options, { ...choice, barber: barber.id }, now).filter((day) => isIn(barber, day));
  const day = days.find((one) => one > choice.day) ?? days.at(-1);
  return { barber, ...(day && { day }) };
}

/** Picks the choice's fields from form values or a query ('?branch=jvc&service=haircut') without validation. */
export const choiceIn = (values: Record<string, string>): Partial<Choice> =>
  Object.fromEntries(FIELDS.filter((field) => values[field]).map((field) => [field, values[field]]));
