import type { RSSOptions } from '@astrojs/rss';
import { articlesIn } from './articles.ts';
import { DEFAULT_LOCALE, wordsOf } from './content/source.ts';
import { siteUrl } from './head.ts';
import { languageTag } from './locale.ts';

/** The articles as a feed, newest first. */
export async function feedOf(locale = DEFAULT_LOCALE): Promise<RSSOptions> {
  const { title, description } = wordsOf(locale).blog.feed;
  const articles = await articlesIn(locale);
  return {
    title,
    description,
    site: siteUrl,
    trailingSlash: false,
    customData: `<language>${languageTag(locale)}</language>`,
    items: articles.map((article) => ({
      title: article.title,
      description: article.excerpt,
      link: article.href,
      pubDate: article.published,
      categories: [article.category, ...article.tags],
    })),
  };
}
