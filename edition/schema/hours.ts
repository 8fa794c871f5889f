import { z } from 'zod';
import { WEEKDAYS } from '../../domain/dubai-time.ts';
import { type Hours, hoursDuring, minutesOpen } from '../../domain/opening-hours.ts';
import { clock, day, fieldsOf, id, list, text } from './shared.ts';

/** The time between two openings of a day. */
const pause = z.strictObject({ from: clock, until: clock }).exactOptional();

/** Different hours; an omitted time is the usual one, an omitted break is none. */
const otherHours = z.strictObject({
  opens: clock.exactOptional(),
  closes: clock.exactOptional(),
  closed: z.boolean().exactOptional(),
  break: pause,
});
const isClosedOrTimed = ({ opens, closes, closed, break: pause }: z.infer<typeof otherHours>) =>
  Boolean(closed) !== Boolean(opens || closes || pause);
const closedOrTimed = { path: ['closed'], message: 'must be true, or give opens or closes instead' };

/** Different hours on some days, such as Ramadan; `keepBreaks` leaves the usual breaks. `reason` is by language. */
export const exception = z
  .strictObject({
    ...{ from: day, until: day, ...otherHours.shape },
    keepBreaks: z.boolean().exactOptional(),
    reason: z.record(id, text),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'must not be before from' })
  .refine(isClosedOrTimed, closedOrTimed);

/** The weekdays that differ, such as a late opening on Friday. */
const days = fieldsOf(otherHours.refine(isClosedOrTimed, closedOrTimed).exactOptional())(
  'monday tuesday wednesday thursday friday saturday sunday',
);
/** Reports hours that no branch can keep, at the field that is wrong. */
export function checkHours(
  hours: Hours | null,
  report: (field: 'closes' | 'break', message: string) => void,
): void {
  if (!hours) return;
  const { opens, closes, break: pause } = hours;
  if (opens === closes) report('closes', 'must not open and close at the same time on one day');
  if (!pause) return;
  const [from, until, end] = [pause.from, pause.until, closes].map((at) =>
    minutesOpen({ opens, closes: at }),
  );
  if (!(Number(from) < Number(until) && Number(until) < Number(end)))
    report('break', 'must begin and end while the branch is open');
}

/** A closing time at or before the opening time is on the next day. */
export const weeklyHours = z
  .strictObject({ opens: clock, closes: clock, break: pause, days: days.exactOptional() })
  .refine(({ opens, closes }) => opens !== closes, {
    path: ['closes'],
    message: 'must not be the time of opening',
    abort: true,
  })
  .superRefine((weekly, { addIssue }) => {
    const { days = {}, ...usual } = weekly;
    const refuse =
      (...path: string[]) =>
      (_: string, message: string) =>
        addIssue({ code: 'custom', path, message });
    checkHours(usual, refuse('break'));
    for (const other of Object.values(days)) checkHours(hoursDuring(usual, other), refuse('days'));
  });

/** Weekly days off, and days on which he is away. */
export const daysOff = z
  .strictObject({
    ...fieldsOf(z.boolean().exactOptional())(...WEEKDAYS).shape,
    away: list(
      z.strictObject({ from: day, until: day }).refine(({ from, until }) => from <= until, {
        path: ['until'],
        message: 'must not be before from',
      }),
    ).exactOptional(),
  })
  .refine((off) => WEEKDAYS.some((name) => !off[name]), {
    path: ['sunday'],
    message: 'must leave a day on which he works',
  });
