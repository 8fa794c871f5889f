import type { z } from 'zod';
import type { ArticleNode } from '../../contract/article-text.ts';
import type { Finding } from '../../contract/findings.ts';
import type { Day } from '../../domain/dubai-time.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { formattersOf } from '../formatters.ts';
import { branchNames, namesIn } from '../join/branches.ts';
import { type Facts, firstLanguageFiles, type Words, wordFiles } from '../schema/catalogue.ts';
import { factFiles } from '../schema/facts.ts';
import { id } from '../schema/shared.ts';
import { type ArticleMatter, articleMatter } from '../schema/words/articles.ts';
import { nameNotices } from './branch-names.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkFacts } from './check-facts.ts';
import { checkLinks } from './check-links.ts';
import { quoteNotices } from './check-quotes.ts';
import { checkNames, checkSeo, checkTranslated } from './check-words.ts';
import { ContentError, findingOf, type Problem, type Report, type Sources } from './errors.ts';
import { factValues } from './fact-values.ts';
import { fillFacts } from './fill-facts.ts';
import { readYaml } from './read.ts';
import { readArticle, readBody } from './read-article.ts';

/** The words of a language and what stands at the head of its articles, by slug. */
export type Written = {
  words: Words;
  articles: Record<string, ArticleMatter>;
  /** The texts below them. */
  bodies: Record<string, ArticleNode[]>;
  /** What its texts may name in braces: 'haircut.price' is 'AED 60'. */
  values: Record<string, string>;
};
/** Everything in content/, checked; the first language comes first. `notices` are for the owner and stop nothing. */
export type Content = {
  facts: Facts;
  languages: Record<string, Written>;
  notices: Finding[];
  /** The files as they were read, and where their values stand. */
  sources: Sources;
};

type Files = Record<string, string>;

const FACTS = 'facts';
const LANGUAGE = /^[a-z]{2,3}$/;
const ARTICLE = /^[a-z]{2,3}\/articles\/([\w-]+)\.mdx$/;
/** More than a person settles at once. */
const MOST_PROBLEMS = 100;
const folderOf = (path: string) => path.split('/')[0] ?? '';

/** The languages whose interface.yaml says `draft: true` on the line of `language`, or on one that belongs to it. */
export const draftsIn = (files: Files): string[] =>
  Object.keys(files)
    .filter((path) => path.endsWith('/interface.yaml'))
    .filter((path) => /^language:.*(?:\n[ \t]+.*)*?\bdraft: true\b/m.test(files[path] ?? ''))
    .map(folderOf);

/** A letter that could not be read stands as U+FFFD, or as NUL in files of two bytes a letter. */
function checkEncoding(files: Files, report: Report): void {
  for (const [file, raw] of Object.entries(files)) {
    const at = raw.search(/[\uFFFD\0]/);
    if (at < 0) continue;
    const line = raw.slice(0, at).split('\n').length;
    report({ file, line, reason: 'this line is in another encoding', remedy: 'save the file as UTF-8' });
  }
}

/**
 * Reads and checks a content folder given as texts by their path in it; throws a ContentError that lists every mistake.
 * `wantDrafts` publishes languages that call themselves drafts, too. `today` decides which branches and barbers are there.
 */
