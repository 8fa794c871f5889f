import type { ArticleMatter } from '../schema/article-matter.ts';
import type { Words } from '../schema/catalogue.ts';
import type { Voice } from '../voice.ts';

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
  voice: Voice,
): Article[] =>
  Object.entries(articles)
    .map(([slug, matter]) => ({
      ...matter,
      slug,
      href: voice.href('article', { slug }),
      date: voice.date(matter.published),
      readTime: voice.count(words.article.readTime, matter.readMinutes),
    }))
    .sort((a, b) => b.published.localeCompare(a.published));
