import { routes } from '../../../contract/routes.ts';
import type { BlogCardProps } from '../../views/blog/blog-card.tsx';
import type { BlogViewProps } from '../../views/blog/blog-view.tsx';
import { callButtons } from '../article-blocks.ts';
import { type Article, articlesIn } from '../articles.ts';
import { DEFAULT_LOCALE, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { findDrawing } from '../drawings.ts';
import { FEED_PATH, pageHead } from '../head.ts';
import { organization } from '../structured-data/organization.ts';

const CARD_TAGS = 2;

/** An article as a card; `tags` where not all of them are wanted. */
export function blogCard(article: Article, tags = article.tags): BlogCardProps {
  const { href, title, excerpt, category, date, readTime, author, day, drawing, locale } = article;
  return {
    href,
    title,
    excerpt,
    category,
    about: `${date} · ${readTime}`,
    author: author.name,
    day,
    tags,
    read: wordsOf(locale).blog.listing.read,
    drawing: findDrawing(drawing),
  };
}

export const latestCard = (article: Article) => blogCard(article, article.tags.slice(0, CARD_TAGS));

export async function blogPage(locale = DEFAULT_LOCALE) {
  const { listing, breadcrumb, feed } = wordsOf(locale).blog;
  const articles = await articlesIn(locale);
  const { trail, structured } = trailTo(locale, routes.blog, breadcrumb.blog);
  const view: BlogViewProps = {
    hero: { eyebrow: listing.eyebrow, title: listing.title, lead: listing.lead, trail },
    feed: { label: feed.link, href: FEED_PATH },
    featured: {
      title: listing.headings.featured,
      cards: articles.filter(({ featured }) => featured).map((article) => blogCard(article)),
    },
    latest: {
      title: listing.headings.latest,
      cards: articles.filter(({ featured }) => !featured).map(latestCard),
    },
    closing: {
      title: listing.callToAction.title,
      text: listing.callToAction.text,
      buttons: callButtons(listing.callToAction, 'blog'),
    },
  };
  const head = pageHead({
    locale,
    path: routes.blog,
    seo: listing.seo,
    structuredData: [structured, organization(locale)],
    view: { section: 'blog', location: 'blog_listing' },
    feed: feed.title,
  });
  return { head, view };
}
