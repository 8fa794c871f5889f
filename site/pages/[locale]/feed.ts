import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { pageOf } from '../../model/page-table.ts';
import { absolute } from '../../model/parts/addresses.ts';

/** The articles as a feed, newest first. */
export function GET(context: APIContext) {
  const { edition } = pageOf(context, 'feed');
  const { title, description } = edition.words.blog.feed;
  return rss({
    title,
    description,
    site: absolute(edition.href('blog')),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${edition.tag}</language><atom:link href="${absolute(edition.href('feed'))}" rel="self" type="application/rss+xml"/>`,
    items: edition.articles.map((article) => ({
      title: article.title,
      description: article.excerpt,
      link: article.href,
      ...(article.confirmedDate && { pubDate: new Date(article.confirmedDate) }),
      categories: [article.category],
    })),
  });
}
