import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import type { Edition } from '../../../../edition/edition.ts';
import { absolute } from '../../../model/parts/addresses.ts';
import { editionPaths } from '../../../model/paths.ts';

export const getStaticPaths = editionPaths;

/** The articles as a feed, newest first. */
export function GET({ props: { edition } }: APIContext<{ edition: Edition }>) {
  const { title, description } = edition.words.blog.feed;
  return rss({
    title,
    description,
    site: absolute(edition.href('blog')),
    trailingSlash: false,
    customData: `<language>${edition.tag}</language>`,
    items: edition.articles.map((article) => ({
      title: article.title,
      description: article.excerpt,
      link: article.href,
      pubDate: new Date(article.published),
      categories: [...new Set([article.category, ...article.tags])],
    })),
  });
}
