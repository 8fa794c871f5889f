import { z } from 'zod';
import { list, plural, seo, text, texts } from '../shared.ts';

/** barber.yaml; the profile's title and description are filled in per barber. */
export const barberWords = texts(
  'team',
  'branchLine',
  'chat',
  'call',
  'book',
  'specialties',
  'visit',
  'photoAlt',
).extend({
  seo: texts('title', 'description'),
  stats: texts('title', 'experience', 'branch'),
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
  notFound: texts('title', 'lead', 'team', 'home').extend({ seo }),
});

/** review-pages.yaml: what answers a review that was sent without a script. */
export const reviewPagesWords = z.strictObject({
  received: texts('next', 'team', 'home').extend({ seo }),
  problem: texts('title', 'about', 'back', 'submit').extend({
    seo,
    reasons: texts('fields', 'tooLarge', 'foreign', 'unreadable', 'unavailable', 'left').extend({
      tooMany: plural,
    }),
  }),
});
