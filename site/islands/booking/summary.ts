import type { Slot } from '../../../domain/booking-slots.ts';
import { formatClock, formatDay } from '../../../domain/format.ts';
import { fill } from '../../../domain/text.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import type { Choice } from './choice.ts';
import type { BookingOptions, BookingService } from './options.ts';

type FormWords = Words['booking']['form'];

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

/** What is chosen so far, a text a part, in the order of the fields. */
export function summaryOf(
  words: FormWords,
  { branches, services, barbers, locale }: BookingOptions,
  choice: Choice,
  slot: Slot | undefined,
): string[] {
  const service = services.find(({ id }) => id === choice.service);
  return [
    branches.find(({ id }) => id === choice.branch)?.name,
    service && fill(words.serviceOptionUntimed, { service: service.name, price: service.price }),
    barbers.find(({ id }) => id === choice.barber)?.name,
    choice.day && formatDay(choice.day, locale),
    slot && timeText(words, slot, locale),
  ].filter((part) => !!part) as string[];
}
