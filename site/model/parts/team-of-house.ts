import { firstN } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { TeamSectionProps } from '../../components/team-section.tsx';
import { listedBranches } from './branch.ts';
import { teamCards, teamRatings } from './team-cards.ts';

/** A team up to this large is shown whole. */
const MOST_SHOWN = 18;
/** Of a larger one so many of each branch that is listed. */
const OF_EACH_BRANCH = 2;

/** The barbers as the home page shows them: all of a few, of many the first of each branch and the way to its team. */
export async function teamOfHouse(edition: Edition): Promise<TeamSectionProps> {
  const { heading, at, all: allWords } = edition.words.home.team;
  if (edition.team.length <= MOST_SHOWN)
    return {
      heading,
      barbers: await teamCards(edition, edition.team),
      more: [],
      ratings: teamRatings(edition),
      all: edition.fill(allWords, { count: String(edition.team.length) }),
    };
  const staffed = edition.branches.filter((branch) => edition.teamOf(branch).length > 0);
  const shown = firstN(staffed);
  const { all } = listedBranches(edition);
  return {
    heading,
    ratings: teamRatings(edition),
    barbers: await teamCards(
      edition,
      shown.flatMap((branch) => edition.teamOf(branch).slice(0, OF_EACH_BRANCH)),
    ),
    more: [
      ...shown.map((branch) => ({
        label: edition.fill(at, { branch: branch.name }),
        href: `${branch.href}#team`,
      })),
      ...(all ? [all] : []),
    ],
  };
}
