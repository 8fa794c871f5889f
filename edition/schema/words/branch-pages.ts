import { z } from 'zod';
import { call, id, list, point, seo, text } from '../shared.ts';

const branchPage = z.strictObject({
  seo,
  trail: text,
  hero: z.strictObject({ eyebrow: text, title: text, lead: text }),
  prices: z.strictObject({
    title: text,
    lead: text,
    /** By id of the price in facts/page-prices.yaml. */
    items: z.record(id, z.strictObject({ name: text, description: text })).default({}),
  }),
  team: z.strictObject({ title: text, lead: text }),
  why: z.strictObject({ title: text, paragraphs: list(text), points: list(point) }),
  closing: call,
});

/** content/<language>/branch-pages.yaml */
export const branchPagesWords = z.strictObject({
  shared: z.strictObject({
    chat: text,
    call: text,
    visit: text,
    teamEyebrow: text,
    pricesEyebrow: text,
    closingBook: text,
    whyEyebrow: text,
    short: text,
  }),
  items: z.record(id, branchPage),
});
