import { bookingPath, routes } from '../../../contract/routes.ts';
import type { BranchViewProps } from '../../views/branch/branch-view.tsx';
import {
  type Branch,
  badgeOf,
  branchesIn,
  chatHref,
  directionsHref,
  phoneHref,
  ratingOf,
} from '../branch.ts';
import { DEFAULT_LOCALE, facts, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { drawing } from '../drawings.ts';
import { pageHead } from '../head.ts';
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

function heroButtons(branch: Branch): BranchViewProps['actions']['buttons'] {
  const words = wordsOf(branch.locale);
  const { shared } = words['branch-pages'];
  return [
    {
      kind: 'whatsapp',
      icon: 'whatsapp',
      label: shared.chat,
      href: chatHref(branch, words.interface.greetings.branch),
      newTab: true,
      by: { event: 'whatsapp_booking', section: 'hero_section', location: branch.slug },
    },
    {
      kind: 'quiet',
      icon: 'phone',
      label: shared.call,
      href: phoneHref(branch),
      by: { event: 'call_click', section: 'phone_number', location: branch.slug },
    },
    {
      kind: 'quiet',
      icon: 'directions',
      label: words.interface.labels.directions,
      href: directionsHref(branch),
      newTab: true,
      by: { event: 'directions_click', section: 'hero_section', location: branch.slug },
    },
  ];
}

export function branchPage(slug: string, locale = DEFAULT_LOCALE) {
  const branch = branchesIn(locale).find((other) => other.slug === slug);
  const { 'branch-pages': pages, locations, interface: shared } = wordsOf(locale);
  const words = branch && pages.items[branch.id];
  if (!branch || !words) throw new Error(`No branch page '${slug}'`);
  const { trail, structured } = trailTo(locale, branch.href, words.trail, [
    { label: locations.trail, href: routes.locations },
  ]);
  const booking = bookingPath({ branch: branch.slug });
  const view: BranchViewProps = {
    hero: { ...words.hero, trail, drawing: { ...drawing(`branch-${branch.slug}`), alt: '' } },
    actions: { rating: ratingOf(branch), badge: badgeOf(branch), buttons: heroButtons(branch) },
    visit: visitCard(branch, pages.shared.visit),
    services: {
      heading: { eyebrow: pages.shared.pricesEyebrow, title: words.prices.title, lead: words.prices.lead },
      lines: priceLines(branch.slug, words.prices.items, locale),
    },
    team: {
      heading: { eyebrow: pages.shared.teamEyebrow, ...words.team },
      barbers: teamIn(locale)
        .filter((barber) => barber.branch.id === branch.id)
        .map(teamCard),
    },
    why: {
      heading: { eyebrow: pages.shared.whyEyebrow, title: words.why.title },
      paragraphs: words.why.paragraphs,
      points: words.why.points,
    },
    closing: {
      ...words.closing,
      buttons: [
        {
          label: pages.shared.closingBook,
          href: booking,
          by: { event: 'book_click', section: 'cta_section', location: branch.slug },
        },
        {
          kind: 'whatsapp',
          icon: 'whatsapp',
          label: pages.shared.chat,
          href: chatHref(branch, shared.greetings.branch),
          newTab: true,
          by: { event: 'whatsapp_booking', section: 'cta_section', location: branch.slug },
        },
      ],
    },
  };
  const head = pageHead({
    locale,
    path: branch.href,
    seo: words.seo,
    structuredData: [structured, organization(locale), hairSalon(branch)],
    view: { section: 'location', location: branch.slug },
  });
  return { head, view, map: mapWidget(branch) };
}
