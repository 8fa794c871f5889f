import { bookingPath, routes } from '../../../contract/routes.ts';
import { fillGreeting as fill } from '../../../domain/links.ts';
import type { HomeViewProps } from '../../views/home/home-view.tsx';
import { branchesIn, ratingOf } from '../branch.ts';
import { branchSection } from '../branch-section.ts';
import { averageAndCount } from '../business-figures.ts';
import { chatMenu, serviceChatMenu } from '../chats.ts';
import { DEFAULT_LOCALE, facts, wordsOf } from '../content/source.ts';
import { finder } from '../finder.ts';
import { pageHead } from '../head.ts';
import { narrowHero, wideHero } from '../hero-scene.ts';
import { percentText } from '../percent.ts';
import { reviewCards, testimonialCards } from '../quotes.ts';
import { menuServices } from '../service.ts';
import { organization } from '../structured-data/organization.ts';
import { webSite } from '../structured-data/web-site.ts';
import { teamCard, teamIn } from '../team.ts';

export async function homePage(locale = DEFAULT_LOCALE) {
  const words = wordsOf(locale).home;
  const branches = branchesIn(locale);
  const { claims, founded } = facts.business;
  const { reviews } = averageAndCount(locale);
  const values = {
    founded: String(founded),
    barbers: String(claims.expertBarbers),
    branches: String(branches.length),
    percent: percentText(claims.returnWithinSixMonthsPercent, locale),
  };
  const { stats } = words.statistics;
  const figure = (number: string, said: { label: string; sublabel: string }) => ({
    number,
    label: fill(said.label, values),
    sublabel: fill(said.sublabel, values),
  });
  const view: HomeViewProps = {
    hero: {
      title: words.hero.title,
      lead: words.hero.lead,
      statsLabel: words.hero.statsLabel,
      ratingsLabel: words.hero.ratingsLabel,
      eyebrow: fill(words.hero.eyebrow, values),
      chat: chatMenu({ id: 'chat-hero', label: words.hero.chat, section: 'hero_section', locale }),
      locations: {
        label: words.hero.locations,
        href: routes.locations,
        by: { event: 'navigation', section: 'hero_section', location: 'locations' },
      },
      wide: await wideHero(),
      narrow: await narrowHero(),
      stats: [
        { number: values.barbers, label: words.hero.stats.barbers },
        { number: `${reviews}+`, label: words.hero.stats.reviews },
        { number: values.branches, label: words.hero.stats.locations },
        words.hero.stats.bath,
      ],
      ratings: branches.map((branch) => ({
        branch: branch.name,
        href: branch.href,
        rating: ratingOf(branch),
      })),
    },
    services: {
      heading: words.services.heading,
      lines: menuServices(locale).map((service) => ({
        id: service.id,
        name: service.name,
        price: service.priceText,
        duration: service.durationText,
        description: service.description,
        note: service.note,
        chat: serviceChatMenu(service, 'services', locale),
      })),
      all: { label: words.services.all, href: routes.services },
    },
    statistics: {
      heading: words.statistics.heading,
      stats: [
        figure(`${claims.combinedYears}+`, stats.combinedYears),
        figure(`${claims.clients}+`, stats.clients),
        figure(`${claims.yearsInBusiness}+`, stats.yearsInBusiness),
        figure(percentText(claims.recommendPercent, locale), stats.recommend),
      ],
    },
    nearest: words.nearest,
    locations: branchSection(words.locations.heading, locale),
    team: { ...words.team, barbers: await Promise.all(teamIn(locale).map(teamCard)) },
    reviews: { ...words.reviews, quotes: reviewCards(locale) },
    testimonials: { ...words.testimonials, quotes: testimonialCards(locale) },
    closing: {
      title: words.closing.title,
      text: words.closing.text,
      buttons: [
        {
          label: words.closing.book,
          href: bookingPath(),
          by: { event: 'book_click', section: 'cta_section', location: 'home' },
        },
      ],
    },
  };
  return {
    head: pageHead({
      locale,
      path: routes.home,
      seo: words.seo,
      structuredData: [webSite(locale), organization(locale)],
      view: { section: 'home', location: 'home' },
    }),
    view,
    finder: finder(locale),
  };
}
