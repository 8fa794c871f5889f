import type { Day } from '../../domain/dubai-time.ts';
import { exceptionOn, type Timetable } from '../../domain/opening-hours.ts';
import type { Formatters } from '../formatters.ts';
import type { Facts, Words } from '../schema/catalogue.ts';
import type { BranchFacts } from '../schema/facts.ts';
import { visitFields } from '../schema/words/branches.ts';

/** A name as the language does not write it, and the language that does. */
export type OtherName = { lang: string; text: string };

const ARABIC = 'ar';
/** The feature that speaks of the usual hours. */
const LATE = 'late-hours';

type Named = { name: string; arabicName?: string };
type Own = { name?: string; shortName?: string } | undefined;

/** The name of a person or a branch in a language, and in the other script where the facts have it. */
export function namesIn(
  locale: string,
  { name, arabicName }: Named,
  own?: string,
): { name: string; otherName?: OtherName } {
  if (locale === ARABIC) return { name: own ?? arabicName ?? name, otherName: { lang: 'en', text: name } };
  return { name: own ?? name, ...(arabicName && { otherName: { lang: ARABIC, text: arabicName } }) };
}

/** A branch by the names that a language has for it. */
export function branchNames(
  locale: string,
  branch: Named & { shortName: string },
  own: Own,
): { name: string; shortName: string; otherName?: OtherName } {
  const names = namesIn(locale, branch, own?.name);
  const short = names.name === branch.name ? branch.shortName : names.name;
  return { ...names, shortName: own?.shortName ?? short };
}

/** A branch with its facts and the words of one language. */
export type Branch = ReturnType<typeof joinBranches>[number];

export const isClosed = ({ closes }: Pick<BranchFacts, 'closes'>, today: Day) =>
  closes !== undefined && closes < today;

/** Announced: its first day is still to come. */
export const isOpening = ({ opens }: Pick<BranchFacts, 'opens'>, today: Day) =>
  opens !== undefined && today < opens;

/** Every branch but those that have closed, in the order of every list. */
export function joinBranches(facts: Facts, words: Words, format: Formatters, today: Day) {
  const { branches: said, interface: shared } = words;
  return facts.branches
    .filter((branch) => !isClosed(branch, today))
    .map((branch) => {
      const own = said.items[branch.slug];
      if (!own) throw new Error(`No words for the branch '${branch.slug}'`);
      const opening = isOpening(branch, today);
      const { arabicName: _, rating, reviews, ...kept } = branch;
      const { name: _name, shortName: _shortName, area: address, sample: _sample, ...texts } = own;
      const { hours, exceptions, opens: firstDay, closes: lastDay } = branch;
      const timetable: Timetable = {
        ...hours,
        exceptions: exceptions.map((other) => ({ ...other, reason: other.reason[format.locale] ?? '' })),
        firstDay,
        lastDay,
      };
      return {
        ...kept,
        ...texts,
        // Nobody has sat there yet.
        ...(!opening && rating && reviews && { rated: { rating, reviews } }),
        address,
        /** What the public list calls it. */
        id: branch.id ?? branch.slug,
        ...branchNames(format.locale, branch, own),
        href: format.href('branch', branch),
        /** Of its short page. */
        landingHref: format.href('branchLanding', branch),
        email: branch.email ?? facts.business.email,
        timetable,
        /** 'Daily: 9:00 AM – 1:00 AM' */
        hoursText: format.fill(shared.hours.daily, { hours: format.hours(hours) }),
        /** What visitors ask before they come, as far as it is known. */
        questions: visitFields.flatMap((field) => {
          const answer = own.visit[field];
          return answer ? { question: said.visit.questions[field], answer } : [];
        }),
        // The usual hours are not those of a day that has others.
        badges: branch.features
          .filter((feature) => feature !== LATE || !exceptionOn(timetable, today))
          .map((feature) => said.features[feature] ?? feature),
        /** True until its first day has come. */
        opening,
      };
    });
}
