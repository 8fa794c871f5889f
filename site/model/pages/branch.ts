import { place } from '../../../contract/events.ts';
import { pagePath } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { MapWidgetProps } from '../../islands/map-widget.island.tsx';
import type { BranchViewProps } from '../../views/branch/branch-view.tsx';
import { branchScene } from '../media/pictures.ts';
import { badgeOf, ratingOf } from '../parts/branch.ts';
import { bookButton, callButton, chatButton, directionsButton } from '../parts/calls.ts';
import { trailTo } from '../parts/crumbs.ts';
import { mapOutside, mapWidget } from '../parts/map.ts';
import { describePage, type Page } from '../parts/page.ts';
import { menuLines, priceLines } from '../parts/price-lines.ts';
import { teamCards, teamRatings } from '../parts/team-cards.ts';
import { visitCard } from '../parts/visit.ts';
import { hairSalon, organization } from '../structured-data.ts';

/** The page of a branch under /locations. */
export async function branchPage(
  edition: Edition,
  branch: Branch,
): Promise<Page<BranchViewProps> & { map: MapWidgetProps }> {
  const { shared, items } = edition.words['branch-pages'];
  const words = items[branch.slug];
  if (!words) throw new Error(`No words for the page of the branch '${branch.slug}'`);
  const { trail, structured } = trailTo(edition, branch.href, words.trail, [
    { label: edition.words.locations.trail, href: edition.href('locations') },
  ]);
  const own = priceLines(edition, branch.slug, branch);
  const view: BranchViewProps = {
    hero: { ...words.hero, trail, scene: branchScene(branch.slug) },
    actions: {
      rating: ratingOf(edition, branch),
      badge: badgeOf(edition, branch),
      buttons: [
        chatButton(edition, branch, shared.chat, 'hero_section'),
        callButton(edition, branch, shared.call),
        directionsButton(edition, branch, 'hero_section'),
      ],
    },
    visit: visitCard(edition, branch, shared.visit),
    services: {
      heading: { eyebrow: shared.pricesEyebrow, title: words.prices.title, lead: words.prices.lead },
      // A branch without cards of its own shows its menu.
      lines: own.length ? own : menuLines(edition, edition.menuOf(branch), branch),
    },
    team: {
      heading: { eyebrow: shared.teamEyebrow, ...words.team },
      barbers: await teamCards(edition, edition.teamOf(branch)),
      ratings: teamRatings(edition),
      all: edition.fill(edition.words.home.team.all, { count: String(edition.teamOf(branch).length) }),
    },
    why: {
      heading: { eyebrow: shared.whyEyebrow, title: words.why.title },
      paragraphs: words.why.paragraphs,
      points: words.why.points,
    },
    short: { label: shared.short, href: branch.landingHref },
    closing: {
      ...words.closing,
      buttons: [
        bookButton(edition, shared.closingBook, place('{branch}', branch.slug), { branch: branch.slug }),
        chatButton(edition, branch, shared.chat, 'cta_section'),
      ],
    },
  };
  const base = describePage(edition, {
    path: pagePath('branch', branch),
    seo: words.seo,
    structuredData: [structured, organization(edition), hairSalon(edition, branch)],
    branch,
    linkPicture: view.hero,
    outside: mapOutside,
    view: { section: 'location', location: place('{branch}', branch.slug) },
  });
  return { ...base, view, map: mapWidget(edition, branch) };
}
