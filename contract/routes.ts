import { FIRST_LANGUAGE } from '../domain/format.ts';

/** Static pages without language prefix, used for links, canonical URLs, files and the server. */
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

/** The preselected values of a link to /booking. */
export type BookingChoice = { branch?: string; service?: string; barber?: string };

/** Pages with parameters, and other generated addresses. */
const dynamicRoutes = {
  branch: ({ slug }: { slug: string }) => `/locations/${slug}`,
  /** The short-form landing page of a branch. */
  branchLanding: ({ slug }: { slug: string }) => `/${slug}`,
  servicePage: ({ slug }: { slug: string }) => `/services/${slug}`,
  barber: ({ id }: { id: string }) => `/barber/${id}`,
  article: ({ slug }: { slug: string }) => `/blog/${slug}`,
  /** A branch's vCard. */
  contactCard: ({ slug }: { slug: string }) => `/locations/${slug}.vcf`,
  feed: () => '/blog/rss.xml',
  manifest: () => '/site.webmanifest',
  notFound: () => '/404',
  /** Shown offline in place of a page that is not cached. */
  offline: () => '/offline',
  barberNotFound: () => '/barber-not-found',
  /** Such as `/booking?branch=jvc&service=haircut`. */
  book: (choice: BookingChoice = {}) => {
    const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value)).toString();
    return query ? `${routes.booking}?${query}` : routes.booking;
  },
};

type DynamicRoutes = typeof dynamicRoutes;
export type PageName = RouteName | keyof DynamicRoutes;
type Params<N extends PageName> = N extends keyof DynamicRoutes ? Parameters<DynamicRoutes[N]> : [];
/** Creates the address of a page from its name and parameters. */
export type Href = <N extends PageName>(name: N, ...subject: Params<N>) => string;

const isStatic = (name: PageName): name is RouteName => name in routes;

/** The address of a page without language prefix: '/locations/jvc'. */
export const pagePath: Href = (name, ...subject) => {
  if (isStatic(name)) return routes[name];
  const make = dynamicRoutes[name as keyof DynamicRoutes] as (...subject: unknown[]) => string;
  return make(...subject);
};

/** Adds the language prefix; the default language has none. */
export function localPath(path: string, locale: string): string {
  if (locale === FIRST_LANGUAGE) return path;
  return `/${locale}${path}`.replace(/\/(?=$|#)/, '');
}

/** Result pages of the review form without JavaScript. `problem` is a template that the server fills in, without its own URL. */
export const reviewPages = { received: '/review-received', problem: '/review-problem' } as const;

/** First path segments reserved for the server, the console and files. */
export const reservedFolders = ['_astro', 'api', 'healthz', 'og', 'press', 'readyz', 'screenshots', 'staff'];

export const api = {
  branches: '/api/branches',
  services: '/api/services',
  reviews: '/api/reviews',
  events: '/api/events',
  appointment: '/api/appointment',
  reviewCounts: '/api/reviews/counts',
  /** The newest reviews as plain text, for browsers without JavaScript. */
  reviewsAsText: '/api/reviews/text',
  ratings: '/api/reviews/ratings',
  today: '/api/today',
} as const;

/** A calendar file at a real address, because in-app browsers cannot save generated files. */
export const appointmentHref = (appointment: Record<string, string>) =>
  `${api.appointment}?${new URLSearchParams(appointment)}`;

/** Page size of a barber's review list. */
export const REVIEWS_PER_PAGE = 20;

/** The cursor `?before=` of the next page: the last review of this one. */
export const cursorAt = ({ createdAt, id }: { createdAt: string; id: string }) => `${createdAt}_${id}`;
