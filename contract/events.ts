import { z } from 'zod/mini';

export const eventNames = [
  'page_view',
  'call_click',
  'whatsapp_booking',
  'directions_click',
  'navigation',
  'social_click',
  'footer_link',
  'book_click',
  'review_submitted',
  'nearest_branch',
  'share',
  'download',
] as const;

const slug = z.string().check(z.regex(/^[a-z0-9/_-]{1,80}$/i, 'must be a short name without spaces'));

export const analyticsEvent = z.strictObject({
  event: z.enum(eventNames),
  section: slug,
  location: slug,
  path: z.string().check(z.regex(/^\/[^\s]{0,199}$/, 'must be a path of this site')),
});

export const MAX_EVENTS = 50;
export const eventBatch = z.strictObject({
  events: z.array(analyticsEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS)),
});

export type EventName = (typeof eventNames)[number];
/** Something a visitor did, without anything about the visitor. */
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
