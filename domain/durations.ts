// Not in format.ts, which every page loads: only the console shows durations.
import { cached } from './format.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const unitNumbers = cached((key) => {
  const [tag = '', unit = ''] = key.split(' ');
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
});
const inUnits = (tag: string, unit: 'minute' | 'hour' | 'day', count: number) =>
  unitNumbers(`${tag} ${unit}`).format(Math.max(1, Math.round(count)));

/** Seconds in a readable unit, at least one minute: '20 minutes', '3 hours', '2 days'. */
export function formatDuration(seconds: number, tag: string): string {
  if (seconds < 1.5 * HOUR) return inUnits(tag, 'minute', seconds / MINUTE);
  return seconds < 1.5 * DAY ? inUnits(tag, 'hour', seconds / HOUR) : inUnits(tag, 'day', seconds / DAY);
}
