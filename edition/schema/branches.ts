import { z } from 'zod';
import { clock, coordinates, day, email, id, list, phone, rating, text } from './shared.ts';

const exception = z
  .strictObject({
    from: day,
    until: day,
    opens: clock.exactOptional(),
    closes: clock.exactOptional(),
    closed: z.boolean().exactOptional(),
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
    /** What names the branch everywhere: in addresses, in other files, in figures. */
    slug: id,
    /** What the public list calls it, where that is not the slug. */
    id: id.exactOptional(),
    name: text,
    /** As in notes: 'Available at Al Barsha & JVC only'. */
    shortName: text,
    arabicName: text,
    phone,
    whatsapp: phone,
    email: email.exactOptional(),
    /** Daily; closing at or before opening means the next day. */
    hours: z.strictObject({ opens: clock, closes: clock }).refine(({ opens, closes }) => opens !== closes, {
      path: ['closes'],
      message: 'must not be the time of opening',
    }),
    exceptions: z.array(exception),
    coordinates,
    features: list(id),
    rating,
    reviews: z.int().min(0, 'must not be negative'),
    /** Its first and its last day, where they are near; before the one it is announced, after the other it is gone. */
    opens: day.exactOptional(),
    closes: day.exactOptional(),
    /** Names of photo slots. */
    image: id.exactOptional(),
    gallery: list(id).exactOptional(),
  }),
);

export type BranchFacts = z.infer<typeof branches>[number];
