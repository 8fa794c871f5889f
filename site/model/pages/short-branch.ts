import { place } from '../../../contract/events.ts';
import { pagePath } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { MapWidgetProps } from '../../islands/map-widget.island.tsx';
import type { ShortBranchViewProps } from '../../views/short-branch/short-branch-view.tsx';
import { branchScene } from '../media/pictures.ts';
import { badgeOf, ratingOf } from '../parts/branch.ts';
import { bookButton, callButton, chatButton, directionsButton } from '../parts/calls.ts';
import { trailTo } from '../parts/crumbs.ts';
import { mapOutside, mapWidget } from '../parts/map.ts';
import { describePage, type Page } from '../parts/page.ts';
import { menuLines } from '../parts/price-lines.ts';
import { visitCard } from '../parts/visit.ts';
import { hairSalon, organization } from '../structured-data.ts';

/** /al-barsha, /barsha-heights and /jvc. Its canonical is itself: see docs/decisions/0006-short-branch-pages.md. */
export async function shortBranchPage(
  edition: Edition,
  branch: Branch,
): Promise<Page<ShortBranchViewProps> & { map: MapWidgetProps }> {
  const { slug } = branch;
  const { shared, items } = edition.words['short-branches'];
  const words = items[slug];
  if (!words) throw new Error(`No words for the short page of the branch '${slug}'`);
  const { trail, structured } = trailTo(edition, branch.landingHref, words.trail);
  const view: ShortBranchViewProps = {
    hero: { ...words.hero, trail, scene: branchScene(slug) },
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
    about: {
      heading: { eyebrow: shared.aboutEyebrow, title: words.about.title },
      paragraphs: words.about.paragraphs,
      more: { label: shared.more, href: branch.href },
    },
    ...(words.services && {
      services: { heading: words.services, lines: menuLines(edition, edition.menuOf(branch), branch) },
    }),
    points: { heading: words.points.heading, points: words.points.items },
    closing: {
      ...words.closing,
      buttons: [
        bookButton(edition, shared.closingBook, place('{branch}', slug), { branch: slug }),
        chatButton(edition, branch, shared.chat, 'cta_section'),
      ],
    },
  };
  const base = describePage(edition, {
    path: pagePath('branchLanding', branch),
    seo: words.seo,
    structuredData: [structured, organization(edition), hairSalon(edition, branch)],
    branch,
    linkPicture: view.hero,
    outside: mapOutside,
    view: { section: 'location', location: place('{branch}', slug) },
  });
  return { ...base, view, map: mapWidget(edition, branch) };
}
