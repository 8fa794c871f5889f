import { z } from 'zod';
import { heading, hero, point, section, seo, text, texts } from '../shared.ts';

/** content/<language>/booking.yaml; what is said in braces is filled in by the composer. */
export const bookingWords = z.strictObject({
  seo,
  trail: text,
  hero,
  form: z.strictObject({
    formLabel: text,
    fields: texts('branch', 'service', 'barber', 'day', 'time', 'name', 'note'),
    empty: texts('branch', 'service', 'barber', 'day', 'time'),
    dropped: text,
    afterMidnight: text,
    serviceOption: text,
    message: texts(
      'greeting',
      'greetingAnywhere',
      'service',
      'barber',
      'anyBarber',
      'when',
      'whenAfterMidnight',
      'day',
      'name',
      'note',
      'thanks',
    ),
    preview: texts('title', 'send', 'sendHint', 'call', 'calendar', 'calendarTitle', 'chooseBranch'),
  }),
  /** Chats and phones, which need no script. */
  direct: z.strictObject({ heading, chat: text, call: text }),
  steps: section(point),
});
