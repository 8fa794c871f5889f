import { z } from 'zod';
import { seo, text, texts } from '../shared.ts';

/** content/<language>/review-pages.yaml */
export const reviewPagesWords = z.strictObject({
  received: z.strictObject({ seo, next: text, team: text, home: text }),
  problem: z.strictObject({
    seo,
    title: text,
    about: text,
    submit: text,
    reasons: texts('fields', 'tooMany', 'tooLarge', 'foreign', 'unreadable', 'unavailable'),
  }),
});
