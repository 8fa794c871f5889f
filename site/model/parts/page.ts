import type { Graph, Thing } from 'schema-dts';
import type { PageView } from '../../../contract/events.ts';
import type { Day } from '../../../domain/dubai-time.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Crumb } from '../../components/page-hero.tsx';
import type { Picture } from '../../components/scene.tsx';
import type { LinkPicture, Outside, PageRecord } from '../record.ts';
import { breadcrumbList } from '../structured-data.ts';
import { absolute, alternatesOf, linkPictureFile } from './addresses.ts';

/** What header, footer and the buttons around a page must know of it. */
export type Frame = Pick<PageInput, 'path' | 'branch'> & { edition: Edition; placeless: boolean };

export type PageInput = {
  /** The address without its language. */
  path: string;
  seo: { title: string; description: string; keywords?: string };
  /** Search engines may not show it. */
  hidden?: boolean;
  /** It answers for addresses that lead nowhere, and has none of its own. */
  placeless?: boolean;
  type?: 'website' | 'article' | 'profile';
  trail?: ReturnType<typeof trailTo>;
  /** Beside the trail. */
  structuredData?: Thing[];
  /** The files of its own words in the folder of a language: they tell when it last changed. */
  sources?: readonly string[];
  /** The day of an article, where it is a fact. */
  published?: Day | undefined;
  feed?: boolean;
  /** An address that the next page asks for. */
  prefetch?: string;
  /** The branch that the page is about. */
  branch?: Branch;
  /** What stands first on the page: its link picture says and shows the same. */
  linkPicture: { title: string; eyebrow?: string; scene?: Picture };
  outside?: Outside;
  /** The page has a form that is sent to this site. */
  posts?: boolean;
  /** Section and name of the page view, such as 'location' and 'barsha-heights'. */
  view: PageView;
};

/** The trail that a page shows and tells search engines; home is always its first step. */
export function trailTo({ words, href }: Edition, current: string, ...between: Crumb[]) {
  const { links, breadcrumbs } = words.interface.frame;
  return { label: breadcrumbs, crumbs: [{ label: links.home, href: href('home') }, ...between], current };
}

/** The words of one page of several, by its id. */
export function wordsFor<T>(items: Record<string, T>, id: string): T {
  const words = items[id];
  if (!words) throw new Error(`There are no words for the page of '${id}'`);
  return words;
}

const underscored = (tag: string) => tag.replace('-', '_');

/** All that a page says of itself: to search engines and links, in the frame around it, and to publishing. */
export function describePage(edition: Edition, input: PageInput) {
  const { seo, hidden = false, placeless = false, type = 'website', trail, view, sources = [] } = input;
  const { business } = edition.facts;
  const path = edition.local(input.path);
  const canonical = absolute(path);
  const own = sources.map((file) => `${edition.locale}/${file}`);
  // Prices, hours and names stand on every page but an article.
  const changed = own.length ? edition.changedOn(type === 'article' ? own : [...own, 'facts/']) : undefined;
  const alternates = hidden ? [] : alternatesOf(edition, input.path);
  const { title, eyebrow = business.name, scene } = input.linkPicture;
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
    // None where a page answers for addresses that lead nowhere.
    canonical: placeless ? undefined : canonical,
    robots: hidden ? 'noindex,follow' : 'index,follow',
    viewport: business.lockZoom
      ? 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no'
      : 'width=device-width, initial-scale=1',
    siteName: business.name,
    type,
    openGraphLocale: underscored(edition.tag),
    otherLocales: edition.languages
      .filter(({ tag }) => tag !== edition.tag)
      .map(({ tag }) => underscored(tag)),
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
    outside: input.outside ?? { frames: [], pictures: [] },
    posts: input.posts ?? false,
  };
  const frame: Frame = { edition, path: input.path, branch: input.branch, placeless };
  return { head, frame, record };
}

/** What every page has around its own view. */
export type PageBase = ReturnType<typeof describePage>;
export type PageHead = PageBase['head'];
