import { z } from 'zod';
import { heading, list, point, seo, text } from '../shared.ts';

const listStates = { loading: text, error: text, retry: text, lastKnown: text, empty: text, home: text };
const caption = z.strictObject({ shows: text, says: text });
const hero = z.strictObject({ eyebrow: text, title: text, lead: text });

/** content/<language>/services-page.yaml */
export const servicesPageWords = z.strictObject({
  seo,
  trail: text,
  hero: hero.extend({ chat: text }),
  list: z.strictObject({ title: text, ranked: text, others: text, ...listStates, book: text }),
  /** What the two pictures beside the list show, and what is said under them. */
  pictures: z.strictObject({ manicure: caption, hammam: caption.extend({ more: text }) }),
  /** Over the pages that sell what is not on this one. */
  rest: heading,
  why: z.strictObject({ heading, points: list(point) }),
  closing: z.strictObject({ title: text, text, book: text, locations: text }),
});

/** content/<language>/locations.yaml */
export const locationsWords = z.strictObject({
  seo,
  trail: text,
  hero,
  nearest: heading,
  list: z.strictObject({ heading, ...listStates }),
  closing: z.strictObject({ title: text, text, book: text }),
});
