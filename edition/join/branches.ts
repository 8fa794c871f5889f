import type { Day } from '../../domain/dubai-time.ts';
import type { Timetable } from '../../domain/opening-hours.ts';
import type { Formatters } from '../formatters.ts';
import type { Facts, Words } from '../schema/catalogue.ts';
import type { BranchFacts } from '../schema/facts.ts';
import { branchNames, type OtherName } from './names.ts';

/** A branch with its facts and the words of one language. */
export type Branch = Omit<BranchFacts, 'id' | 'arabicName'> & {
  otherName?: OtherName;
  /** What the public list calls it. */
  id: string;
  href: string;
  /** Of its short page. */
  landingHref: string;
  address: string;
  description: string;
  short: string;
  email: string;
  timetable: Timetable;
  /** 'Daily: 9:00 AM – 1:00 AM' */
  hoursText: string;
  badges: string[];
  /** True until its first day has come. */
  opening: boolean;
};

export const isClosed = ({ closes }: Pick<BranchFacts, 'closes'>, today: Day) =>
  closes !== undefined && closes < today;

/** Every branch but those that have closed, in the order of every list. */
export function joinBranches(facts: Facts, words: Words, format: Formatters, today: Day): Branch[] {
  const { branches: said, interface: shared } = words;
  return facts.branches
    .filter((branch) => !isClosed(branch, today))
    .map((branch) => {
      const own = said.items[branch.slug];
      if (!own) throw new Error(`No words for the branch '${branch.slug}'`);
      const { arabicName: _, ...kept } = branch;
      const { opens: firstDay, closes: lastDay } = branch;
      return {
        ...kept,
        id: branch.id ?? branch.slug,
        ...branchNames(format.locale, branch, own),
        href: format.href('branch', branch),
        landingHref: format.href('branchLanding', branch),
        address: own.area,
        description: own.description,
        short: own.short,
        email: branch.email ?? facts.business.email,
        timetable: {
          ...branch.hours,
          exceptions: branch.exceptions,
          ...(firstDay && { firstDay }),
          ...(lastDay && { lastDay }),
        },
        hoursText: format.fill(shared.hours.daily, { hours: format.hours(branch.hours) }),
        badges: branch.features.map((feature) => said.features[feature] ?? feature),
        opening: firstDay !== undefined && today < firstDay,
      };
    });
}
