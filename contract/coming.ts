import { z } from 'zod/mini';
import { type Day, isDay } from '../domain/dubai-time.ts';

const day = z.nullable(
  z.custom<Day>((text) => typeof text === 'string' && isDay(text) && text < '2101', 'must be a day'),
);
/** Days that begin at 00:00 in Dubai. Changes become public on `from`, null: at once, and are taken back on `until`, null: never. */
export const comingDays = z.strictObject({ from: day, until: day });
export type ComingDays = z.infer<typeof comingDays>;

export type DaysFault = { field: keyof ComingDays; reason: 'empty' | 'past' | 'order' };

/** Why changes cannot have these days; undefined if they can. Those that are public (`isPublic`) have their last day alone. */
export function faultOfDays(
  { from, until }: ComingDays,
  today: Day,
  isPublic = false,
): DaysFault | undefined {
  if (!(isPublic ? until : (from ?? until))) return { field: isPublic ? 'until' : 'from', reason: 'empty' };
  const first = (!isPublic && from) || today;
  if (first < today) return { field: 'from', reason: 'past' };
  return until && until <= first ? { field: 'until', reason: 'order' } : undefined;
}

/** The days of prices that change by themselves, by the id of their field, as schema.org names them. */
export type PriceDays = Record<string, { validFrom?: Day; priceValidUntil?: Day }>;
