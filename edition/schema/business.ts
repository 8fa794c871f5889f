import { z } from 'zod';
import { email, id, list, percent, price, text, url } from './shared.ts';

const count = z.int().positive('must be more than 0');

/** content/facts/business.yaml */
export const business = z.strictObject({
  name: text,
  founded: z.int().min(1900).max(2100),
  copyrightYear: z.int().min(2025),
  email,
  instagram: z.strictObject({ handle: text, url }),
  /** The branch whose phone the press may call. */
  pressBranch: id,
  /** Google's tag; absent until the owner has one. */
  tagId: z
    .string()
    .regex(/^(GTM|G)-[A-Z0-9]+$/, 'must be an id such as GTM-ABC123')
    .exactOptional(),
  /** No price of the site lies outside, in AED: a slip of the finger is found. */
  prices: z.strictObject({ from: price, to: price }),
  /** Keeps phones from zooming, as first asked for; off because people with low vision must be able to. */
  lockZoom: z.boolean(),
  claims: z.strictObject({
    expertBarbers: count,
    tiers: list(z.strictObject({ id, barbers: count, fromYears: count, toYears: count.exactOptional() })),
    combinedYears: count,
    clients: count,
    returnWithinSixMonthsPercent: percent,
    recommendPercent: percent,
    yearsInBusiness: count,
    beardStyles: count,
    servicesOffered: count,
  }),
});
