import type { ArticleNode } from '../../contract/article-text.ts';
import type { Formatters } from '../formatters.ts';
import type { Words } from '../schema/catalogue.ts';
import type { ArticleMatter } from '../schema/words/articles.ts';

/** An article's front matter, and its text as `body`. */
export type Article = ReturnType<typeof joinArticles>[number];

/** The articles of a language, newest first. */
export const joinArticles = (
  articles: Record<string, ArticleMatter>,
  bodies: Record<string, ArticleNode[]>,
  words: Words['blog'],
  format: Formatters,
  localesOf: (slug: string) => string[],
) =>
  Object.entries(articles)
    .map(([slug, matter]) => ({
      ...matter,
      slug,
      /** The languages that have the article. */
      locales: localesOf(slug),
      body: bodies[slug] ?? [],
      href: format.href('article', { slug }),
      /** The date for machine-readable data; undefined if it is a sample. */
      confirmedDate: matter.dateSample ? undefined : matter.published,
      /** 'Jan 05, 2025' */
      date: format.date(matter.published),
      /** '8 min read' */
      readTime: format.count(words.article.readTime, matter.readMinutes),
    }))
    .sort((a, b) => b.published.localeCompare(a.published));
