import { addDays } from '../../../domain/dubai-time.ts';
import { formatClock, formatDay } from '../../../domain/format.ts';
import { fill } from '../../../domain/text.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { type Choice, slotsFor } from './choice.ts';
import type { BookingOptions } from './options.ts';

/** Sentences of the message, each left out when its part is not chosen. */
export type MessageWords = Words['booking']['form']['message'];

export type Visitor = { name: string; note: string };

/** 'Friday, 21 November 2026 at 11:30 PM'; a time after midnight names the day it falls on and the night it ends. */
export function whenText(words: MessageWords, options: BookingOptions, choice: Choice, now: Date): string {
  if (!choice.day) return '';
  const slot = slotsFor(options, choice, now).find(({ time }) => time === choice.time);
  const day = formatDay(choice.day, options.locale);
  if (!slot) return fill(words.day, { day });
  const time = formatClock(slot.time, options.locale);
  if (!slot.afterMidnight) return fill(words.when, { day, time });
  const morning = formatDay(addDays(choice.day, 1), options.locale);
  return fill(words.whenAfterMidnight, { day: morning, night: day, time });
}

/** Whoever has chosen nothing yet has not said either that any barber will do. */
const isBegun = ({ branch, service, day }: Choice) => Boolean(branch || service || day);

/** What the visitor sends to the branch, a sentence a line. */
export function composeMessage(
  words: MessageWords,
  options: BookingOptions,
  choice: Choice,
  visitor: Visitor,
  now: Date,
): string {
  const branch = options.branches.find(({ id }) => id === choice.branch);
  const service = options.services.find(({ id }) => id === choice.service);
  const barber = options.barbers.find(({ id }) => id === choice.barber);
  const name = visitor.name.trim();
  const note = visitor.note.trim();
  const lines = [
    branch ? fill(words.greeting, { branch: branch.name }) : words.greetingAnywhere,
    service && fill(words.service, { service: service.name, price: service.price }),
    barber ? fill(words.barber, { barber: barber.name }) : isBegun(choice) && words.anyBarber,
    choice.day && whenText(words, options, choice, now),
    name && fill(words.name, { name }),
    note && fill(words.note, { note }),
    words.thanks,
  ];
  return lines.filter(Boolean).join('\n');
}
