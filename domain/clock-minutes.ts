import { type Clock, clockMinutes } from './dubai-time.ts';
import type { Hours } from './opening-hours.ts';

// Apart from the hours themselves, which every page's script carries.

/** The clock that many minutes after midnight; a whole day more or less changes nothing. */
export function clockAt(minutes: number): Clock {
  const time = new Date((((minutes % 1_440) + 1_440) % 1_440) * 60_000);
  return time.toISOString().slice(11, 16) as Clock;
}

/** How long a business day lasts, in minutes: 1 to 1440. */
export function minutesOpen({ opens, closes }: Hours): number {
  return clockMinutes(closes) - clockMinutes(opens) + (closes <= opens ? 1_440 : 0);
}
