import { api } from '../../../contract/routes.ts';
import { firstN } from '../../../domain/lists.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { NearestBranchProps } from '../../islands/nearest-branch.island.tsx';
import type { HomeViewProps } from '../../views/home/home-view.tsx';
import { narrowHero, wideHero } from '../media/pictures.ts';
import { bathOf } from '../parts/bath.ts';
import { ratingOf } from '../parts/branch.ts';
import { branchSection } from '../parts/branch-card-props.ts';
import { plainBookButton } from '../parts/calls.ts';
import { heroChatMenu, serviceChatMenu } from '../parts/chats.ts';
import { finder } from '../parts/finder.ts';
import { describePage, type Page } from '../parts/page.ts';
import { reviewCards, testimonialCards } from '../parts/quotes.ts';
import { teamOfHouse } from '../parts/team-of-house.ts';
import { organization, webSite } from '../structured-data.ts';

async function heroOf(edition: Edition): Promise<HomeViewProps['hero']> {
  const { hero } = edition.words.home;
  const { claims, founded } = edition.facts.business;
  return {
    title: hero.title,
    lead: hero.lead,
    statsLabel: hero.statsLabel,
    ratingsLabel: hero.ratingsLabel,
    eyebrow: edition.fill(hero.eyebrow, { founded: String(founded) }),
    chat: heroChatMenu(edition, hero.chat),
    locations: {
      label: hero.locations,
      href: edition.href('locations'),
      by: { event: 'navigation', section: 'hero_section', location: 'locations' },
    },
    wide: wideHero(),
    narrow: narrowHero(),
    stats: [
      { number: String(claims.expertBarbers), label: hero.stats.barbers },
      { number: `${edition.figures.reviews}+`, label: hero.stats.reviews },
      { number: String(edition.branches.length), label: hero.stats.locations },
      { ...hero.stats.bath, icon: 'hammam' },
    ],
    ratings: firstN(edition.branches).map((branch) => ({
      branch: branch.name,
      href: branch.href,
      rating: ratingOf(edition, branch),
    })),
  };
}

function statisticsOf(edition: Edition): HomeViewProps['statistics'] {
  const { heading, stats } = edition.words.home.statistics;
  const { claims, founded } = edition.facts.business;
  const values = {
    founded: String(founded),
    barbers: String(claims.expertBarbers),
    branches: String(edition.branches.length),
    percent: edition.percent(claims.returnWithinSixMonthsPercent),
  };
  const { combinedYears, clients, yearsInBusiness, recommend } = stats;
  const figure = (number: string, said: { label: string; sublabel: string }) => ({
    number,
    label: edition.fill(said.label, values),
    sublabel: edition.fill(said.sublabel, values),
  });
  return {
    heading,
    first: figure(`${claims.combinedYears}+`, combinedYears),
    others: [
      figure(`${claims.clients}+`, clients),
      figure(`${claims.yearsInBusiness}+`, yearsInBusiness),
      figure(edition.percent(claims.recommendPercent), recommend),
    ],
  };
}

export async function homePage(
  edition: Edition,
): Promise<Page<HomeViewProps> & { finder: NearestBranchProps }> {
  const words = edition.words.home;
  const noteOn = (quotes: readonly { sample?: true }[]) =>
    quotes.some(({ sample }) => sample) ? { note: words.samples } : {};
  const view: HomeViewProps = {
    hero: await heroOf(edition),
    services: {
      heading: words.services.heading,
      lines: edition.menu.map((service) => ({
        id: service.id,
        name: service.name,
        price: service.priceText,
        duration: service.durationText,
        description: service.description,
        ...omitUndefined({ note: service.note }),
        chat: serviceChatMenu(edition, service),
      })),
      all: { label: words.services.all, href: edition.href('services') },
    },
    ...omitUndefined({ bath: await bathOf(edition) }),
    statistics: statisticsOf(edition),
    nearest: words.nearest,
    locations: branchSection(edition, words.locations.heading),
    team: await teamOfHouse(edition),
    reviews: {
      heading: words.reviews.heading,
      quotes: reviewCards(edition),
      all: edition.fill(words.reviews.all, { count: String(edition.facts.reviews.length) }),
      ...noteOn(edition.facts.reviews),
    },
    testimonials: {
      ...words.testimonials,
      quotes: testimonialCards(edition),
      ...noteOn(edition.facts.testimonials),
    },
    closing: {
      title: words.closing.title,
      text: words.closing.text,
      buttons: [plainBookButton(edition, words.closing.book, 'home')],
    },
  };
  const base = describePage(edition, {
    path: '/',
    prefetch: edition.local(api.branches),
    seo: words.seo,
    structuredData: [webSite(edition), organization(edition)],
    linkPicture: { title: view.hero.title, eyebrow: view.hero.eyebrow, scene: view.hero.wide },
    view: { section: 'home', location: 'home' },
  });
  return { ...base, view, finder: finder(edition, { areasBuilt: false }) };
}
