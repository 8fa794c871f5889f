import type { Edition } from '../../../edition/edition.ts';

/** The origin of canonical links. */
export const siteUrl = (process.env.SITE_URL || 'https://www.jkmasters.example').replace(/\/$/, '');

/** An absolute URL of this site. */
export const absolute = (path: string) => (path === '/' ? `${siteUrl}/` : `${siteUrl}${path}`);

/** The picture that a shared link shows: of '/ar/locations/jvc' it is '/og/ar-locations-jvc.png'. */
export const linkPictureFile = (path: string) =>
  `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** A page in every language, and for whoever speaks none of them; nothing while there is one language. */
export function alternatesOf({ languages }: Pick<Edition, 'languages'>, path: string) {
  const [first] = languages;
  if (!first || languages.length < 2) return [];
  return [
    ...languages.map(({ locale, local }) => ({ tag: locale, href: absolute(local(path)) })),
    { tag: 'x-default', href: absolute(first.local(path)) },
  ];
}
