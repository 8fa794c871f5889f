import { z } from 'zod';
import { iconNames } from '../icons.ts';
import { heading, hero, list, named, point, question, section, sectionById, seo, text } from '../shared.ts';

const metric = z.strictObject({ icon: z.enum(iconNames), title: text, metric: text, description: text });

/** The districts that a landing page names; '{count}' more stand behind the badge. */
export const areasSection = z.strictObject({ heading, more: text });

/** content/<language>/best-barbershop.yaml */
export const bestBarbershopWords = z.strictObject({
  seo,
  trail: text,
  hero: hero.extend({ book: text, locations: text, call: text }),
  highlights: section(point),
  metrics: section(metric),
  comparison: z.strictObject({
    heading,
    caption: text,
    columns: z.tuple([text, text, text]),
    rows: list(z.strictObject({ feature: text, ours: text, others: text })),
  }),
  areas: areasSection,
  /** By id of the price in facts/page-prices.yaml. */
  teasers: sectionById(named).extend({ from: text, more: text }),
  branches: heading,
  questions: section(question),
  closing: z.strictObject({ title: text, text, book: text, locations: text, call: text }),
});
