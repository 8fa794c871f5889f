import { z } from 'zod/mini';
import { WEEKDAYS } from '../domain/dubai-time.ts';

/** '09:00' in Dubai time. */
const clock = z.string().check(z.regex(/^\d{2}:\d{2}$/));
/** '2026-03-20' in Dubai. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The time between two openings of a day. */
const pause = z.optional(z.object({ from: clock, until: clock }));

/** An inclusive range of days with different hours; times are null if closed. */
const hoursException = z.object({
  from: day,
  until: day,
  opens: z.nullable(clock),
  closes: z.nullable(clock),
  break: pause,
  reason: z.string(),
});

/** Weekdays with equal usual hours; times are null if closed. */
const weekdayHours = z.object({
  days: z.array(z.enum(WEEKDAYS)),
  opens: z.nullable(clock),
  closes: z.nullable(clock),
  break: pause,
});

/** An item of GET /api/branches. */
export const listedBranch = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  /** The usual hours as text: 'Daily: 9:00 AM – 1:00 AM'. */
  hours: z.string(),
  hoursByWeekday: z.array(weekdayHours),
  hoursExceptions: z.array(hoursException),
  description: z.string(),
});
export type ListedBranch = z.infer<typeof listedBranch>;

/** An item of GET /api/services: price in AED, duration in minutes. */
export const listedService = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number().check(z.gte(0)),
  description: z.string(),
  duration: z.int().check(z.gte(1)),
});
export type ListedService = z.infer<typeof listedService>;

/** All branches in site order. */
export const branchList = z.array(listedBranch);
/** All services in menu order, including hidden ones. */
export const serviceList = z.array(listedService);
