import { type CollectionEntry, getCollection } from 'astro:content';
import { articlePath } from '../../contract/routes.ts';
import { formatReviewDate } from '../../domain/dates.ts';
import { fillGreeting as fill } from '../../domain/links.ts';
import { averageAndCount } from './business-figures.ts';
import { facts, wordsOf } from './content/source.ts';
import { languageTag } from './locale.ts';

type Entry = CollectionEntry<'articles'>;
export type Article = Entry['data'] & {
  entry: Entry;
  slug: string;
  locale: string;
  href: string;
  /** 2025-01-05 */
  day: string;
  date: string;
  readTime: string;
};

function articleOf(entry: Entry): Article {
  const [locale = '', , slug = ''] = entry.id.split('/');
  const { data } = entry;
  return {
    ...data,
    entry,
    slug,
    locale,
    href: articlePath(slug),
    day: data.published.toISOString().slice(0, 10),
    date: formatReviewDate(data.published.toISOString(), languageTag(locale)),
    readTime: fill(wordsOf(locale).blog.article.readTime, { minutes: String(data.readMinutes) }),
  };
}

/** The articles of a language, newest first. */
export async function articlesIn(locale: string): Promise<Article[]> {
  const entries = await getCollection('articles', ({ id }) => id.startsWith(`${locale}/`));
  return entries.map(articleOf).sort((a, b) => b.day.localeCompare(a.day));
}

/** What the prose of an article may name in braces. */
export function articleFacts(locale: string) {
  const { founded, claims } = facts.business;
  const { rating, reviews } = averageAndCount(locale);
  return {
    founded: String(founded),
    branches: wordsOf(locale).interface.numbers[facts.branches.length] ?? String(facts.branches.length),
    barbers: String(claims.expertBarbers),
    combinedYears: `${claims.combinedYears}+`,
    clients: `${claims.clients}+`,
    rating,
    reviews: `${reviews}+`,
  };
}
