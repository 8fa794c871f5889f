import { z } from 'zod';
import { list, seo, text, texts } from '../shared.ts';

/** content/<language>/barber.yaml; the profile's title and description are filled in per barber. */
export const barberWords = z.strictObject({
  seo: z.strictObject({ title: text, description: text }),
  team: text,
  branchLine: text,
  chat: text,
  call: text,
  book: text,
  stats: z.strictObject({ title: text, experience: text, branch: text }),
  specialties: text,
  visit: text,
  photoAlt: text,
  reviews: texts(
    'title',
    'loading',
    'withoutScript',
    'error',
    'retry',
    'empty',
    'stars',
    'recent',
    'reply',
    'more',
    'moreLoading',
    'moreError',
    'shown',
  ),
  policy: z.strictObject({ title: text, points: list(text), counts: text }),
  form: texts(
    'title',
    'lead',
    'guidelines',
    'website',
    'name',
    'rating',
    'star',
    'review',
    'email',
    'emailHint',
    'submit',
    'submitting',
    'received',
  ).extend({
    length: texts('most', 'is'),
    failures: texts('fields', 'broken', 'outdated'),
    errors: z.strictObject({
      rating: texts('wrong'),
      customerName: texts('blank', 'long'),
      review: texts('blank', 'long'),
      email: texts('wrong'),
    }),
  }),
  toasts: texts('label', 'close').extend({
    success: texts('title', 'text'),
    failure: texts('title', 'text'),
  }),
  notFound: z.strictObject({ seo, title: text, lead: text, team: text, home: text }),
});

/** content/<language>/not-found.yaml */
export const notFoundWords = z.strictObject({
  seo,
  title: text,
  lead: text,
  small: text,
  links: z.strictObject({ home: text, services: text, locations: text, booking: text }),
});
