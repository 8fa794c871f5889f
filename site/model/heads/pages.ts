import { articleName, place } from '../../../contract/events.ts';
import { api, pagePath, reviewPages, routes } from '../../../contract/routes.ts';
import { firstN } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import type { Words } from '../../../edition/schema/catalogue.ts';
import { heroScene, wideHero } from '../media/pictures.ts';
import { describePage, type PageInput, trailTo } from '../parts/page.ts';
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
    structuredData: [
      webSite(edition),
      organization(edition),
      ...firstN(edition.branches).map((branch) => hairSalon(edition, branch)),
    ],
    linkPicture: { title: hero.title, eyebrow: homeEyebrow(edition), scene: wideHero(edition) },
    view: { section: 'home', location: 'home' },
  });
}

/** A page with breadcrumbs. */
const trailHead = (
  edition: Edition,
  { seo, hero, trail }: { seo: PageInput['seo']; hero: PageInput['linkPicture']; trail: string },
  about: Pick<PageInput, 'path' | 'view'> & Partial<PageInput>,
) =>
  describePage(edition, {
    seo,
    trail: trailTo(edition, trail),
    structuredData: [organization(edition)],
    linkPicture: hero,
    ...about,
  });

/** Pages with breadcrumbs and a hero picture, by word file. */
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
} as const;

export function pageHead(edition: Edition, kind: keyof typeof pages) {
  const words = edition.words[kind];
  const { path, scene, view } = pages[kind];
  const salons = kind === 'locations' ? edition.allBranches.map((branch) => hairSalon(edition, branch)) : [];
  return trailHead(edition, words, {
    path,
    view,
    sources: [`${kind}.yaml`],
    structuredData: [organization(edition), ...salons],
    linkPicture: { ...words.hero, scene: heroScene(edition, scene) },
  });
}

export const pressKitHead = (edition: Edition) =>
  trailHead(edition, edition.words['press-kit'], {
    path: routes.pressKit,
    hidden: true,
    view: { section: 'seo', location: 'press_kit' },
  });

export type LegalPage = keyof Words['legal'];

export const legalHead = (edition: Edition, page: LegalPage) =>
  trailHead(edition, edition.words.legal[page], {
    path: routes[page],
    sources: ['legal.yaml'],
    view: { section: 'page', location: place('{route}', page) },
  });

export function blogHead(edition: Edition) {
  const { seo, trail, eyebrow, title } = edition.words.blog.listing;
  const hero = { eyebrow, title, scene: heroScene(edition, 'shave') };
  return trailHead(
    edition,
    { seo, hero, trail },
    {
      path: routes.blog,
      sources: ['blog.yaml', 'articles/'],
      feed: true,
      view: { section: 'blog', location: 'blog_listing' },
    },
  );
}

export const articleTrail = (edition: Edition, { title }: Article) =>
  trailTo(edition, title, { label: edition.words.blog.listing.trail, href: edition.href('blog') });

export const articleHead = (edition: Edition, article: Article) =>
  describePage(edition, {
    path: pagePath('article', article),
    seo: { title: article.seoTitle, description: article.description },
    type: 'article',
    sources: [articleSource(article)],
    published: article.stated,
    trail: articleTrail(edition, article),
    structuredData: [organization(edition), blogPosting(edition, article)],
    feed: true,
    linkPicture: {
      title: article.title,
      eyebrow: article.category,
      scene: heroScene(edition, article.scene),
    },
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
    wordsIn: ({ words }: Edition) => ({
      seo: words['review-pages'].received.seo,
      title: words.barber.toasts.success.title,
    }),
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
    linkPicture: { title },
  });
}
