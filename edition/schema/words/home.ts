import { z } from 'zod';
import { heading, list, point, seo, text } from '../shared.ts';

const figure = z.strictObject({ label: text, sublabel: text });

/** content/<language>/home.yaml */
export const homeWords = z.strictObject({
  seo,
  hero: z.strictObject({
    eyebrow: text,
    title: text,
    lead: text,
    chat: text,
    locations: text,
    statsLabel: text,
    stats: z.strictObject({
      barbers: text,
      reviews: text,
      locations: text,
      bath: z.strictObject({ label: text, sublabel: text }),
    }),
    ratingsLabel: text,
  }),
  services: z.strictObject({ heading, all: text }),
  bath: z.strictObject({
    heading,
    picture: text,
    steps: list(point),
    book: text,
  }),
  statistics: z.strictObject({
    heading,
    stats: z.strictObject({
      combinedYears: figure,
      clients: figure,
      yearsInBusiness: figure,
      recommend: figure,
    }),
  }),
  nearest: z.strictObject({ heading }),
  locations: z.strictObject({ heading }),
  team: z.strictObject({ heading, at: text, all: text }),
  reviews: z.strictObject({ heading, all: text }),
  testimonials: z.strictObject({ heading }),
  /** Under both, as long as one of them is a sample. */
  samples: text,
  closing: z.strictObject({ title: text, text, book: text }),
});
