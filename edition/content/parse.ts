import type { z } from 'zod';
import { articleDefaults } from '../../contract/article-defaults.ts';
import type { Finding } from '../../contract/findings.ts';
import type { Day } from '../../domain/dubai-time.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { unmarked } from '../../domain/marks.ts';
import { formattersOf, type Mark } from '../formatters.ts';
import { branchNames, namesIn } from '../join/branches.ts';
import { type Facts, type LocalizedContent, type Words, wordFiles } from '../schema/catalogue.ts';
import { factFiles } from '../schema/facts.ts';
import { id } from '../schema/shared.ts';
import { articleFile } from '../schema/words/articles.ts';
import { nameNotices } from './branch-names.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkFacts } from './check-facts.ts';
import { checkLinks } from './check-links.ts';
import { checkNames, checkSeo, checkTranslated } from './check-words.ts';
import { ContentError, type ContentProblem, type FileContent, findingOf, type Sources } from './errors.ts';
import { factValues } from './fact-values.ts';
import { fillFacts } from './fill-facts.ts';
import { readFile } from './read.ts';
import { hasText, missingText, readBody, readUnfinished } from './read-article.ts';

/** Everything in content/, checked; the default language comes first. `notices` do not stop the build. */
export type Content = {
  facts: Facts;
  languages: Record<string, LocalizedContent>;
  notices: Finding[];
  /** The parsed files with the lines of their values. */
  sources: Sources;
  /** Fills the checked content again after changing its data, for edit renders. */
  refilled: (change: ChangeData, mark: Mark) => Content;
  mark?: Mark;
};

/** Changes the data of a file; `body` is the parsed text of an article. */
export type ChangeData = <T>(file: string, data: T, part?: 'body') => T;

type Files = Record<string, FileContent>;

const FACTS = 'facts';
const LANGUAGE = /^[a-z]{2,3}$/;
const ARTICLE = /^[a-z]{2,3}\/articles\/([\w-]+)\.mdx$/;
/** Stops at this number, to keep the report readable. */
const MAX_PROBLEMS = 100;
const folderOf = (path: string) => path.split('/')[0] ?? '';

/** The branches with their names in a language. */
const namedBranches = ({ branches }: Facts, locale: string, words: Words) =>
  branches.map((branch) => ({
    ...branch,
    ...branchNames(locale, branch, words.branches.items[branch.slug]),
  }));

const mapValues = <A, B>(
  values: Record<string, A>,
  change: (key: string, value: A) => B,
): Record<string, B> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(key, value)]));

/**
 * Parses and checks the files of a content folder, given by relative path; throws a ContentError that lists every mistake.
 * `today` decides which branches are open and which barbers work there. `isPreview`
 * accepts unfinished articles, and names what they lack in its place.
 */
