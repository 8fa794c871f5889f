import type { Slot } from '../../../domain/booking-slots.ts';
import { addDays } from '../../../domain/dubai-time.ts';
import { countWords, formatClock, formatDay } from '../../../domain/format.ts';
import { fill, inOneLine } from '../../../domain/text.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { type BookingOptions, type BookingService, type Choice, chosenOf, type Settled } from './choice.ts';

export type FormWords = Words['booking']['form'];
export type Visitor = { name: string; note: string };

/** 'Haircut, AED 60, 40 min'; without minutes where it has none of its own. */
export const serviceText = (words: FormWords, { name, price, duration }: BookingService) =>
  duration === undefined
    ? fill(words.serviceOptionUntimed, { service: name, price })
    : fill(words.serviceOption, { service: name, price, duration });

/** '12:00 AM (after midnight)' */
export function timeText(words: FormWords, { time, afterMidnight }: Slot, locale: string): string {
  const label = formatClock(time, locale);
  return afterMidnight ? fill(words.afterMidnight, { time: label }) : label;
}

/** '3 people'; '' for one. */
export const peopleText = (words: FormWords, people: string, locale: string) =>
  people && countWords(words.people, Number(people), locale);

/** What is chosen so far, in the order of the fields: 'JVC · Haircut, AED 60'. */
export function summaryOf(
  words: FormWords,
  options: BookingOptions,
  choice: Choice,
  slot: Slot | undefined,
): string {
  const { branch, service, barber } = chosenOf(options, choice);
  const parts = [
    branch?.name,
    service && fill(words.serviceOptionUntimed, { service: service.name, price: service.price }),
    peopleText(words, choice.people, options.locale),
    barber?.name,
    choice.day && formatDay(choice.day, options.locale),
    slot && timeText(words, slot, options.locale),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** What was taken out of a choice and why, a sentence each; '' where everything goes together. */
export function noticeOf(
  words: FormWords,
  locale: string,
  { dropped, lacking, instead }: Pick<Settled, 'dropped' | 'lacking' | 'instead'>,
): string {
  const others = dropped.filter((field) => !lacking || field !== 'service');
  const fields = inOneLine(
    others.map((field) => words.fields[field]),
    locale,
  );
  const sentences = [
    lacking && fill(words.lacking, { name: lacking.name, why: lacking.note ?? '' }),
    instead && fill(words.instead, { service: serviceText(words, instead) }),
    fields && fill(words.dropped, { fields }),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** 'Friday, 21 November 2026 at 11:30 PM'; a time after midnight names the day it falls on and the night it ends. */
function whenText(words: FormWords['message'], locale: string, { day }: Choice, slot: Slot | undefined) {
  if (!day) return '';
  const date = formatDay(day, locale);
  if (!slot) return fill(words.day, { day: date });
  const time = formatClock(slot.time, locale);
  if (!slot.afterMidnight) return fill(words.when, { day: date, time });
  return fill(words.whenAfterMidnight, { day: formatDay(addDays(day, 1), locale), night: date, time });
}

/** What the visitor sends to the branch, a sentence a line; each is left out when its part is not chosen. */
export function composeMessage(
  form: FormWords,
  options: BookingOptions,
  choice: Choice,
  slot: Slot | undefined,
  visitor: Visitor,
): string {
  const { message: words } = form;
  const { branch, service, barber } = chosenOf(options, choice);
  const people = peopleText(form, choice.people, options.locale);
  const name = visitor.name.trim();
  const note = visitor.note.trim();
  // A visitor who has chosen nothing yet has not said either that any barber will do.
  const begun = choice.branch || choice.service || choice.day;
  const lines = [
    branch ? fill(words.greeting, { branch: branch.name }) : words.greetingAnywhere,
    service && fill(words.service, { service: service.name, price: service.price }),
    people && fill(words.people, { people }),
    barber ? fill(words.barber, { barber: barber.name }) : begun && words.anyBarber,
    whenText(words, options.locale, choice, slot),
    name && fill(words.name, { name }),
    note && fill(words.note, { note }),
    words.thanks,
  ];
  return lines.filter(Boolean).join('\n');
}
