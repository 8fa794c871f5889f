import { BRANCHES } from '../../domain/content-files.ts';
import type { Day } from '../../domain/dubai-time.ts';
import { exceptionText, toldLines } from '../../domain/hours-text.ts';
import { exceptionOn, type HoursException, type Timetable, toldHours } from '../../domain/opening-hours.ts';
import type { Formatters } from '../formatters.ts';
import type { Facts, Words } from '../schema/catalogue.ts';
import type { BranchFacts } from '../schema/facts.ts';
import { type VisitField, visitFields } from '../schema/words/branches.ts';

/** A name in another language. */
export type OtherName = { lang: string; text: string };

const ARABIC = 'ar';
/** This badge describes the usual hours. */
const LATE = 'late-hours';

type Named = { name: string; arabicName?: string };
type NameOverrides = { name?: string; shortName?: string } | undefined;

/** A person's or branch's name in a language, and in the other script if known. */
export function namesIn(
  locale: string,
  { name, arabicName }: Named,
  own?: string,
): { name: string; otherName?: OtherName } {
  if (locale === ARABIC) return { name: own ?? arabicName ?? name, otherName: { lang: 'en', text: name } };
  return { name: own ?? name, ...(arabicName && { otherName: { lang: ARABIC, text: arabicName } }) };
}

/** The localized names of a branch. */
export function branchNames(
  locale: string,
  branch: Named & { shortName: string },
  own: NameOverrides,
): { name: string; shortName: string; otherName?: OtherName } {
  const names = namesIn(locale, branch, own?.name);
  const short = names.name === branch.name ? branch.shortName : names.name;
  return { ...names, shortName: own?.shortName ?? short };
}

/** A branch with its facts and the words of one language. */
export type Branch = ReturnType<typeof joinBranches>[number];

export const isClosed = ({ lastDay }: Pick<BranchFacts, 'lastDay'>, today: Day) =>
  lastDay !== undefined && lastDay < today;

/** Whether a branch is announced but has yet to open. */
export const isOpening = ({ firstDay }: Pick<BranchFacts, 'firstDay'>, today: Day) =>
  firstDay !== undefined && today < firstDay;

/** Localizes all branches that have not closed, in display order. */
export function joinBranches(facts: Facts, words: Words, format: Formatters, today: Day) {
  const { branches: texts, interface: shared } = words;
  return facts.branches
    .filter((branch) => !isClosed(branch, today))
    .map((branch) => {
      const own = texts.items[branch.slug];
      if (!own) throw new Error(`No words for the branch '${branch.slug}'`);
      const opening = isOpening(branch, today);
      // No part of a page reads hours but through what is told today.
      const { arabicName: _, rating, reviews, hours, exceptions, ...kept } = branch;
      const { name: _name, shortName: _shortName, area: address, sample: _sample, ...ownTexts } = own;
      const { firstDay, lastDay } = branch;
      const mark = format.mark(`${BRANCHES}:${branch.slug}.hours`);
      const timetable: Timetable = {
        ...hours,
        exceptions: exceptions.map((other) => ({ ...other, reason: other.reason[format.locale] ?? '' })),
        firstDay,
        lastDay,
      };
      const { lines, usually } = toldLines(shared.hours, timetable, today, format);
      const hoursLines = lines.map((line) => line + mark);
      const exceptionLine = (other: HoursException) => exceptionText(shared.hours, timetable, other, format);
      const { coming } = toldHours(timetable, today);
      return {
        ...kept,
        ...ownTexts,
        // A branch that has yet to open has no customers.
        ...(!opening && rating && reviews && { rated: { rating, reviews } }),
        address,
        /** Its id in the public API. */
        id: branch.id ?? branch.slug,
        ...branchNames(format.locale, branch, own),
        href: format.href('branch', branch),
        /** Address of its short landing page. */
        landingHref: format.href('branchLanding', branch),
        email: branch.email ?? facts.business.email,
        timetable,
        /** The hours of today: 'Daily: 9:00 AM – 1:00 AM', or a line for each group of weekdays. */
        hoursLines,
        hoursText: hoursLines.join('\u00a0· ') + mark,
        /** 'Usually: 9:00 AM – 1:00 AM' while other hours apply. */
        usualHours: usually,
        /** Other hours that begin after today: 'Ramadan, 8 February 2027 to …: 12:00 PM – 2:00 AM'. */
        laterHours: timetable.exceptions.filter(({ from }) => from > today).map(exceptionLine),
        /** Those that begin within seven days. */
        comingHours: coming.map(exceptionLine),
        /** Questions and answers for visitors; omits unanswered ones. */
        questions: [
          ...visitFields.map((field) => ({ field, answer: own.visit[field] })),
          ...Object.entries(texts.visit.policies).map(([field, answer]) => ({ field, answer })),
        ].flatMap(({ field, answer }) =>
          answer ? { field, question: texts.visit.questions[field as VisitField], answer } : [],
        ),
        // Not valid during an exception.
        badges: branch.features
          .filter((feature) => feature !== LATE || !exceptionOn(timetable, today))
          .map((feature) => texts.features[feature] ?? feature),
        /** True before its first day. */
        opening,
      };
    });
}
