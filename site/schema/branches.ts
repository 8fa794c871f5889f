import { z } from 'zod';
import { clock, coordinates, day, email, id, list, phone, rating, text } from './shared.ts';

const exception = z
  .strictObject({
    from: day,
    until: day,
    opens: clock.optional(),
    closes: clock.optional(),
    closed: z.boolean().optional(),
    reason: text,
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'must not be before from' })
  .refine(({ opens, closes, closed }) => Boolean(closed) !== Boolean(opens || closes), {
    path: ['closed'],
    message: 'must be true, or give opens or closes instead',
  });

/** content/facts/branches.yaml: one entry a branch, in the order of every list on the site. */
export const branches = list(
  z.strictObject({
    id,
    slug: id,
    name: text,
    /** As in notes: 'Available at Al Barsha & JVC only'. */
    shortName: text,
    arabicName: text,
    phone,
    whatsapp: phone,
    email: email.optional(),
    /** Daily; closing at or before opening means the next day. */
    hours: z.strictObject({ opens: clock, closes: clock }),
    exceptions: z.array(exception),
    coordinates,
    features: list(id),
    rating,
    reviews: z.int().min(0, 'must not be negative'),
    /** Names of photo slots. */
    image: id,
    gallery: list(id),
  }),
);

export type BranchFacts = z.infer<typeof branches>[number];
