import type { Formatters } from '../formatters.ts';
import type { Words } from '../schema/catalogue.ts';
import type { ArticleMatter } from '../schema/words/articles.ts';

/** What stands at the head of an article's file; its text is read where it is set. */
export type Article = ArticleMatter & {
  slug: string;
  href: string;
  /** 'Jan 05, 2025' */
  date: string;
  /** '8 min read' */
  readTime: string;
};

/** The articles of a language, newest first. */
export const joinArticles = (
  articles: Record<string, ArticleMatter>,
  words: Words['blog'],
  format: Formatters,
): Article[] =>
  Object.entries(articles)
    .map(([slug, matter]) => ({
      ...matter,
      slug,
      href: format.href('article', { slug }),
      date: format.date(matter.published),
      readTime: format.count(words.article.readTime, matter.readMinutes),
    }))
    .sort((a, b) => b.published.localeCompare(a.published));
