import { addDays, type Clock, type Day, dubaiDay, instant } from './dubai-time.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';
import { type Hours, hoursOn, minutesOpen, type Timetable } from './opening-hours.ts';

/** Waiting times in minutes: none, about that long, or (the last) that long or more. */
export const WAITING_MINUTES = [0, 15, 30, 45] as const;
export type WaitingMinutes = (typeof WAITING_MINUTES)[number];
/** How long a waiting time is shown unless staff renew it. */
export const WAITING_EXPIRES_MS = HOUR_MS;
export const NOTICE_LENGTH = 100;

/** The status that staff set for one business day of a branch. */
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

/** By branch slug; branches without a status are missing. */
export type Today = Record<string, BranchToday>;

/** The current business day: a branch open past midnight is still in yesterday's. */
export function businessDay(timetable: Timetable, now: Date): Day {
  const today = dubaiDay(now);
  const yesterday = addDays(today, -1);
  const hours = hoursOn(timetable, yesterday);
  const isOver = !hours || +instant(yesterday, hours.opens) + minutesOpen(hours) * MINUTE_MS <= +now;
  return isOver ? today : yesterday;
}

/** Whether a closing time is before the regular one. */
export const isEarlier = (hours: Hours, closes: Clock): boolean =>
  minutesOpen({ opens: hours.opens, closes }) < minutesOpen(hours);

/** The hours of a day that ends early, perhaps before the break ends. */
function endingAt({ opens, break: pause }: Hours, closes: Clock): Hours {
  if (!pause) return { opens, closes };
  if (isEarlier({ opens, closes }, pause.until)) return { opens, closes, break: pause };
  return { opens, closes: isEarlier({ opens, closes }, pause.from) ? pause.from : closes };
}

/** Applies the day's status to a timetable; it overrides every other exception. */
export function timetableToday(timetable: Timetable, status: BranchToday | undefined): Timetable {
  const hours = status && hoursOn(timetable, status.day);
  if (!hours || !(status.closedToday || status.closesEarly)) return timetable;
  const { day, closedToday, closesEarly = hours.closes } = status;
  const early = endingAt(hours, closesEarly);
  const other = { ...early, closed: closedToday, from: day, until: day, reason: '' };
  return { ...timetable, exceptions: [...timetable.exceptions, other] };
}

export type WaitingWords = { none: string; about: string; most: string };

/** "About 15 minutes' wait"; the longest value is open-ended. */
export function waitingText(words: WaitingWords, minutes: WaitingMinutes): string {
  const text = minutes === 0 ? words.none : minutes === WAITING_MINUTES.at(-1) ? words.most : words.about;
  return text.replace('{minutes}', `${minutes}`);
}

/** What staff say of the waiting time, until it expires; undefined if they say nothing. */
export const waitNow = (
  words: WaitingWords,
  status: BranchToday | undefined,
  now: Date,
): string | undefined =>
  status?.waiting && Date.parse(status.waiting.until) > +now
    ? waitingText(words, status.waiting.minutes)
    : undefined;

export type ComingWords = { ask: string; away: string; wait: string; thanks: string };

/** A message of a visitor on the way: 'Can I come now? I am 0.2 km away.' It says only what is known. */
export const comingText = (
  words: ComingWords,
  { branch, km, wait }: { branch: string; km?: string | undefined; wait?: string | undefined },
): string =>
  [
    words.ask.replace('{branch}', branch),
    ...(km ? [words.away.replace('{km}', km)] : []),
    ...(wait ? [words.wait.replace('{wait}', wait)] : []),
    words.thanks,
  ].join(' ');

export type TodayWords = { closed: string; off: string; waiting: WaitingWords };

/** The lines shown beside the hours, with their language. The notice falls back to another language. */
export function todayLines(
  status: BranchToday | undefined,
  words: TodayWords,
  { language, isOpen, now }: { language: string; isOpen: boolean; now: Date },
): { text: string; language: string }[] {
  if (!status) return [];
  const { notice, closedToday } = status;
  const wait = isOpen && waitNow(words.waiting, status, now);
  const [other] = Object.entries(notice);
  const [noticeLanguage, text] = notice[language] ? [language, notice[language]] : (other ?? []);
  return [
    ...(closedToday ? [{ text: words.closed, language }] : []),
    ...(wait ? [{ text: wait, language }] : []),
    ...(noticeLanguage && text ? [{ text, language: noticeLanguage }] : []),
  ];
}
