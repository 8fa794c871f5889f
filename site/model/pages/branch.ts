import { place } from '../../../contract/events.ts';
import { routes } from '../../../contract/routes.ts';
import type { ButtonLinkProps } from '../../components/button-link.tsx';
import type { BranchViewProps } from '../../views/branch/branch-view.tsx';
import { type Branch, badgeOf, branchesIn, ratingOf } from '../branch.ts';
import { bookButton, callButton, chatButton, directionsButton } from '../calls.ts';
import { DEFAULT_LOCALE, facts, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { pageHead } from '../head.ts';
import { heroScene } from '../hero-scene.ts';
import { mapWidget } from '../map.ts';
import { localePaths } from '../paths.ts';
import { priceLines } from '../price-lines.ts';
import { hairSalon } from '../structured-data/hair-salon.ts';
import { organization } from '../structured-data/organization.ts';
import { teamCard, teamIn } from '../team.ts';
import { visitCard } from '../visit.ts';

/** A path for every branch in every language. */
export const branchPaths = () =>
  localePaths().flatMap(({ params }) => facts.branches.map(({ slug }) => ({ params: { ...params, slug } })));

const heroButtons = (branch: Branch): ButtonLinkProps[] => {
  const { shared } = wordsOf(branch.locale)['branch-pages'];
  return [
    chatButton(branch, shared.chat, 'hero_section'),
    callButton(branch, shared.call),
    directionsButton(branch, 'hero_section'),
  ];
};

export async function branchPage(slug: string, locale = DEFAULT_LOCALE) {
  const branch = branchesIn(locale).find((other) => other.slug === slug);
  const { 'branch-pages': pages, locations } = wordsOf(locale);
  const words = branch && pages.items[branch.id];
  if (!branch || !words) throw new Error(`No branch page '${slug}'`);
  const { trail, structured } = trailTo(locale, branch.href, words.trail, [
    { label: locations.trail, href: routes.locations },
  ]);
  const view: BranchViewProps = {
    hero: { ...words.hero, trail, scene: await heroScene(`branch-${branch.slug}`) },
    actions: { rating: ratingOf(branch), badge: badgeOf(branch), buttons: heroButtons(branch) },
    visit: visitCard(branch, pages.shared.visit),
    services: {
      heading: { eyebrow: pages.shared.pricesEyebrow, title: words.prices.title, lead: words.prices.lead },
      lines: priceLines(branch.slug, words.prices.items, locale),
    },
    team: {
      heading: { eyebrow: pages.shared.teamEyebrow, ...words.team },
      barbers: await Promise.all(
        teamIn(locale)
          .filter((barber) => barber.branch.id === branch.id)
          .map(teamCard),
      ),
    },
    why: {
      heading: { eyebrow: pages.shared.whyEyebrow, title: words.why.title },
      paragraphs: words.why.paragraphs,
      points: words.why.points,
    },
    closing: {
      ...words.closing,
      buttons: [
        bookButton(pages.shared.closingBook, place('{branch}', branch.slug), { branch: branch.slug }),
        chatButton(branch, pages.shared.chat, 'cta_section'),
      ],
    },
  };
  const head = pageHead({
    locale,
    path: branch.href,
    seo: words.seo,
    structuredData: [structured, organization(locale), hairSalon(branch)],
    view: { section: 'location', location: place('{branch}', branch.slug) },
  });
  return { head, view, map: mapWidget(branch) };
}