export function parseContent(
  files: Files,
  today: Day,
  { isPreview = false }: { isPreview?: boolean } = {},
): Content {
  const sources: Sources = new Map();
  const problems: ContentProblem[] = [];
  const reported = new Set<string>();
  const report = (problem: ContentProblem) => {
    if (isPreview && ARTICLE.test(problem.file)) return;
    // A misspelt fact lacks words in every language; report it once.
    const place = `${problem.file} ${problem.path}`;
    if (reported.has(place) && problem.file.startsWith(FACTS)) return;
    reported.add(place);
    problems.push(problem);
    if (problems.length >= MAX_PROBLEMS) throwIfProblems(true);
  };
  /** Whether more than texts is missing in an article. */
  let isUnreadable = false;
  /** Later checks assume that earlier ones passed, but an article that lacks texts does not stop them: all its mistakes are listed. */
  const throwIfProblems = (isLast = false) => {
    const isStopped = isLast || isUnreadable || problems.some(({ file }) => !ARTICLE.test(file));
    if (isStopped && problems.length) throw new ContentError(problems, sources);
  };
  const read = new Set<string>();
  const readFolder = (folder: string, schemas: Record<string, z.ZodType>) =>
    mapValues(schemas, (name, schema) => {
      const file = `${folder}/${name}.yaml`;
      const raw = files[file];
      read.add(file);
      if (raw !== undefined) return readFile(file, raw, schema, sources, report);
      const remedy = folder === FACTS ? 'take it from an earlier version' : 'copy it from another language';
      report({ file, reason: 'the file is missing', remedy });
      return undefined;
    });
  const readArticles = (locale: string, words: Words) =>
    Object.fromEntries(
      Object.entries(files).flatMap(([file, raw]) => {
        const [, slug = ''] = ARTICLE.exec(file) ?? [];
        if (!slug || folderOf(file) !== locale) return [];
        const named = id.safeParse(slug);
        for (const { message } of named.error?.issues ?? [])
          report({ file, line: 1, reason: `the name of the file ${message}`, remedy: 'rename it' });
        const article =
          readFile(file, raw, articleFile, sources, report) ??
          // The words may have mistakes themselves.
          (words.staff && readUnfinished(file, sources.get(file)?.data, articleFile, words));
        isUnreadable ||= !article;
        return article ? [[slug, article] as const] : [];
      }),
    );

  const folders = Object.keys(files)
    .filter((path) => /\.(yaml|mdx)$/.test(path))
    .map(folderOf);
  // Always includes the default language, so that a missing one is reported.
  const locales = [...new Set([FIRST_LANGUAGE, ...folders])].filter(
    (folder) => folder !== FACTS && LANGUAGE.test(folder),
  );
  const facts = readFolder(FACTS, factFiles) as Facts;
  const written = locales.map((locale) => {
    const words = readFolder(locale, wordFiles) as Words;
    return { locale, words, articles: readArticles(locale, words) };
  });
  for (const file of Object.keys(files)) {
    if (read.has(file) || ARTICLE.test(file) || !/\.(ya?ml|mdx?)$/.test(file)) continue;
    const remedy = 'words end in .yaml, articles in .mdx: rename it or remove it';
    report({ file, reason: 'no page reads a file of this name', remedy });
  }
  throwIfProblems();
  checkFacts(facts, today, report);
  throwIfProblems();
  const [first] = written;
  const articles = Object.assign({}, ...written.map((one) => one.articles));
  if (first) checkAddresses(facts, locales, { words: first.words, articles }, report);
  throwIfProblems();

  const notices: Finding[] = [];
  /** The content of all languages with facts filled into its texts. */
  const fillAll = (change: ChangeData): Pick<Content, 'facts' | 'languages'> => {
    const changedFacts = mapValues(facts, (name, data) => change(`${FACTS}/${name}.yaml`, data)) as Facts;
    const fill = ({ locale, ...given }: (typeof written)[number]): LocalizedContent => {
      const fileOfWords = (name: string) => `${locale}/${name}.yaml`;
      const fileOfArticle = (slug: string) => `${locale}/articles/${slug}.mdx`;
      const words = mapValues(given.words, (name, data) => change(fileOfWords(name), data)) as Words;
      const branches = namedBranches(changedFacts, locale, words);
      const values = factValues({ ...changedFacts, branches }, formattersOf(locale, words.interface), today);
      const bodies = mapValues(given.articles, (slug, article) => {
        const file = fileOfArticle(slug);
        const body = readBody(file, article, sources.get(file), values, report);
        return hasText(body)
          ? body
          : [{ tag: 'p' as const, children: [missingText(given.words, 'text')] }, ...body];
      });
      return {
        words: mapValues(words, (name, data) => fillFacts(data, values, fileOfWords(name), report)) as Words,
        articles: mapValues(given.articles, (slug, { text: _, ...matter }) => {
          const file = fileOfArticle(slug);
          const filled = fillFacts(change(file, matter), values, file, report, { isFinal: true });
          const defaults = articleDefaults(unmarked(filled.title), bodies[slug] ?? []);
          return { ...defaults, ...filled, lead: filled.excerpt };
        }),
        bodies: mapValues(bodies, (slug, body) => change(fileOfArticle(slug), body, 'body')),
        values,
      };
    };
    return {
      facts: changedFacts,
      languages: Object.fromEntries(written.map((one) => [one.locale, fill(one)])),
    };
  };
  const { languages } = fillAll((_, data) => data);
  throwIfProblems();
  for (const [locale, localized] of Object.entries(languages)) {
    const branches = namedBranches(facts, locale, localized.words);
    const names = localized.words.team.names ?? {};
    const team = facts.team.map((one) => ({ ...one, ...namesIn(locale, one, names[one.id]) }));
    for (const [file, { data }] of sources)
      if (folderOf(file) === locale)
        for (const notice of nameNotices(file, data, branches, team, today))
          notices.push(findingOf(notice, sources, 'warning'));
    checkNames(facts, locale, localized.words, report);
    checkSeo(locale, localized, report, (hint) => notices.push(findingOf(hint, sources, 'warning')));
    checkLinks(facts, locale, localized, sources, report);
  }
  throwIfProblems();
  checkTranslated(written, report, (problem) =>
    notices.push(findingOf({ ...problem, code: 'untranslated' }, sources, 'warning')),
  );
  throwIfProblems(true);
  const checked = { facts, notices, sources, refilled };
  function refilled(change: ChangeData, mark: Mark): Content {
    return { ...checked, ...fillAll(change), mark };
  }
  return { ...checked, languages };
}
