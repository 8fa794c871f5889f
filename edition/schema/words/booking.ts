import { z } from 'zod';
import { heading, page, point, section, text, texts } from '../shared.ts';

/** booking.yaml; what is said in braces is filled in by the composer. */
export const bookingWords = page.extend({
  form: z.strictObject({
    formLabel: text,
    fields: texts('branch', 'service', 'barber', 'day', 'time', 'name', 'note'),
    empty: texts('branch', 'service', 'barber', 'day', 'time', 'noBranchYet', 'noDayYet'),
    /** What was taken out because it goes with nothing else: '{fields}'. */
    dropped: text,
    /** The same of a service that the chosen branch does not have: '{name}' and why. */
    lacking: text,
    afterMidnight: text,
    serviceOption: text,
    /** The same of something without minutes of its own. */
    serviceOptionUntimed: text,
    /** Of a service that a branch does not have: '{name}' and why. */
    ruledOut: text,
    /** Of a branch that does not have the chosen service. */
    branchRuledOut: text,
    serviceHint: text,
    groups: texts('menu', 'page', 'only'),
    summary: texts('label', 'asleep', 'nothing'),
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
    preview: texts(
      'title',
      'send',
      'sendHint',
      'call',
      'calendar',
      'calendarTitle',
      'chooseBranch',
      'asleep',
    ),
  }),
  withoutScript: text,
  /** Chats and phones, which need no script. */
  direct: z.strictObject({ heading, chat: text, call: text }),
  steps: section(point),
});
