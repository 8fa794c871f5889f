import { WEEKDAYS, type Weekday } from '../../domain/dubai-time.ts';
import { formatWeekday } from '../../domain/hours-text.ts';
import { hoursDuring } from '../../domain/opening-hours.ts';
import { normalizeForSearch } from '../../domain/search-normalization.ts';
import type { BranchFacts } from '../schema/facts.ts';
import { type ContentProblem, walk } from './errors.ts';

const SENTENCE_END = /(?<=[.!?؟])\s+/;
/** Matches text normalized by normalizeForSearch. */
const EVERY_DAY = /\b(daily|(every|each) day|all week|seven days)\b|يوميا|كل (يوم|ايام)|طوال الاسبوع/;
const FACT = /\{([\w-]+)\.(opens|closes|hours)\}/g;

/** Whether a placeholder, which shows the usual hours, is wrong on a weekday. */
function isWrongOn({ slug, hours }: BranchFacts, day: Weekday, [, subject, time]: RegExpMatchArray): boolean {
  if (subject !== slug && subject !== 'business') return false;
  const other = hoursDuring(hours, hours.days?.[day]);
  if (!other) return true;
  return (
    (time !== 'closes' && other.opens !== hours.opens) || (time !== 'opens' && other.closes !== hours.closes)
  );
}

/**
 * Reports sentences that promise the usual hours of a branch for every day, although a weekday differs. `branches` are those
 * with such a weekday.
 */
export const hoursNotices = (
  file: string,
  data: unknown,
  raw: string,
  branches: readonly BranchFacts[],
): ContentProblem[] =>
  branches.flatMap((branch) => {
    const isArticle = file.endsWith('.mdx');
    return [...walk(isArticle ? raw.split('\n') : data)].flatMap(({ path, value }): ContentProblem[] => {
      const facts = (typeof value === 'string' ? value : '')
        .split(SENTENCE_END)
        .filter((sentence) => EVERY_DAY.test(normalizeForSearch(sentence)))
        .flatMap((sentence) => [...sentence.matchAll(FACT)]);
      const days = WEEKDAYS.filter((day) => facts.some((fact) => isWrongOn(branch, day, fact)));
      if (!days.length) return [];
      const named = days.map((day) => formatWeekday(day, 'en')).join(', ');
      return [
        {
          file,
          ...(isArticle ? { line: Number(path[0]) + 1 } : { path }),
          reason: 'promises the usual hours every day, but {branch} has other hours on {days}',
          values: { branch: branch.name, days: named },
          remedy: "write it without 'every day', or name the other hours, too",
        },
      ];
    });
  });
