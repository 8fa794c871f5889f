import { z } from 'zod';
import { day, id, list, sample, text } from './shared.ts';

/** content/facts/team.yaml: the barbers who have a profile. */
export const team = list(
  z.strictObject({
    id,
    name: text,
    arabicName: text.exactOptional(),
    title: id,
    branch: id,
    years: z.int().min(0).max(60),
    /** The photo's slot. */
    image: id.exactOptional(),
    /** His last day: from the next one his address leads to his branch. */
    left: day.exactOptional(),
    specialties: z.array(id).min(2, 'must have 2 to 5 entries').max(5, 'must have 2 to 5 entries'),
    sample,
  }),
);

export type BarberFacts = z.infer<typeof team>[number];
