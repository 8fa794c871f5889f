import { articleName, type PageView, place } from '../../../contract/events.ts';
import { api, pagePath, reviewPages, routes } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import { heroScene, wideHero } from '../media/pictures.ts';
import { describePage, type PageInput, trailTo } from '../parts/page.ts';
import { blogPosting, hairSalon, organization, webSite } from '../structured-data.ts';

/** What stands over the headline of the home page: 'Since 2018'. */
export const homeEyebrow = ({ words, facts, fill }: Edition) =>
  fill(words.home.hero.eyebrow, { founded: String(facts.business.founded) });

export function homeHead(edition: Edition) {
  const { seo, hero } = edition.words.home;
  return describePage(edition, {
    path: '/',
    prefetch: edition.local(api.branches),
    seo,
    structuredData: [webSite(edition), organization(edition)],
    linkPicture: { title: hero.title, eyebrow: homeEyebrow(edition), scene: wideHero() },
    view: { section: 'home', location: 'home' },
  });
}

export function servicesHead(edition: Edition) {
  const { seo, hero, trail } = edition.words['services-page'];
  return describePage(edition, {
    path: routes.services,
    seo,
    trail: trailTo(edition, trail),
    structuredData: [organization(edition)],
    linkPicture: { ...hero, scene: heroScene('towels') },
    view: { section: 'services', location: 'services' },
  });
}

export function locationsHead(edition: Edition) {
  const { seo, hero, trail } = edition.words.locations;
  return describePage(edition, {
    path: routes.locations,
    seo,
    trail: trailTo(edition, trail),
    structuredData: [organization(edition), ...edition.branches.map((branch) => hairSalon(edition, branch))],
    linkPicture: { ...hero, scene: heroScene('pole-portrait') },
    view: { section: 'location', location: 'locations' },
  });
}

export function bookingHead(edition: Edition) {
  const { seo, hero, trail } = edition.words.booking;
  return describePage(edition, {
    path: routes.booking,
    seo,
    trail: trailTo(edition, trail),
    structuredData: [organization(edition)],
    linkPicture: { ...hero, scene: heroScene('chair') },
    view: { section: 'booking', location: 'booking' },
  });
}

export function pressKitHead(edition: Edition) {
  const { seo, hero, trail } = edition.words['press-kit'];
  return describePage(edition, {
    path: routes.pressKit,
    seo,
    hidden: true,
    trail: trailTo(edition, trail),
    structuredData: [organization(edition)],
    linkPicture: hero,
    view: { section: 'seo', location: 'press_kit' },
  });
}

export function blogHead(edition: Edition) {
  const { breadcrumb, listing } = edition.words.blog;
  const { seo, eyebrow, title } = listing;
  return describePage(edition, {
    path: routes.blog,
    seo,
    trail: trailTo(edition, breadcrumb.blog),
    structuredData: [organization(edition)],
    feed: true,
    linkPicture: { eyebrow, title, scene: heroScene('shave') },
    view: { section: 'blog', location: 'blog_listing' },
  });
}

export const articleTrail = (edition: Edition, { title }: Article) =>
  trailTo(edition, title, { label: edition.words.blog.breadcrumb.blog, href: edition.href('blog') });

export const articleHead = (edition: Edition, article: Article) =>
  describePage(edition, {
    path: pagePath('article', article),
    seo: { title: article.seoTitle, description: article.description },
    type: 'article',
    modified: article.published,
    trail: articleTrail(edition, article),
    structuredData: [organization(edition), blogPosting(edition, article)],
    feed: true,
    linkPicture: { title: article.title, eyebrow: article.category, scene: heroScene(article.scene) },
    view: { section: 'blog_article', location: place('{article}', articleName(article.slug)) },
  });

type MessageWords = { seo: PageInput['seo']; title: string };

/** A page that says one thing, and may not be found; most answer for addresses that lead nowhere. */
const messageHead = (
  edition: Edition,
  path: string,
  { seo, title }: MessageWords,
  view: PageView,
  more: Partial<PageInput> = {},
) =>
  describePage(edition, {
    ...{ path, seo, view },
    hidden: true,
    placeless: true,
    linkPicture: { title },
    ...more,
  });

export const notFoundHead = (edition: Edition) =>
  messageHead(edition, pagePath('notFound'), edition.words['not-found'], {
    section: 'error',
    location: 'not_found',
  });

/** For /barber/… without a barber. */
export const barberNotFoundHead = (edition: Edition) =>
  messageHead(edition, pagePath('barberNotFound'), edition.words.barber.notFound, {
    section: 'error',
    location: 'barber_not_found',
  });

/** Where a review sent without JavaScript ends. */
export const reviewReceivedHead = (edition: Edition) =>
  messageHead(
    edition,
    reviewPages.received,
    {
      seo: edition.words['review-pages'].received.seo,
      title: edition.words.barber.toasts.success.title,
    },
    { section: 'barber', location: 'review_received' },
    { placeless: false },
  );

/** What answers a review sent without JavaScript that was not taken. */
export const reviewProblemHead = (edition: Edition) =>
  messageHead(
    edition,
    reviewPages.problem,
    edition.words['review-pages'].problem,
    { section: 'error', location: 'review_problem' },
    { posts: true },
  );
