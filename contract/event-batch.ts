import { z } from 'zod/mini';
import { type EventName, MAX_EVENTS, vocabulary } from './events.ts';

const LONGEST_PLACE = 120;
const LONGEST_PATH = 200;

const word = z.string().check(z.regex(/^[\w-]+$/, 'must be a word'), z.maxLength(LONGEST_PLACE));

/** An anonymous interaction on a page. */
export const analyticsEvent = z.strictObject({
  event: z.enum(Object.keys(vocabulary) as EventName[]),
  section: word,
  location: word,
  /** The page's address with its language; all error pages of a kind share one. */
  path: z.string().check(z.regex(/^\/\S*$/, 'must be a path of this site'), z.maxLength(LONGEST_PATH)),
});

export const eventBatch = z.strictObject({
  events: z.array(analyticsEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS)),
});

export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
