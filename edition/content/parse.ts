import type { z } from 'zod';
import type { Day } from '../../domain/dubai-time.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { formattersOf } from '../formatters.ts';
import { isClosed } from '../join/branches.ts';
import { branchNames } from '../join/names.ts';
import { type ArticleMatter, articleMatter } from '../schema/article-matter.ts';
import { type Facts, factFiles, type Words, wordFiles } from '../schema/catalogue.ts';
import { strayCode } from './article-text.ts';
import { closedNames, typedNames } from './branch-names.ts';
import { ContentError } from './content-error.ts';
import { withoutDrafts } from './drafts.ts';
import { checkFacts } from './fact-checks.ts';
import { factValues } from './fact-values.ts';
import { fillFacts } from './fill-facts.ts';
import { withPlainEnds } from './plain-ends.ts';
import type { Problem, Source } from './problem.ts';
import { readMatter, readYaml } from './read-file.ts';
import { checkSeo } from './seo-checks.ts';
import { spellOut } from './spell-out.ts';
import { checkWords } from './word-checks.ts';

/** The words of a language and what stands at the head of its articles, by slug. */
export type Written = { words: Words; articles: Record<string, ArticleMatter> };
/** Everything in content/, checked; the first language comes first. `notices` are lines for the owner that stop nothing. */
export type Content = { facts: Facts; languages: Record<string, Written>; notices: string[] };

const FACTS = 'facts';
/** What pages read; beside it stands what an owner may take for it. */
const isText = (path: string) => /\.(yaml|mdx)$/.test(path);
const isMeant = (path: string) => /\.(ya?ml|mdx?)$/.test(path);
const ARTICLE = /^([\w-]+)\/articles\/([\w-]+)\.mdx$/;

/** Every language that has a folder; the first one first, so that it is noticed when it is missing. */
function localesOf(files: Record<string, string>): string[] {
  const folders = Object.keys(files)
    .filter(isText)
    .map((path) => path.split('/')[0] ?? '');
  return [...new Set([FIRST_LANGUAGE, ...folders])].filter((folder) => folder !== FACTS);
}

/** Reads the files of a content folder one by one, and collects what is wrong with them. */
function reader(files: Record<string, string>) {
  const sources = new Map<string, Source>();
  const problems: Problem[] = [];
  const known = new Set<string>();
  // A misspelt fact is missing from the words of every language, and said once.
  const isSaid = ({ file, path }: Problem) =>
    file.startsWith(FACTS) && problems.some((one) => one.file === file && `${one.path}` === `${path}`);
  const report = (problem: Problem) => void (isSaid(problem) || problems.push(problem));
  return {
    report,
    sources,
    folder: (name: string, schemas: Record<string, z.ZodType>) =>
      Object.fromEntries(
        Object.entries(schemas).map(([file, schema]) => {
          const path = `${name}/${file}.yaml`;
          known.add(path);
          const raw = files[path];
          if (raw !== undefined) return [file, readYaml(path, raw, schema, sources, report)];
          report({
            file: path,
            path: [],
            reason: 'the file is missing',
            remedy: name === FACTS ? 'take it from an earlier version' : 'copy it from another language',
          });
          return [file, undefined];
        }),
      ),
    articles: (locale: string) =>
      Object.fromEntries(
        Object.entries(files).flatMap(([path, raw]) => {
          const [, language, slug = ''] = ARTICLE.exec(path) ?? [];
          if (language !== locale) return [];
          known.add(path);
          const [stray] = strayCode(raw);
          if (stray) {
            sources.set(path, { data: undefined, lineOf: () => stray.line });
            report({
              file: path,
              path: [],
              reason: `an article's text cannot hold '${stray.found}'`,
              remedy: stray.remedy,
            });
            return [];
          }
          const matter = readMatter(path, raw, articleMatter, sources, report);
          return matter ? [[slug, matter] as const] : [];
        }),
      ),
    /** A letter that could not be read stands as U+FFFD, or as NUL in files of two bytes a letter. */
    checkEncoding() {
      for (const [file, raw] of Object.entries(files)) {
        const at = raw.search(/[\uFFFD\0]/);
        if (at < 0) continue;
        const line = raw.slice(0, at).split('\n').length;
        sources.set(file, { data: undefined, lineOf: () => line });
        report({
          file,
          path: [],
          reason: 'this line is in another encoding',
          remedy: 'save the file as UTF-8',
        });
      }
      if (problems.length) throw new ContentError(problems, sources);
    },
    unread: () => Object.keys(files).filter((path) => isMeant(path) && !known.has(path)),
    /** Files refer to each other: the next step makes sense only once this one found nothing. */
    stopAtProblems() {
      if (problems.length) throw new ContentError(problems, sources);
    },
  };
}

/**
 * Reads all of content/ from its files' texts, keyed by path ('facts/branches.yaml'), and puts facts into the words.
 * A language that is still a draft is not read unless `drafts` are wanted.
 * Throws a ContentError that names file, line, record, reason and remedy of everything that is wrong.
 */
export function parseContent(all: Record<string, string>, today: Day, drafts = false): Content {
  const plain = withPlainEnds(all);
  const files = drafts ? plain : withoutDrafts(plain);
  const read = reader(files);
  read.checkEncoding();
  const facts = read.folder(FACTS, factFiles) as Facts;
  const written = localesOf(files).map(
    (locale) =>
      [locale, { words: read.folder(locale, wordFiles) as Words, articles: read.articles(locale) }] as const,
  );
  for (const file of read.unread())
    read.report({
      file,
      path: [],
      reason: 'no page reads a file of this name',
      remedy: 'words end in .yaml, articles in .mdx: rename it or take it out',
    });
  read.stopAtProblems();

  checkFacts(facts, read.report);
  read.stopAtProblems();

  const closed = facts.branches.filter((branch) => isClosed(branch, today));
  const notices: string[] = [];
  const languages = Object.fromEntries(
    written.map(([locale, raw]) => {
      const branches = facts.branches.map((branch) => ({
        ...branch,
        ...branchNames(locale, branch, raw.words.branches.items[branch.slug]),
      }));
      const values = factValues({ ...facts, branches }, formattersOf(locale, raw.words.interface), today);
      const filled = <T extends object>(texts: T, path: (name: string) => string): T =>
        Object.fromEntries(
          Object.entries(texts).map(([name, text]) => {
            const file = path(name);
            for (const notice of typedNames(file, text, branches, closed))
              notices.push(spellOut(notice, read.sources.get(file)));
            return [name, fillFacts(text, values, file, read.report)];
          }),
        ) as T;
      for (const slug of Object.keys(raw.articles)) {
        const file = `${locale}/articles/${slug}.mdx`;
        for (const { problem, line } of closedNames(file, files[file] ?? '', closed))
          notices.push(spellOut(problem, { data: undefined, lineOf: () => line }));
      }
      const done: Written = {
        words: filled(raw.words, (name) => `${locale}/${name}.yaml`),
        articles: filled(raw.articles, (slug) => `${locale}/articles/${slug}.mdx`),
      };
      checkWords(facts, locale, done.words, read.report);
      checkSeo(locale, done, read.report);
      return [locale, done];
    }),
  );
  read.stopAtProblems();
  return { facts, languages, notices };
}
