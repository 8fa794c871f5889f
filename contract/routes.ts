import { FIRST_LANGUAGE } from '../domain/format.ts';

/** Every page of the site that stands alone, without its language. Links, canonicals, files and the server read this table. */
export const routes = {
  home: '/',
  services: '/services',
  locations: '/locations',
  bestBarbershop: '/best-barbershop-dubai',
  fadeHaircut: '/fade-haircut-dubai',
  beardTrim: '/beard-trim-dubai',
  blog: '/blog',
  pressKit: '/press-kit',
  booking: '/booking',
  premiumHaircuts: '/services/premium-haircuts',
  beardStyling: '/services/beard-styling',
  traditionalShave: '/services/traditional-shave',
  moroccanBath: '/services/moroccan-bath',
  team: '/team',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
} as const;

export type RouteName = keyof typeof routes;

/** What a link to /booking already knows. */
export type BookingChoice = { branch?: string; service?: string; barber?: string };

/** Pages that are about something. */
const about = {
  branch: ({ slug }: { slug: string }) => `/locations/${slug}`,
  /** The short-form landing page of a branch. */
  branchLanding: ({ slug }: { slug: string }) => `/${slug}`,
  servicePage: ({ slug }: { slug: string }) => `/services/${slug}`,
  barber: ({ id }: { id: string }) => `/barber/${id}`,
  article: ({ slug }: { slug: string }) => `/blog/${slug}`,
  /** The drawn plan around a branch, or of them all. */
  plan: ({ slug }: { slug: string }) => `/plan/${slug}.svg`,
  /** Of a branch, for an address book. */
  contactCard: ({ slug }: { slug: string }) => `/locations/${slug}.vcf`,
  feed: () => '/blog/rss.xml',
  manifest: () => '/site.webmanifest',
  notFound: () => '/404',
  /** What a browser without a network shows for a page that it has not kept. */
  offline: () => '/offline',
  barberNotFound: () => '/barber-not-found',
  /** Such as `/booking?branch=jvc&service=haircut`. */
  book: (choice: BookingChoice = {}) => {
    const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value)).toString();
    return query ? `${routes.booking}?${query}` : routes.booking;
  },
};

type About = typeof about;
export type PageName = RouteName | keyof About;
type Subject<N extends PageName> = N extends keyof About ? Parameters<About[N]> : [];
/** Makes the address of a page by its name and what it is about. */
export type Href = <N extends PageName>(name: N, ...subject: Subject<N>) => string;

const isStatic = (name: PageName): name is RouteName => name in routes;

/** The address of a page without its language: '/locations/jvc'. */
export const pagePath: Href = (name, ...subject) => {
  if (isStatic(name)) return routes[name];
  const make = about[name as keyof About] as (...subject: unknown[]) => string;
  return make(...subject);
};

/** The same address under a language; the first language has no prefix. */
export function localPath(path: string, locale: string): string {
  if (locale === FIRST_LANGUAGE) return path;
  return `/${locale}${path}`.replace(/\/(?=$|#)/, '');
}

/** Where a review sent without JavaScript ends; the second is filled in by the server and has no address of its own. */
export const reviewPages = { received: '/review-received', problem: '/review-problem' } as const;

/** First parts of addresses under which no page of the content stands: those of the server, of the console and of files. */
export const reservedFolders = ['_astro', 'api', 'healthz', 'og', 'press', 'readyz', 'screenshots', 'staff'];

export const api = {
  branches: '/api/branches',
  services: '/api/services',
  reviews: '/api/reviews',
  events: '/api/events',
  appointment: '/api/appointment',
  reviewCounts: '/api/reviews/counts',
  /** The newest ones for a browser without JavaScript. */
  reviewsAsText: '/api/reviews/text',
  ratings: '/api/reviews/ratings',
  today: '/api/today',
} as const;

/** An appointment as a file for a calendar, at a real address: browsers inside other apps save nothing that a page makes. */
export const appointmentHref = (appointment: Record<string, string>) =>
  `${api.appointment}?${new URLSearchParams(appointment)}`;

/** Reviews on a page of a barber's list. */
export const REVIEWS_PER_PAGE = 20;

/** Where the next page of a list begins: `?before=` the last review of this one. */
export const cursorAt = ({ createdAt, id }: { createdAt: string; id: string }) => `${createdAt}_${id}`;
