import type { Edition } from '../../../edition/edition.ts';

/** The origin of canonical links. */
export const siteUrl = (process.env.SITE_URL || 'https://www.jkmasters.example').replace(/\/$/, '');

/** An absolute URL of this site. */
export const absolute = (path: string) => (path === '/' ? `${siteUrl}/` : `${siteUrl}${path}`);

/** The link picture of a path: '/ar/locations/jvc' has '/og/ar-locations-jvc.png'. */
export const linkPictureFile = (path: string) =>
  `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** hreflang alternates of a page including x-default; empty if it is in one language. */
export function alternatesOf(languages: Edition['languages'], path: string) {
  const [first] = languages;
  if (!first || languages.length < 2) return [];
  return [
    ...languages.map(({ locale, local }) => ({ tag: locale, href: absolute(local(path)) })),
    { tag: 'x-default', href: absolute(first.local(path)) },
  ];
}
