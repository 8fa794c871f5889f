import type { Graph, Thing } from 'schema-dts';
import type { PageView } from '../../../contract/events.ts';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import type { Picture } from '../../components/scene.tsx';
import type { LinkPicture, Outside, PageRecord } from '../record.ts';
import { absolute, alternatesOf, linkPictureFile } from './addresses.ts';

/** What stands in the head of the document. */
export type PageHead = {
  /** 'en-AE' */
  tag: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  title: string;
  description: string;
  keywords?: string;
  /** None where a page answers for addresses that lead nowhere. */
  canonical?: string;
  robots: string;
  viewport: string;
  siteName: string;
  type: 'website' | 'article' | 'profile';
  openGraphLocale: string;
  /** Open Graph's names of the other languages. */
  otherLocales: string[];
  alternates: PageRecord['alternates'];
  image: { url: string; width: number; height: number; alt: string };
  structuredData: Graph;
  manifest: string;
  /** The day an article was last changed, 2025-08-12. */
  modified?: string;
  feed?: { title: string; href: string };
  /** What the next page will ask for: browsers fetch it when they are idle. */
  prefetch?: string;
  /** What the page reports when it is seen. */
  view: PageView;
};

/** What header, footer and the buttons around a page must know of it. */
export type Frame = {
  edition: Edition;
  /** The address without its language. */
  path: string;
  /** The branch that the page is about. */
  branch?: Branch | undefined;
  /** It answers for addresses that lead nowhere, and has none of its own. */
  placeless: boolean;
};

/** What every page has around its own view. */
export type PageBase = { head: PageHead; frame: Frame; record: PageRecord };

export type PageInput = {
  /** The address without its language. */
  path: string;
  seo: { title: string; description: string; keywords?: string };
  /** Search engines may not show it. */
  hidden?: boolean;
  /** It answers for addresses that lead nowhere, and has none of its own. */
  placeless?: boolean;
  type?: PageHead['type'];
  structuredData?: Thing[];
  modified?: string;
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

const NOBODY: Outside = { frames: [], pictures: [] };
const underscored = (tag: string) => tag.replace('-', '_');

function linkPictureOf(edition: Edition, { path, linkPicture }: PageInput): LinkPicture {
  const { title, eyebrow, scene } = linkPicture;
  const brand = edition.facts.business.name;
  return {
    file: linkPictureFile(edition.local(path)),
    title,
    eyebrow: eyebrow ?? brand,
    brand,
    places: edition.words.interface.frame.tagline,
    direction: edition.direction,
    ...(scene && { scene: scene.image.src }),
  };
}

/** All that a page says of itself: to search engines and links, in the frame around it, and to publishing. */
export function describePage(edition: Edition, input: PageInput): PageBase {
  const { path, seo, hidden = false, placeless = false, type = 'website', view, modified } = input;
  const { business } = edition.facts;
  const canonical = absolute(edition.local(path));
  const indexable = !hidden;
  const alternates = indexable ? alternatesOf(edition, path) : [];
  const linkPicture = linkPictureOf(edition, input);
  const head: PageHead = {
    tag: edition.tag,
    locale: edition.locale,
    direction: edition.direction,
    ...seo,
    ...(!placeless && { canonical }),
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
    image: { url: absolute(linkPicture.file), width: 1200, height: 630, alt: seo.title },
    structuredData: { '@context': 'https://schema.org', '@graph': input.structuredData ?? [] } as Graph,
    manifest: edition.href('manifest'),
    ...omitUndefined({ modified, prefetch: input.prefetch }),
    ...(input.feed && { feed: { title: edition.words.blog.feed.title, href: edition.href('feed') } }),
    view,
  };
  const record: PageRecord = {
    path: edition.local(path),
    canonical,
    indexable,
    ...omitUndefined({ changed: modified }),
    alternates,
    linkPicture,
    outside: input.outside ?? NOBODY,
    posts: input.posts ?? false,
  };
  return { head, frame: { edition, path, branch: input.branch, placeless }, record };
}
