import type { z } from 'zod';
import { FIRST_LANGUAGE } from '../../domain/locale.ts';
import { type ArticleMatter, articleMatter } from '../schema/article-matter.ts';
import { type Facts, factFiles, type Words, wordFiles } from '../schema/catalogue.ts';
import { voiceOf } from '../voice.ts';
import { ContentError, type Problem } from './content-error.ts';
import { factChecks } from './fact-checks.ts';
import { factValues } from './fact-values.ts';
import { fillFacts } from './fill-facts.ts';
import { readMatter, readYaml } from './read-file.ts';
import { seoChecks } from './seo-checks.ts';
import { wordChecks } from './word-checks.ts';

/** The words of a language and what stands at the head of its articles, by slug. */
export type Written = { words: Words; articles: Record<string, ArticleMatter> };
/** Everything in content/, checked; the first language comes first. */
export type Content = { facts: Facts; languages: Record<string, Written> };

const FACTS = 'facts';
const ARTICLE = /^([\w-]+)\/articles\/([\w-]+)\.mdx$/;

/** Every language that has a folder; the first one first, so that it is noticed when it is missing. */
function localesOf(files: Record<string, string>): string[] {
  const folders = Object.keys(files).map((path) => path.split('/')[0] ?? '');
  return [...new Set([FIRST_LANGUAGE, ...folders])].filter((folder) => folder !== FACTS);
}

/**
 * Reads all of content/ from its files' texts, keyed by path ('facts/branches.yaml'), and puts facts into the words.
 * Throws a ContentError that names file, field and reason of everything that is wrong.
 */
export function parseContent(files: Record<string, string>): Content {
  const problems: Problem[] = [];
  const known = new Set<string>();

  const folder = (name: string, schemas: Record<string, z.ZodType>) =>
    Object.fromEntries(
      Object.entries(schemas).map(([file, schema]) => {
        const path = `${name}/${file}.yaml`;
        known.add(path);
        const raw = files[path];
        if (raw === undefined) problems.push({ file: path, field: '', reason: 'the file is missing' });
        return [file, raw === undefined ? undefined : readYaml(path, raw, schema, problems)];
      }),
    );
  const articlesIn = (locale: string) =>
    Object.fromEntries(
      Object.entries(files).flatMap(([path, raw]) => {
        const [, language, slug = ''] = ARTICLE.exec(path) ?? [];
        if (language !== locale) return [];
        known.add(path);
        const matter = readMatter(path, raw, articleMatter, problems);
        return matter ? [[slug, matter] as const] : [];
      }),
    );

  const facts = folder(FACTS, factFiles) as Facts;
  const written = localesOf(files).map(
    (locale) =>
      [locale, { words: folder(locale, wordFiles) as Words, articles: articlesIn(locale) }] as const,
  );
  for (const path of Object.keys(files)) {
    if (!known.has(path))
      problems.push({ file: path, field: '', reason: 'no page reads a file of this name' });
  }
  // Files refer to each other: that can be checked only once each is right by itself.
  if (problems.length) throw new ContentError(problems);

  problems.push(...factChecks(facts));
  // Words are joined with facts: that makes sense only once these are right.
  if (problems.length) throw new ContentError(problems);
  const languages = Object.fromEntries(
    written.map(([locale, raw]) => {
      const filled = filledWords(facts, locale, raw, problems);
      problems.push(...wordChecks(facts, locale, filled.words), ...seoChecks(locale, filled));
      return [locale, filled];
    }),
  );
  if (problems.length) throw new ContentError(problems);
  return { facts, languages };
}

function filledWords(facts: Facts, locale: string, raw: Written, problems: Problem[]): Written {
  const values = factValues(facts, voiceOf(locale, raw.words.interface));
  const filled = <T extends object>(texts: T, path: (name: string) => string): T =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, fillFacts(text, values, path(name), problems)]),
    ) as T;
  return {
    words: filled(raw.words, (name) => `${locale}/${name}.yaml`),
    articles: filled(raw.articles, (slug) => `${locale}/articles/${slug}.mdx`),
  };
}
