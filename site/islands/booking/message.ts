import type { Slot } from '../../../domain/booking-slots.ts';
import { addDays, type Day, dubaiDay } from '../../../domain/dubai-time.ts';
import { countWords, formatClock, formatDay, listLocale } from '../../../domain/format.ts';
import { weekdayOrDate } from '../../../domain/hours-text.ts';
import { groupPrice } from '../../../domain/span-text.ts';
import { fill, joinWithComma } from '../../../domain/text.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import {
  type BookingBranch,
  type BookingOptions,
  type BookingService,
  barbersOff,
  type Choice,
  type ChoiceField,
  type Clash,
  type chosenOf,
  type NormalizedChoice,
  type Visit,
} from './choice.ts';

export type FormWords = Words['booking']['form'];
export type Visitor = { name: string; note: string };

/** What the form holds: the words and options, what is chosen with its records, and the time if it is free. */
export type Form = {
  words: FormWords;
  options: BookingOptions;
  choice: Choice;
  slot: Slot | undefined;
} & ReturnType<typeof chosenOf>;

/** 'Haircut, AED 60, 40 min', or without a duration. */
export const serviceText = (words: FormWords, { name, price, duration }: BookingService) =>
  duration === undefined
    ? fill(words.serviceOptionUntimed, { service: name, price })
    : fill(words.serviceOption, { service: name, price, duration });

/** '12:00 AM (after midnight)' */
function timeText(words: FormWords, { time, afterMidnight }: Slot, locale: string): string {
  const label = formatClock(time, locale);
  return afterMidnight ? fill(words.afterMidnight, { time: label }) : label;
}

/** '3 people', or '' for one. */
export const peopleText = (words: FormWords, people: string, locale: string) =>
  people && countWords(words.people, Number(people), locale);

/** 'About 1 h 30 for two, one after the other'; '' for one person. */
export function lengthText({ length: words }: FormWords, visit: Visit, locale: string): string {
  const { people, atOnce, minutes } = visit;
  const who = words.people[people - 2];
  if (!who) return '';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const whole = countWords(words.hours, hours, locale);
  const length = !hours
    ? countWords(words.minutes, rest, locale)
    : rest
      ? fill(words.mixed, { hours: whole, rest: countWords(words.rest, rest, locale) })
      : whole;
  const how = atOnce === people ? words.together : atOnce > 1 ? words.inTurns : words.oneByOne;
  return fill(how, { length, people: who });
}

/** 'Off on this day: Ayman Farouk.'; '' if all barbers of the branch work. */
export function offText(options: BookingOptions, choice: Choice): string {
  const { off, locale } = options;
  const barbers = barbersOff(options, choice).map(({ name }) => name);
  if (!off || !barbers.length) return '';
  const names = new Intl.ListFormat(listLocale(locale)).format(barbers);
  return fill(off, { names });
}

const firstName = (name: string) => name.split(' ')[0] ?? '';

/** A way out of a clash: what to change, and its button. */
export type Way = { label: string; fields: Partial<Choice> };

/** Both ways out of a clash: 'Ayman on Monday' or 'Anyone on Sunday'. */
export function waysOf({ words, options, choice, branch: here }: Form, clash: Clash): Way[] {
  const { barber, branch, day } = clash;
  const name = firstName(barber.name);
  const at = (one: BookingBranch, who: string) => fill(words.clash.at, { who, branch: one.name });
  const on = (one: Day, who: string) =>
    fill(words.clash.on, { who, day: weekdayOrDate(one, choice.day || one, options.locale) });
  const anyone = (label: string): Way => ({ label, fields: { barber: '' } });
  if (branch && here)
    return [{ label: at(branch, name), fields: { branch: branch.id } }, anyone(at(here, words.clash.anyone))];
  if (!choice.day) return [anyone(words.empty.barber)];
  return [
    ...(day ? [{ label: on(day, name), fields: { day } }] : []),
    anyone(on(choice.day, words.clash.anyone)),
  ];
}

/** 'Ayman Farouk is off on Sunday.' */
function clashText({ words, options: { locale }, choice: { day } }: Form, { barber, branch }: Clash): string {
  if (branch) return fill(words.clash.elsewhere, { barber: barber.name, branch: branch.name });
  return fill(words.clash.off, { barber: barber.name, day: day && weekdayOrDate(day, day, locale) });
}

