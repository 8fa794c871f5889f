import { type Clock, clockMinutes } from './dubai-time.ts';
import { clockLocale } from './locale.ts';

/** '01:00' as '1:00 AM'. A formatter takes a phone 20 ms to make: whoever asks often keeps the answers. */
export function formatClock(clock: Clock, tag: string): string {
  const time = new Intl.DateTimeFormat(clockLocale(tag), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  // Engines differ in the space before AM; a plain one keeps server and browser alike.
  return time.format(clockMinutes(clock) * 60_000).replace(/[\u00a0\u202f]/g, ' ');
}
