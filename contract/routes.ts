/** Every URL of the site, without locale prefix. Links, canonicals, files and the server all read this table. */
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
} as const;

export type RouteName = keyof typeof routes;

export const branchPath = (slug: string) => `/locations/${slug}`;
/** The short-form landing page of a branch. */
export const branchLandingPath = (slug: string) => `/${slug}`;
export const barberPath = (id: string) => `/barber/${id}`;
export const articlePath = (slug: string) => `/blog/${slug}`;

export type BookingChoice = { branch?: string; service?: string; barber?: string };

/** /booking with what the link already knows, such as `/booking?branch=jvc&service=haircut`. */
export function bookingPath(choice: BookingChoice = {}): string {
  const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value)).toString();
  return query ? `${routes.booking}?${query}` : routes.booking;
}

export const api = {
  branches: '/api/branches',
  services: '/api/services',
  reviews: '/api/reviews',
  events: '/api/events',
  reviewCounts: '/api/reviews/counts',
  openapi: '/api/openapi.json',
} as const;

/** The same path under a language: English has no prefix. */
export function localPath(path: string, locale: string): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
