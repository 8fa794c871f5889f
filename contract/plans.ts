import { z } from 'zod/mini';
import { type Day, isDay } from '../domain/dubai-time.ts';

const day = z.custom<Day>(
  (text) => typeof text === 'string' && isDay(text) && text < '2101',
  'must be a day',
);
export const planDay = z.strictObject({ day });
/**
 * Changes become public at 00:00 in Dubai on `from` (null: at once). `until` is their last day: they are taken back when it is over
 * (null: never).
 */
export const planDays = z.strictObject({ from: z.nullable(day), until: z.nullable(day) });
export type PlanDays = z.infer<typeof planDays>;

export type DaysFault = { field: keyof PlanDays; reason: 'empty' | 'past' | 'order' };

/** Why changes cannot have these days; undefined if they can. */
export function faultOfDays({ from, until }: PlanDays, today: Day): DaysFault | undefined {
  if (!from && !until) return { field: 'from', reason: 'empty' };
  if (from && from < today) return { field: 'from', reason: 'past' };
  return until && until < (from ?? today) ? { field: 'until', reason: 'order' } : undefined;
}
