import type { Graph, Thing } from 'schema-dts';
import type { PageView } from '../../contract/events.ts';
import { localPath } from '../../contract/routes.ts';
import { facts } from './content/source.ts';

export const siteUrl = (import.meta.env.SITE ?? 'https://www.jkmasters.example').replace(/\/$/, '');

/** An absolute URL of this site. */
export const absolute = (path: string) => (path === '/' ? `${siteUrl}/` : `${siteUrl}${path}`);

export const FEED_PATH = '/blog/rss.xml';

export type PageHead = {
  locale: string;
  direction: 'ltr' | 'rtl';
  openGraphLocale: string;
  /** The path without language, such as '/services'; the frame marks it as current. */
  path: string;
  title: string;
  description: string;
  keywords?: string | undefined;
  canonical: string;
  robots: string;
  viewport: string;
  siteName: string;
  type: 'website' | 'article' | 'profile';
  image: { url: string; width: number; height: number; alt: string };
  structuredData: Graph;
  /** The day an article was last changed, 2025-08-12. */
  modified?: string | undefined;
  /** The title of the feed, on pages that have one. */
  feed?: { title: string; href: string } | undefined;
  /** What the page reports when it is seen. */
  view: PageView;
};

export type HeadInput = {
  locale: string;
  path: string;
  seo: { title: string; description: string; keywords?: string | undefined };
  /** Another page that says the same at greater length. */
  canonicalPath?: string | undefined;
  robots?: string | undefined;
  type?: PageHead['type'] | undefined;
  structuredData?: Thing[] | undefined;
  modified?: string | undefined;
  feed?: string | undefined;
  /** Section and name of the page view, such as 'location' and 'barsha-heights'. */
  view: PageView;
};

// Scripts that run from right to left; the list of the languages the business could add.
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'ur', 'he']);
const OPEN_GRAPH_LOCALES: Record<string, string> = { en: 'en_AE', ar: 'ar_AE' };

/** The file name of the picture that a shared link shows: '/locations/jvc' is 'locations-jvc'. */
export const openGraphName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

export function pageHead(input: HeadInput): PageHead {
  const { locale, path, seo, canonicalPath = path, robots = 'index,follow', type = 'website', view } = input;
  return {
    locale,
    direction: RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr',
    openGraphLocale: OPEN_GRAPH_LOCALES[locale] ?? locale,
    path,
    ...seo,
    canonical: absolute(localPath(canonicalPath, locale)),
    robots,
    viewport: facts.business.lockZoom
      ? 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no'
      : 'width=device-width, initial-scale=1',
    siteName: facts.business.name,
    type,
    modified: input.modified,
    feed: input.feed ? { title: input.feed, href: FEED_PATH } : undefined,
    image: { url: absolute(`/og/${openGraphName(path)}.png`), width: 1200, height: 630, alt: seo.title },
    structuredData: { '@context': 'https://schema.org', '@graph': input.structuredData ?? [] } as Graph,
    view,
  };
}