export function parseContent(given: Files, today: Day, wantDrafts = false): Content {
  const drafts = wantDrafts ? [] : draftsIn(given);
  // Whatever an editor on Windows put at the start of a text and at the ends of its lines.
  const plain = (raw: string) => raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const files: Files = Object.fromEntries(
    Object.entries(given)
      .filter(([path]) => !drafts.includes(folderOf(path)))
      .map(([path, raw]) => [path, plain(raw)]),
  );
  const sources: Sources = new Map();
  const problems: Problem[] = [];
  const said = new Set<string>();
  const report = (problem: Problem) => {
    // A misspelt fact is missing from the words of every language, and said once.
    const place = `${problem.file} ${problem.path}`;
    if (said.has(place) && problem.file.startsWith(FACTS)) return;
    said.add(place);
    problems.push(problem);
    if (problems.length >= MOST_PROBLEMS) stopAtProblems();
  };
  /** Files refer to each other: the next step makes sense only once this one found nothing. */
  const stopAtProblems = () => {
    if (problems.length) throw new ContentError(problems, sources);
  };
  const readFolder = (folder: string, schemas: Record<string, z.ZodType>) =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => {
        const file = `${folder}/${name}.yaml`;
        const raw = files[file];
        if (raw !== undefined) return [name, readYaml(file, raw, schema, sources, report)];
        const remedy = folder === FACTS ? 'take it from an earlier version' : 'copy it from another language';
        report({ file, reason: 'the file is missing', remedy });
        return [name, undefined];
      }),
    );
  const readArticles = (locale: string) =>
    Object.fromEntries(
      Object.entries(files).flatMap(([file, raw]) => {
        const [, slug = ''] = ARTICLE.exec(file) ?? [];
        if (!slug || folderOf(file) !== locale) return [];
        const named = id.safeParse(slug);
        for (const { message } of named.error?.issues ?? [])
          report({ file, line: 1, reason: `the name of the file ${message}`, remedy: 'rename it' });
        const matter = readArticle(file, raw, articleMatter, sources, report);
        return matter ? [[slug, matter] as const] : [];
      }),
    );

  checkEncoding(files, report);
  stopAtProblems();
  const folders = Object.keys(files)
    .filter((path) => /\.(yaml|mdx)$/.test(path))
    .map(folderOf);
  // The first language first, so that it is noticed when it is missing.
  const locales = [...new Set([FIRST_LANGUAGE, ...folders])].filter(
    (folder) => folder !== FACTS && LANGUAGE.test(folder),
  );
  const facts = readFolder(FACTS, factFiles) as Facts;
  const firstWords = readFolder(FIRST_LANGUAGE, firstLanguageFiles);
  const written = locales.map((locale) => ({
    locale,
    words: { ...readFolder(locale, wordFiles), ...firstWords } as Words,
    articles: readArticles(locale),
  }));
  const read = new Set([
    ...Object.keys(factFiles).map((name) => `${FACTS}/${name}.yaml`),
    ...locales.flatMap((locale) =>
      // Whoever copies a language copies the console's words, too.
      Object.keys({ ...wordFiles, ...firstLanguageFiles }).map((name) => `${locale}/${name}.yaml`),
    ),
  ]);
  for (const file of Object.keys(files)) {
    if (read.has(file) || ARTICLE.test(file) || !/\.(ya?ml|mdx?)$/.test(file)) continue;
    const remedy = 'words end in .yaml, articles in .mdx: rename it or take it out';
    report({ file, reason: 'no page reads a file of this name', remedy });
  }
  stopAtProblems();
  checkFacts(facts, today, report);
  stopAtProblems();
  const [first] = written;
  if (first) checkAddresses(facts, locales, first, report);
  stopAtProblems();

  const notices = quoteNotices(facts, today).map((notice) => findingOf(notice, sources));
  const languages: Content['languages'] = {};
  for (const { locale, words, articles } of written) {
    const branches = facts.branches.map((branch) => ({
      ...branch,
      ...branchNames(locale, branch, words.branches.items[branch.slug]),
    }));
    const team = facts.team.map((one) => ({ ...one, ...namesIn(locale, one, words.team.names?.[one.id]) }));
    const values = factValues({ ...facts, branches }, formattersOf(locale, words.interface), today);
    const filled = <T extends object>(texts: T, fileOf: (name: string) => string, isWhole = false): T =>
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => {
          const file = fileOf(name);
          for (const notice of nameNotices(file, files[file] ?? '', branches, team, today))
            notices.push(findingOf(notice, sources));
          return [name, fillFacts(text, values, file, report, isWhole)];
        }),
      ) as T;
    const fileOfArticle = (slug: string) => `${locale}/articles/${slug}.mdx`;
    const done: Written = {
      words: filled(words, (name) => `${locale}/${name}.yaml`),
      articles: filled(articles, fileOfArticle, true),
      bodies: Object.fromEntries(
        Object.entries(articles).map(([slug, matter]) => {
          const file = fileOfArticle(slug);
          return [slug, readBody(file, files[file] ?? '', matter, values, report)];
        }),
      ),
      values,
    };
    checkNames(facts, locale, done.words, report);
    checkSeo(locale, done, report);
    checkLinks(facts, locale, done, files, report);
    languages[locale] = done;
  }
  stopAtProblems();
  checkTranslated(written, report);
  stopAtProblems();
  return { facts, languages, notices, sources };
}
