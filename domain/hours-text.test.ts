import { expect, test } from 'vitest';
import { type HoursWords, weekLines } from './hours-text.ts';
import type { WeeklyHours } from './opening-hours.ts';

const words: HoursWords = {
  daily: 'Daily: {hours}',
  onDays: '{days}: {hours}',
  daySpan: '{from} to {until}',
  exception: '',
  exceptionOneDay: '',
  closed: 'closed',
};
const late = { opens: '14:00' } as const;
const shut = { closed: true } as const;

test.each<[WeeklyHours['days'], string[]]>([
  [undefined, ['Daily: 10:00-01:00']],
  [{ friday: late }, ['Saturday to Thursday: 10:00-01:00', 'Friday: 14:00-01:00']],
  [
    { friday: late, sunday: shut },
    [
      'Monday, Tuesday, Wednesday, Thursday and Saturday: 10:00-01:00',
      'Friday: 14:00-01:00',
      'Sunday: closed',
    ],
  ],
  [{ saturday: late, sunday: late }, ['Monday to Friday: 10:00-01:00', 'Saturday and Sunday: 14:00-01:00']],
])('writes the week of %j', (days, lines) => {
  const hours = ({ opens, closes }: { opens: string; closes: string }) => `${opens}-${closes}`;
  expect(weekLines(words, { opens: '10:00', closes: '01:00', days }, 'en-AE', { hours })).toEqual(lines);
});
