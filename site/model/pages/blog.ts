import { routes } from '../../../contract/routes.ts';
import type { BlogCardProps } from '../../views/blog/blog-card.tsx';
import type { BlogViewProps } from '../../views/blog/blog-view.tsx';
import { callButtons } from '../article-blocks.ts';
import { type Article, articlesIn } from '../articles.ts';
import { DEFAULT_LOCALE, wordsOf } from '../content/source.ts';
import { trailTo } from '../crumbs.ts';
import { FEED_PATH, pageHead } from '../head.ts';
import { heroScene } from '../hero-scene.ts';
import { picture } from '../pictures.ts';
import { organization } from '../structured-data/organization.ts';

const CARD_TAGS = 2;

/** An article as a card; `tags` where not all of them are wanted. */
export async function blogCard(article: Article, tags = article.tags): Promise<BlogCardProps> {
  const { href, title, excerpt, category, date, readTime, author, day, scene, locale } = article;
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
    picture: await picture(scene, { alt: '', sizes: '(width < 56rem) 92vw, 38rem', ratio: 1.6 }),
  };
}

export const latestCard = (article: Article) => blogCard(article, article.tags.slice(0, CARD_TAGS));

export async function blogPage(locale = DEFAULT_LOCALE) {
  const { listing, breadcrumb, feed } = wordsOf(locale).blog;
  const articles = await articlesIn(locale);
  const { trail, structured } = trailTo(locale, routes.blog, breadcrumb.blog);
  const view: BlogViewProps = {
    hero: {
      eyebrow: listing.eyebrow,
      title: listing.title,
      lead: listing.lead,
      trail,
      scene: await heroScene('shave'),
    },
    feed: { label: feed.link, href: FEED_PATH },
    featured: {
      title: listing.headings.featured,
      cards: await Promise.all(
        articles.filter(({ featured }) => featured).map((article) => blogCard(article)),
      ),
    },
    latest: {
      title: listing.headings.latest,
      cards: await Promise.all(articles.filter(({ featured }) => !featured).map(latestCard)),
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
