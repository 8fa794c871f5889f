import { z } from 'zod';
import { email, list, phone, text, url } from './shared.ts';

const count = z.int().positive();

/** content/facts/business.yaml */
export const business = z.strictObject({
  name: text,
  founded: z.int().min(1900).max(2100),
  copyrightYear: z.int().min(2025),
  email,
  instagram: z.strictObject({ handle: text, url }),
  pressPhone: phone,
  /** Keeps phones from zooming, as first asked for; off because people with low vision must be able to. */
  lockZoom: z.boolean(),
  claims: z.strictObject({
    expertBarbers: count,
    tiers: list(z.strictObject({ id: text, barbers: count, fromYears: count, toYears: count.optional() })),
    combinedYears: count,
    clients: count,
    returnWithinSixMonthsPercent: z.number().min(0).max(100),
    recommendPercent: z.number().min(0).max(100),
    yearsInBusiness: count,
    beardStyles: count,
    servicesOffered: count,
  }),
});

export type Business = z.infer<typeof business>;
