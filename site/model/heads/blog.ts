import { articleName, place } from '../../../contract/events.ts';
import { pagePath, routes } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Article } from '../../../edition/join/articles.ts';
import { heroScene } from '../media/pictures.ts';
import { trailTo } from '../parts/crumbs.ts';
import { describePage, type PageBase } from '../parts/page.ts';
import { blogPosting, organization } from '../structured-data.ts';

export const blogTrail = (edition: Edition) =>
  trailTo(edition, edition.href('blog'), edition.words.blog.breadcrumb.blog);

export function blogHead(edition: Edition): PageBase {
  const { seo, eyebrow, title } = edition.words.blog.listing;
  return describePage(edition, {
    path: routes.blog,
    seo,
    structuredData: [blogTrail(edition).structured, organization(edition)],
    feed: true,
    linkPicture: { eyebrow, title, scene: heroScene('shave') },
    view: { section: 'blog', location: 'blog_listing' },
  });
}

export const articleTrail = (edition: Edition, { href, title }: Article) =>
  trailTo(edition, href, title, [{ label: edition.words.blog.breadcrumb.blog, href: edition.href('blog') }]);

export const articleHead = (edition: Edition, article: Article): PageBase =>
  describePage(edition, {
    path: pagePath('article', article),
    seo: { title: article.seoTitle, description: article.description },
    type: 'article',
    modified: article.published,
    structuredData: [
      articleTrail(edition, article).structured,
      organization(edition),
      blogPosting(edition, article),
    ],
    feed: true,
    linkPicture: { title: article.title, eyebrow: article.category, scene: heroScene(article.scene) },
    view: { section: 'blog_article', location: place('{article}', articleName(article.slug)) },
  });
