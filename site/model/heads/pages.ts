import { articleName, place } from '../../../contract/events.ts';
import { api, pagePath, reviewPages, routes } from '../../../contract/routes.ts';
import { firstN } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import type { PageHeroProps } from '../../components/page-hero.tsx';
import { heroScene, homeHero } from '../media/pictures.ts';
import { describePage, heroOf, type PageInput, trailTo } from '../parts/page.ts';
import { articleSource, blogPosting, hairSalon, organization, webSite } from '../structured-data.ts';

/** The line above the home page's headline: 'Since 2018'. */
export const homeEyebrow = ({ words, facts, fill }: Edition) =>
  fill(words.home.hero.eyebrow, { founded: String(facts.business.founded) });

export function homeHead(edition: Edition) {
  const { seo, hero } = edition.words.home;
  return describePage(edition, {
    path: '/',
    sources: ['home.yaml'],
    prefetch: edition.local(api.branches),
    seo,
    hero: { title: hero.title, eyebrow: homeEyebrow(edition), scene: homeHero(edition) },
    structuredData: [
      webSite(edition),
      organization(edition),
      ...firstN(edition.branches).map((branch) => hairSalon(edition, branch)),
    ],
    view: { section: 'home', location: 'home' },
  });
}

type SimplePage = Pick<PageInput, 'path' | 'view' | 'hidden'> & { scene?: string };

/** Pages with breadcrumbs, and most with a hero picture, by word file. */
const pages = {
  'services-page': {
    path: routes.services,
    scene: 'towels',
    view: { section: 'services', location: 'services' },
  },
  locations: {
    path: routes.locations,
    scene: 'pole-portrait',
    view: { section: 'location', location: 'locations' },
  },
  'team-page': {
    path: routes.team,
    scene: 'scissors',
    view: { section: 'page', location: place('{route}', 'team') },
  },
  booking: { path: routes.booking, scene: 'chair', view: { section: 'booking', location: 'booking' } },
  'press-kit': {
    path: routes.pressKit,
    hidden: true,
    view: { section: 'seo', location: 'press_kit' },
  },
} satisfies Record<string, SimplePage>;
type PageKind = keyof typeof pages;

export function pageHero(edition: Edition, kind: PageKind): PageHeroProps {
  const hero = heroOf(edition, edition.words[kind], (pages[kind] as SimplePage).scene);
  return kind === 'booking' ? { ...hero, scene: heroScene(edition, pages[kind].scene, 'lazy') } : hero;
}

export function pageHead(edition: Edition, kind: PageKind) {
  const { path, view, hidden }: SimplePage = pages[kind];
  const salons = kind === 'locations' ? edition.allBranches.map((branch) => hairSalon(edition, branch)) : [];
  return describePage(edition, {
    path,
    view,
    hidden,
    sources: [`${kind}.yaml`],
    seo: edition.words[kind].seo,
    hero: pageHero(edition, kind),
    structuredData: [organization(edition), ...salons],
  });
}

export type LegalPage = keyof Words['legal'];

export const legalHead = (edition: Edition, page: LegalPage) =>
  describePage(edition, {
    path: routes[page],
    seo: edition.words.legal[page].seo,
    hero: heroOf(edition, edition.words.legal[page]),
    structuredData: [organization(edition)],
    sources: ['legal.yaml'],
    view: { section: 'page', location: place('{route}', page) },
  });

export function blogHero(edition: Edition) {
  const { trail, eyebrow, title, lead } = edition.words.blog.listing;
  return heroOf(edition, { hero: { eyebrow, title, lead }, trail }, 'shave');
}

export const blogHead = (edition: Edition) =>
  describePage(edition, {
    path: routes.blog,
    sources: ['blog.yaml', 'articles/'],
    seo: edition.words.blog.listing.seo,
    hero: blogHero(edition),
    structuredData: [organization(edition)],
    feed: true,
    view: { section: 'blog', location: 'blog_listing' },
  });

export const articleTrail = (edition: Edition, { title }: Article) =>
  trailTo(edition, title, { label: edition.words.blog.listing.trail, href: edition.href('blog') });

export const articleHead = (edition: Edition, article: Article) =>
  describePage(edition, {
    path: pagePath('article', article),
    locales: article.locales,
    seo: { title: article.seoTitle, description: article.description },
    type: 'article',
    sources: [articleSource(article)],
    published: article.confirmedDate,
    hero: {
      title: article.title,
      eyebrow: article.category,
      trail: articleTrail(edition, article),
      scene: heroScene(edition, article.scene, 'lazy'),
    },
    structuredData: [organization(edition), blogPosting(edition, article)],
    feed: true,
    view: { section: 'blog_article', location: place('{article}', articleName(article.slug)) },
  });

/** Message pages, which are not indexed. */
export const messages = {
  notFound: {
    path: pagePath('notFound'),
    view: { section: 'error', location: 'not_found' },
    wordsIn: ({ words }: Edition) => words['not-found'],
  },
  /** Shown offline in place of a page that is not cached. */
  offline: {
    path: pagePath('offline'),
    view: { section: 'error', location: 'offline' },
    wordsIn: ({ words }: Edition) => words['not-found'].offline,
  },
  /** For unknown addresses under /barber/. */
  barberNotFound: {
    path: pagePath('barberNotFound'),
    view: { section: 'error', location: 'barber_not_found' },
    wordsIn: ({ words }: Edition) => words.barber.notFound,
  },
  /** Confirms a review submitted without JavaScript. */
  reviewReceived: {
    path: reviewPages.received,
    view: { section: 'barber', location: 'review_received' },
    wordsIn: ({ words }: Edition) => {
      const { next: small, ...received } = words['review-pages'].received;
      const { title, text: lead } = words.barber.toasts.success;
      return { ...received, title, lead, small };
    },
  },
  /** Explains why a review submitted without JavaScript was rejected. */
  reviewProblem: {
    path: reviewPages.problem,
    view: { section: 'error', location: 'review_problem' },
    wordsIn: ({ words }: Edition) => words['review-pages'].problem,
  },
} as const;
export type MessageKind = keyof typeof messages;

export function messageHead(edition: Edition, kind: MessageKind) {
  const { path, view, wordsIn } = messages[kind];
  const { seo, title } = wordsIn(edition);
  return describePage(edition, {
    path,
    seo,
    view,
    hidden: true,
    // The other pages are responses at arbitrary addresses.
    noCanonical: kind !== 'reviewReceived',
    posts: kind === 'reviewProblem',
    hero: { title },
  });
}
