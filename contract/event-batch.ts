import { z } from 'zod/mini';
import { type EventName, MAX_EVENTS, vocabulary } from './events.ts';

const MAX_WORD_LENGTH = 120;
const MAX_PATH_LENGTH = 200;

const word = z.string().check(z.regex(/^[\w-]+$/, 'must be a word'), z.maxLength(MAX_WORD_LENGTH));

/** An anonymous interaction on a page. */
export const analyticsEvent = z.strictObject({
  event: z.enum(Object.keys(vocabulary) as EventName[]),
  section: word,
  location: word,
  /** The page's address with its language; all error pages of a kind share one. */
  path: z.string().check(z.regex(/^\/\S*$/, 'must be a path of this site'), z.maxLength(MAX_PATH_LENGTH)),
});

export const eventBatch = z.strictObject({
  events: z.array(analyticsEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS)),
});

export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
