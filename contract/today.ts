import { z } from 'zod/mini';
import { type Clock, isClock } from '../domain/dubai-time.ts';
import { isOneLine } from '../domain/text.ts';
import { type BranchToday, NOTICE_LENGTH, type Today, WAITING_MINUTES } from '../domain/today.ts';

const clock = z.custom<Clock>((time) => isClock(String(time)), 'must be a time such as 21:30');
const notice = z.record(
  z.string().check(z.regex(/^[a-z]{2,3}$/, 'must be a language')),
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(NOTICE_LENGTH, `has at most ${NOTICE_LENGTH} characters`),
      z.refine(isOneLine, 'must be one line, without control and direction characters'),
    ),
);
const waiting = z.literal([...WAITING_MINUTES], `must be one of ${WAITING_MINUTES.join(', ')}`);

/** Omitted fields stay unchanged; null clears a field. */
export const todayChange = z.strictObject({
  waiting: z.optional(z.nullable(waiting)),
  closesEarly: z.optional(z.nullable(clock)),
  closedToday: z.optional(z.boolean()),
  notice: z.optional(notice),
  off: z.optional(z.array(z.string())),
});
export type TodayChange = z.infer<typeof todayChange>;

/** For the console, with the author and time of the last update. */
export type StaffBranchToday = BranchToday & { by: string; at: string };
export type StaffToday = Record<string, StaffBranchToday>;

/** The document event after which the states of branches are shown anew: a minute, a new status or further elements. */
export type TodayMessage = 'jk:today';
declare global {
  interface Window {
    today?: Today;
  }
}