/** The fields to choose again, for the button that cannot send yet. */
export const fieldsText = (words: FormWords, fields: readonly ChoiceField[], locale: string) =>
  joinWithComma(
    fields.map((field) => words.fields[field]),
    locale,
  );

/** 'Ayman: off', below a day. */
export const dayOffText = ({ dayOff }: FormWords, { name }: Clash['barber']) =>
  fill(dayOff, { barber: firstName(name) });

/** Explains what was dropped from a choice; '' if nothing was. */
export function noticeOf(
  form: Form,
  { dropped, notOffered, clash }: NormalizedChoice & { clash?: Clash | undefined },
): string {
  const { words, options, branch } = form;
  const others = dropped.filter(
    (field) => !(notOffered && field === 'service') && !(clash && field === 'barber'),
  );
  const fields = fieldsText(words, others, options.locale);
  const sentences = [
    notOffered && fill(words.lacking, { name: notOffered.name, branch: branch?.name }),
    clash && clashText(form, clash),
    fields && fill(words.dropped, { fields }),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** 'Friday, 21 November 2026 at 11:30 PM'; a time after midnight also names the business day. */
function whenText({ words: { message: words }, options: { locale }, choice: { day }, slot }: Form) {
  if (!day) return '';
  const date = formatDay(day, locale);
  if (!slot) return fill(words.day, { day: date });
  const time = formatClock(slot.time, locale);
  if (!slot.afterMidnight) return fill(words.when, { day: date, time });
  return fill(words.whenAfterMidnight, { day: formatDay(addDays(day, 1), locale), night: date, time });
}

/** The price of the service, and of all people. */
const priceOf = ({ options, choice, service }: Form) =>
  service && groupPrice(options.priceWords, service, Number(choice.people), options.locale);

/** The one-line summary ('JVC · Haircut, AED 60') and the message to the branch; both omit what is not chosen. */
export function textsOf(form: Form, visitor: Visitor): { summary: string; message: string } {
  const { options, choice, slot, branch, service, barber } = form;
  const { message: words, serviceOptionUntimed } = form.words;
  const { locale } = options;
  const { name, price } = service ?? {};
  const people = peopleText(form.words, choice.people, locale);
  // An empty form does not mean "any barber".
  const isStarted = choice.branch || choice.service || choice.day;
  const summary = [
    branch?.name,
    service && fill(serviceOptionUntimed, { service: name, price }),
    people,
    barber?.name,
    choice.day && formatDay(choice.day, locale),
    slot && timeText(form.words, slot, locale),
  ];
  const message = [
    branch ? fill(words.greeting, { branch: branch.name }) : words.greetingAnywhere,
    service && fill(words.service, { service: name, price: priceOf(form) }),
    people && fill(words.people, { people }),
    barber ? fill(words.barber, { barber: barber.name }) : isStarted && words.anyBarber,
    whenText(form),
    visitor.name.trim() && fill(words.name, { name: visitor.name.trim() }),
    visitor.note.trim() && fill(words.note, { note: visitor.note.trim() }),
    slot ? words.thanks : words.thanksUntimed,
    slot && words.change,
  ];
  return { summary: summary.filter(Boolean).join(' · '), message: message.filter(Boolean).join('\n') };
}

/** A message about an appointment that the visitor cannot keep. */
export const cannotComeText = ({ words, options: { locale }, branch, slot }: Form) =>
  slot &&
  fill(words.message.cannotCome, {
    branch: branch?.name,
    day: formatDay(dubaiDay(slot.startsAt), locale),
    time: formatClock(slot.time, locale),
  });

/** The part of the day under which a time is listed. */
export function daypartOf({ time, afterMidnight }: Slot): keyof FormWords['dayparts'] {
  if (afterMidnight) return 'afterMidnight';
  if (time >= '17:00') return 'evening';
  return time < '12:00' ? 'morning' : 'afternoon';
}

/** The lines of the ticket: what is chosen, and its price, name, day or time. */
export function ticketOf(form: Form): [label: string, value: string][] {
  const { words, options, choice, slot, service, barber } = form;
  const { fields, empty } = words;
  const lines: [string, string | undefined][] = [
    [service?.name ?? '', priceOf(form)],
    [fields.people, peopleText(words, choice.people, options.locale)],
    [fields.barber, barber?.name ?? (choice.branch && empty.barber)],
    [fields.day, choice.day && formatDay(choice.day, options.locale)],
    [fields.time, slot && timeText(words, slot, options.locale)],
  ];
  return lines.flatMap(([label, value]) => (value ? [[label, value]] : []));
}
