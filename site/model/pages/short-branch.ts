import { place } from '../../../contract/events.ts';
import { branchLandingPath } from '../../../contract/routes.ts';
import type { MenuLine } from '../../components/menu-card.tsx';
import type { ShortBranchViewProps } from '../../views/short-branch/short-branch-view.tsx';
import { type Branch, badgeOf, branchesIn, ratingOf } from '../branch.ts';
import { bookButton, callButton, chatButton, directionsButton } from '../calls.ts';
import { DEFAULT_LOCALE, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { pageHead } from '../head.ts';
import { heroScene } from '../hero-scene.ts';
import { mapWidget } from '../map.ts';
import { menuServices } from '../service.ts';
import { hairSalon } from '../structured-data/hair-salon.ts';
import { organization } from '../structured-data/organization.ts';
import { visitCard } from '../visit.ts';

const menuOf = (branch: Branch): MenuLine[] =>
  menuServices(branch.locale)
    .filter(({ branches }) => branches.some(({ id }) => id === branch.id))
    .map(({ id, name, description, priceText, durationText }) => ({
      id,
      name,
      description,
      price: priceText,
      duration: durationText,
    }));

/** /al-barsha, /barsha-heights and /jvc. Its canonical is itself: see docs/decisions/0006-short-branch-pages.md. */
export async function shortBranchPage(slug: string, locale = DEFAULT_LOCALE) {
  const branch = branchesIn(locale).find((other) => other.slug === slug);
  const { shared, items } = wordsOf(locale)['short-branches'];
  const words = branch && items[branch.id];
  if (!branch || !words) throw new Error(`No short page '${slug}'`);
  const path = branchLandingPath(slug);
  const { trail, structured } = trailTo(locale, path, words.trail);
  const view: ShortBranchViewProps = {
    hero: { ...words.hero, trail, scene: await heroScene(`branch-${slug}`) },
    actions: {
      rating: ratingOf(branch),
      badge: badgeOf(branch),
      buttons: [
        chatButton(branch, shared.chat, 'hero_section'),
        callButton(branch, shared.call),
        directionsButton(branch, 'hero_section'),
      ],
    },
    visit: visitCard(branch, shared.visit),
    about: {
      heading: { eyebrow: shared.aboutEyebrow, title: words.about.title },
      paragraphs: words.about.paragraphs,
      more: { label: shared.more, href: branch.href },
    },
    services: words.services && { heading: words.services, lines: menuOf(branch) },
    points: { heading: words.points.heading, points: words.points.items },
    closing: {
      ...words.closing,
      buttons: [
        bookButton(shared.closingBook, place('{branch}', slug), { branch: slug }),
        chatButton(branch, shared.chat, 'cta_section'),
      ],
    },
  };
  const head = pageHead({
    locale,
    path,
    seo: words.seo,
    structuredData: [structured, organization(locale), hairSalon(branch)],
    view: { section: 'location', location: place('{branch}', slug) },
  });
  return { head, view, map: mapWidget(branch) };
}
