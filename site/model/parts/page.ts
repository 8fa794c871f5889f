import type { Graph, Thing } from 'schema-dts';
import type { PageView } from '../../../contract/events.ts';
import type { Day } from '../../../domain/dubai-time.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Crumb, PageHeroProps } from '../../components/page-hero.tsx';
import { heroScene } from '../media/pictures.ts';
import type { ExternalOrigins, LinkPicture, PageRecord } from '../record.ts';
import { breadcrumbList } from '../structured-data.ts';
import { absolute, alternatesOf, linkPictureFile } from './addresses.ts';

/** Props of the header, footer and floating buttons. */
export type Frame = Pick<PageInput, 'path' | 'branch' | 'locales'> & {
  edition: Edition;
  noCanonical: boolean;
};

export type PageInput = {
  /** The address without language prefix. */
  path: string;
  seo: { title: string; description: string; keywords?: string };
  /** The languages that have the page; by default all. */
  locales?: readonly string[];
  /** Excluded from search engines. */
  hidden?: boolean;
  /** For pages that are shown at arbitrary addresses, such as 404. */
  noCanonical?: boolean;
  type?: 'website' | 'article' | 'profile';
  /** What the page's hero and its link picture show. */
  hero: Pick<PageHeroProps, 'title' | 'eyebrow' | 'scene'> & Partial<Pick<PageHeroProps, 'trail'>>;
  /** In addition to the breadcrumbs. */
  structuredData?: Thing[];
  /** The page's word files in a language folder, to determine its last change. */
  sources?: readonly string[];
  /** An article's date, unless it is a sample. */
  published?: Day | undefined;
  feed?: boolean;
  /** An API path to prefetch, because the page that visitors usually open next requests it. */
  prefetch?: string;
  /** The branch of the page. */
  branch?: Branch;
  externalOrigins?: ExternalOrigins;
  /** The page has a form that posts to this site. */
  posts?: boolean;
  /** Section and location of the page view, such as 'location' and 'barsha-heights'. */
  view: PageView;
};

/** The breadcrumbs of a page, starting at home. */
export function trailTo({ words, href }: Edition, current: string, ...between: Crumb[]) {
  const { links, breadcrumbs } = words.interface.frame;
  return { label: breadcrumbs, crumbs: [{ label: links.home, href: href('home') }, ...between], current };
}

/** The hero of a page with breadcrumbs, and with a picture if there is the name of a scene. */
export const heroOf = (
  edition: Edition,
  { hero, trail }: { hero: Omit<PageHeroProps, 'trail'>; trail: string },
  scene?: string,
  ...between: Crumb[]
): PageHeroProps => ({
  ...hero,
  trail: trailTo(edition, trail, ...between),
  ...(scene && { scene: heroScene(edition, scene) }),
});

/** The words of a page by id. */
export function wordsFor<T>(items: Record<string, T>, id: string): T {
  const words = items[id];
  if (!words) throw new Error(`There are no words for the page of '${id}'`);
  return words;
}

const underscored = (tag: string) => tag.replace('-', '_');

/** The head, frame and record of a page. */
export function describePage(edition: Edition, input: PageInput) {
  const { seo, hidden = false, noCanonical = false, type = 'website', view, sources = [] } = input;
  const { business } = edition.facts;
  const path = edition.local(input.path);
  const canonical = absolute(path);
  const own = sources.map((file) => `${edition.locale}/${file}`);
  // Facts appear on every page except articles.
  const changed = own.length ? edition.changedOn(type === 'article' ? own : [...own, 'facts/']) : undefined;
  const languages = edition.languages.filter(({ locale }) => input.locales?.includes(locale) ?? true);
  const alternates = hidden ? [] : alternatesOf(languages, input.path);
  const { title, scene, trail, eyebrow = trail?.current ?? business.name } = input.hero;
  const linkPicture: LinkPicture = {
    file: linkPictureFile(path),
    title,
    eyebrow,
    brand: business.name,
    places: edition.words.interface.frame.tagline,
    direction: edition.direction,
    ...(scene && { scene: scene.image.src }),
  };
  const graph = [
    ...(trail ? [breadcrumbList(trail.crumbs, trail.current, path)] : []),
    ...(input.structuredData ?? []),
  ];
  const head = {
    tag: edition.tag,
    direction: edition.direction,
    title: seo.title,
    description: seo.description,
    keywords: seo.keywords,
    canonical: noCanonical ? undefined : canonical,
    robots: hidden ? 'noindex,follow' : 'index,follow',
    viewport: business.lockZoom
      ? 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no'
      : 'width=device-width, initial-scale=1',
    siteName: business.name,
    type,
    openGraphLocale: underscored(edition.tag),
    otherLocales: languages.filter(({ tag }) => tag !== edition.tag).map(({ tag }) => underscored(tag)),
    alternates,
    image: {
      url: absolute(linkPicture.file),
      width: 1200,
      height: 630,
      alt: [title, scene?.alt].filter(Boolean).join(' – '),
    },
    structuredData: { '@context': 'https://schema.org', '@graph': graph } as Graph,
    manifest: edition.href('manifest'),
    published: input.published,
    modified: type === 'article' ? changed : undefined,
    prefetch: input.prefetch,
    preload: scene?.loading === 'first' ? scene.sources : [],
    feed: input.feed && { title: edition.words.blog.feed.title, href: edition.href('feed') },
    view,
  };
  const record: PageRecord = {
    path,
    canonical,
    indexable: !hidden,
    changed,
    alternates,
    linkPicture,
    externalOrigins: input.externalOrigins ?? { frames: [], pictures: [] },
    posts: input.posts ?? false,
  };
  const frame: Frame = {
    edition,
    path: input.path,
    branch: input.branch,
    locales: input.locales,
    noCanonical,
  };
  return { head, frame, record };
}

/** Everything of a page except its view. */
export type PageBase = ReturnType<typeof describePage>;
export type PageHead = PageBase['head'];
