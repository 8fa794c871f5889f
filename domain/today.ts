import { addDays, type Clock, type Day, dubaiDay, instant } from './dubai-time.ts';
import { type Hours, hoursOn, minutesOpen, type Timetable } from './opening-hours.ts';

/** How long a visitor waits, in minutes: none, about so long, or longer than the last. */
export const WAITING_MINUTES = [0, 15, 30, 45] as const;
export type WaitingMinutes = (typeof WAITING_MINUTES)[number];
/** What nobody says again is no longer true. */
export const WAITING_HOLDS_MS = 3_600_000;
export const NOTICE_LENGTH = 100;

/** What staff say of a branch, for one of its days. */
export type BranchToday = {
  day: Day;
  /** `until`: ISO 8601, UTC. */
  waiting?: { minutes: WaitingMinutes; until: string };
  closesEarly?: Clock;
  closedToday: boolean;
  /** By language; one may be missing. */
  notice: Record<string, string>;
  /** Ids of barbers. */
  off: string[];
};

/** By the slug of the branch; one that nothing was said of is missing. */
export type Today = Record<string, BranchToday>;

/** The branch's own day: open past midnight, it is still in yesterday's. */
export function businessDay(timetable: Timetable, now: Date): Day {
  const today = dubaiDay(now);
  const yesterday = addDays(today, -1);
  const hours = hoursOn(timetable, yesterday);
  const isOver = !hours || +instant(yesterday, hours.opens) + minutesOpen(hours) * 60_000 <= +now;
  return isOver ? today : yesterday;
}

/** Whether a branch with these hours would still be open then, were it not to close. */
export const isEarlier = (hours: Hours, closes: Clock): boolean =>
  minutesOpen({ opens: hours.opens, closes }) < minutesOpen(hours);

/** The hours with what was said of their day, which rules whatever else does. */
export function timetableToday(timetable: Timetable, said: BranchToday | undefined): Timetable {
  const hours = said && hoursOn(timetable, said.day);
  if (!hours || !(said.closedToday || said.closesEarly)) return timetable;
  const { day, closedToday, closesEarly = hours.closes } = said;
  const other = { ...hours, closes: closesEarly, closed: closedToday, from: day, until: day, reason: '' };
  return { ...timetable, exceptions: [...timetable.exceptions, other] };
}

export type WaitingWords = { none: string; about: string; most: string };

/** "About 15 minutes' wait"; of the longest nobody says how much longer. */
export function waitingText(words: WaitingWords, minutes: WaitingMinutes): string {
  const text = minutes === 0 ? words.none : minutes === WAITING_MINUTES.at(-1) ? words.most : words.about;
  return text.replace('{minutes}', `${minutes}`);
}

export type TodayWords = { closed: string; off: string; waiting: WaitingWords };

/** What a visitor reads beside the hours, and in which language; the notice in another one where theirs has none. */
export function todayLines(
  said: BranchToday | undefined,
  words: TodayWords,
  { language, isOpen, now }: { language: string; isOpen: boolean; now: Date },
): { text: string; language: string }[] {
  if (!said) return [];
  const { waiting, notice, closedToday } = said;
  const holds = isOpen && waiting && Date.parse(waiting.until) > +now;
  const [other] = Object.entries(notice);
  const [noticeLanguage, text] = notice[language] ? [language, notice[language]] : (other ?? []);
  return [
    ...(closedToday ? [{ text: words.closed, language }] : []),
    ...(holds ? [{ text: waitingText(words.waiting, waiting.minutes), language }] : []),
    ...(noticeLanguage && text ? [{ text, language: noticeLanguage }] : []),
  ];
}
