import { cached } from './cached.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const figures = cached((key) => {
  const [tag = '', unit = ''] = key.split(' ');
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
});
const inUnits = (tag: string, unit: 'minute' | 'hour' | 'day', count: number) =>
  figures(`${tag} ${unit}`).format(Math.max(1, Math.round(count)));

/** Seconds in the unit that people would say: '20 minutes', '3 hours', '2 days'; at least a minute. */
export function formatDuration(seconds: number, tag: string): string {
  if (seconds < 1.5 * HOUR) return inUnits(tag, 'minute', seconds / MINUTE);
  return seconds < 1.5 * DAY ? inUnits(tag, 'hour', seconds / HOUR) : inUnits(tag, 'day', seconds / DAY);
}
