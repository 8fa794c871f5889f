import { z } from 'zod';
import { plural, seo, text, texts } from '../shared.ts';

/** content/<language>/review-pages.yaml */
export const reviewPagesWords = z.strictObject({
  received: z.strictObject({ seo, next: text, team: text, home: text }),
  problem: z.strictObject({
    seo,
    title: text,
    about: text,
    back: text,
    submit: text,
    reasons: texts('fields', 'tooLarge', 'foreign', 'unreadable', 'unavailable', 'left').extend({
      tooMany: plural,
    }),
  }),
});
