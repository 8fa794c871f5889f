import { z } from 'zod/mini';
import { type Day, isDay } from '../domain/dubai-time.ts';

const day = z.nullable(
  z.custom<Day>((text) => typeof text === 'string' && isDay(text) && text < '2101', 'must be a day'),
);
/** Changes become public at 00:00 in Dubai on `from` (null: at once), and are taken back at 00:00 on `until` (null: never). */
export const comingDays = z.strictObject({ from: day, until: day });
export type ComingDays = z.infer<typeof comingDays>;

export type DaysFault = { field: keyof ComingDays; reason: 'empty' | 'past' | 'order' };

/** Why changes cannot have these days; undefined if they can. Of public changes (`isPublic`) only the last day counts. */
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

/** When planned changes of prices begin and end, by field id, in the terms of schema.org. */
export type PriceDays = Record<string, { validFrom?: Day; priceValidUntil?: Day }>;
