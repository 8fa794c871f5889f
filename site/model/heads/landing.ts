import { place } from '../../../contract/events.ts';
import { pagePath, routes } from '../../../contract/routes.ts';
import { firstN } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import { offerId } from '../../../edition/join/offers.ts';
import { describePage, heroOf, wordsFor } from '../parts/page.ts';
import { faqPage, hairSalon, organization, serviceOffers } from '../structured-data.ts';

/** Landing pages by word file: route, analytics location, hero scene, page that sells, and offer to book. */
export const landingPages = {
  'best-barbershop': {
    route: 'bestBarbershop',
    place: 'best_barbershop_dubai',
    scene: 'pole-portrait',
    // Only quotes prices of other pages.
    sells: undefined,
  },
  'fade-haircut': {
    route: 'fadeHaircut',
    place: 'fade_haircut_dubai',
    scene: 'clippers',
    sells: 'fade',
    offer: offerId('best-barbershop', 'fade'),
  },
  'beard-trim': {
    route: 'beardTrim',
    place: 'beard_trim_dubai',
    scene: 'shave',
    sells: 'beard-trim',
    offer: offerId('best-barbershop', 'beard'),
  },
} as const;
export type LandingKind = keyof typeof landingPages;

export const landingHero = (edition: Edition, kind: LandingKind) =>
  heroOf(edition, edition.words[kind], landingPages[kind].scene);

export function landingHead(edition: Edition, kind: LandingKind) {
  const { seo, trail, questions } = edition.words[kind];
  const { route, place: location, sells } = landingPages[kind];
  const href = edition.href(route);
  const offers = sells && edition.offersOf(sells);
  return describePage(edition, {
    path: routes[route],
    sources: [`${kind}.yaml`],
    seo,
    hero: landingHero(edition, kind),
    structuredData: [
      organization(edition),
      ...(offers
        ? [serviceOffers(edition, { name: trail, description: seo.description, href, offers })]
        : firstN(edition.branches).map((branch) => hairSalon(edition, branch))),
      faqPage(questions.items),
    ],
    view: { section: 'seo', location },
  });
}

export const servicePageWords = ({ words }: Edition, slug: string) =>
  wordsFor(words['service-pages'].items, slug);

export function servicePageHero(edition: Edition, slug: string) {
  const words = servicePageWords(edition, slug);
  const services = { label: edition.words['services-page'].trail, href: edition.href('services') };
  return heroOf(edition, words, words.scene, services);
}

/** A page under /services, by its last path segment. */
export function servicePageHead(edition: Edition, slug: string) {
  const { seo, teaser, questions } = servicePageWords(edition, slug);
  const offers = serviceOffers(edition, {
    name: teaser.name,
    description: seo.description,
    href: edition.href('servicePage', { slug }),
    offers: edition.offersOf(slug),
  });
  return describePage(edition, {
    path: pagePath('servicePage', { slug }),
    sources: ['service-pages.yaml'],
    seo,
    hero: servicePageHero(edition, slug),
    structuredData: [organization(edition), offers, faqPage(questions.items)],
    view: { section: 'seo', location: place('{servicePage}', slug) },
  });
}
