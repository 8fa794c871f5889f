import { routes } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import type { BlogCardProps } from '../../views/blog/blog-card.tsx';
import type { BlogViewProps } from '../../views/blog/blog-view.tsx';
import { heroScene, picture } from '../media/pictures.ts';
import { callButtons } from '../parts/article-block-props.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type Page } from '../parts/page.ts';
import { organization } from '../structured-data.ts';

const CARD_TAGS = 2;

/** An article as a card; `tags` where not all of them are wanted. */
async function blogCard(edition: Edition, article: Article, tags = article.tags): Promise<BlogCardProps> {
  const { href, title, excerpt, category, date, readTime, author, published, scene } = article;
  return {
    href,
    title,
    excerpt,
    category,
    about: `${date} · ${readTime}`,
    author: author.name,
    day: published,
    tags,
    read: edition.words.blog.listing.read,
    picture: picture(scene, { alt: '', shape: 'card', sizes: '(width < 56rem) 92vw, 38rem' }),
  };
}

export const latestCards = (edition: Edition, articles: readonly Article[]): Promise<BlogCardProps[]> =>
  Promise.all(articles.map((article) => blogCard(edition, article, article.tags.slice(0, CARD_TAGS))));

export async function blogPage(edition: Edition): Promise<Page<BlogViewProps>> {
  const { listing, breadcrumb, feed } = edition.words.blog;
  const { trail, structured } = trailTo(edition, edition.href('blog'), breadcrumb.blog);
  const featured = edition.articles.filter((article) => article.featured);
  const latest = edition.articles.filter((article) => !article.featured);
  const view: BlogViewProps = {
    hero: {
      eyebrow: listing.eyebrow,
      title: listing.title,
      lead: listing.lead,
      trail,
      scene: heroScene('shave'),
    },
    feed: { label: feed.link, href: edition.href('feed') },
    featured: {
      title: listing.headings.featured,
      cards: await Promise.all(featured.map((article) => blogCard(edition, article))),
    },
    latest: { title: listing.headings.latest, cards: await latestCards(edition, latest) },
    closing: {
      title: listing.callToAction.title,
      text: listing.callToAction.text,
      buttons: callButtons(edition, listing.callToAction, 'blog'),
    },
  };
  const base = describePage(edition, {
    path: routes.blog,
    seo: listing.seo,
    structuredData: [structured, organization(edition)],
    feed: true,
    linkPicture: view.hero,
    view: { section: 'blog', location: 'blog_listing' },
  });
  return { ...base, view };
}
