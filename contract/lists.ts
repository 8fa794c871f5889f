import { z } from 'zod/mini';

/** '09:00', in Dubai. */
const clock = z.string().check(z.regex(/^\d{2}:\d{2}$/));
/** '2026-03-20', in Dubai. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Days, both included, with other hours than the daily ones; no times when the branch is closed on them. */
const hoursException = z.object({
  from: day,
  until: day,
  opens: z.nullable(clock),
  closes: z.nullable(clock),
  reason: z.string(),
});

/** A branch of GET /api/branches. */
export const listedBranch = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  /** The daily hours in words: 'Daily: 9:00 AM - 1:00 AM'. */
  hours: z.string(),
  hoursExceptions: z.array(hoursException),
  description: z.string(),
});
export type ListedBranch = z.infer<typeof listedBranch>;

/** A service of GET /api/services: price in AED, duration in minutes. */
export const listedService = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number().check(z.gte(0)),
  description: z.string(),
  duration: z.int().check(z.gte(1)),
});
export type ListedService = z.infer<typeof listedService>;

/** Every branch, in the order of the site. */
export const branchList = z.array(listedBranch);
/** Every service in the order of the menu, those that pages hide too. */
export const serviceList = z.array(listedService);
