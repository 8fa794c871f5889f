import type { RSSOptions } from '@astrojs/rss';
import type { Edition } from '../../../edition/edition.ts';
import { absolute } from '../parts/addresses.ts';

/** The articles as a feed, newest first. */
export function feedOf(edition: Edition): RSSOptions {
  const { title, description } = edition.words.blog.feed;
  return {
    title,
    description,
    site: absolute(edition.href('home')),
    trailingSlash: false,
    customData: `<language>${edition.tag}</language>`,
    items: edition.articles.map((article) => ({
      title: article.title,
      description: article.excerpt,
      link: article.href,
      pubDate: new Date(article.published),
      categories: [article.category, ...article.tags],
    })),
  };
}
