import { z } from 'zod';
import { id, list, minutes, percent, price, sample } from './shared.ts';

const weeks = z.int().min(1).max(12);

/** content/facts/fades.yaml: the four fades, in the order of every list. */
export const fades = list(
  z.strictObject({
    id,
    price,
    durationMinutes: minutes,
    popularityPercent: percent,
    difficulty: z.enum(['gentle', 'medium', 'demanding']),
    maintenanceWeeks: z.strictObject({ summer: weeks, winter: weeks }),
    sample,
  }),
);

export type FadeFacts = z.infer<typeof fades>[number];
