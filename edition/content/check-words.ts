import { BRANCHES } from '../../domain/content-files.ts';
import type { FieldPath } from '../../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { searchLengths } from '../../domain/search-lengths.ts';
import { PLACEHOLDER } from '../../domain/text.ts';
import type { Facts, LocalizedContent, Words } from '../schema/catalogue.ts';
import { filesOf, nearestName, type Path, type Report, textsUnder, walk } from './errors.ts';
import { isMissing } from './read-article.ts';

/** Reports facts without words in a language, and words without facts. */
export function checkNames(facts: Facts, locale: string, words: Words, report: Report): void {
  /** Compares the keys at a path of a word file with the values of a field in a fact file, optionally of one `group`. */
  const matchKeys = (
    [name, ...path]: [keyof Words, ...string[]],
    [from, field, group]: [keyof Facts, field: string, group?: string],
  ) => {
    const file = `${locale}/${name}.yaml`;
    const texts = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], words[name]);
    const known = Object.keys(texts as object);
    const used = textsUnder(facts[from], field).filter(({ path: [first] }) => !group || first === group);
    const misspelt = new Set<string>();
    const missing = new Map(used.map((one) => [one.value, one] as const).toReversed());
    for (const id of known) missing.delete(id);
    for (const [id, fact] of missing) {
      const meant = nearestName(id, known);
      if (meant) misspelt.add(meant);
      report(
        meant
          ? {
              file: `facts/${from}.yaml`,
              path: fact.path,
              reason: "'{id}' has no words in content/{words}",
              values: { id, words: file },
              remedy: `did you mean '${meant}'?`,
            }
          : {
              file,
              path: [...path, id],
              code: 'missing',
              reason: 'is missing',
              remedy: `add it under ${path.join('.')}`,
            },
      );
    }
    for (const id of known)
      if (!misspelt.has(id) && !used.some(({ value }) => value === id)) {
        const reason = 'has no matching record in the facts';
        report({ file, path: [...path, id], reason, remedy: 'remove it, or correct its name' });
      }
  };
  for (const name of ['testimonials', 'reviews', 'areas'] as const) matchKeys([name, 'items'], [name, 'id']);
  if (locale === FIRST_LANGUAGE) {
    matchKeys(['services', 'items'], ['services', 'id']);
    for (const [id, { name }] of Object.entries(words.services.items))
      if (!name) {
        const path = ['items', id, 'name'];
        report({ file: `${locale}/services.yaml`, path, code: 'missing', reason: 'is missing' });
      }
  }
  for (const name of ['branches', 'branch-pages', 'short-branches'] as const)
    matchKeys([name, 'items'], ['branches', 'slug']);
  matchKeys(['branches', 'features'], ['branches', 'features']);
  matchKeys(['team', 'titles'], ['team', 'title']);
  matchKeys(['team', 'specialties'], ['team', 'specialties']);
  for (const name of ['branch-pages', 'service-pages'] as const)
    for (const page of Object.keys(words[name].items))
      matchKeys([name, 'items', page, 'prices', 'items'], ['page-prices', 'id', page]);
  matchKeys(['best-barbershop', 'teasers', 'items'], ['page-prices', 'id', 'best-barbershop']);
  matchKeys(['beard-trim', 'services', 'items'], ['page-prices', 'id', 'beard-trim']);
  matchKeys(['booking', 'form', 'groups'], ['booking-groups', 'id']);
  matchKeys(['fade-haircut', 'fades', 'items'], ['fades', 'id']);
  for (const [branch, { exceptions }] of facts.branches.entries())
    for (const [at, { reason }] of exceptions.entries())
      if (!reason[locale])
        report({
          file: BRANCHES,
          path: [branch, 'exceptions', at, 'reason', locale],
          code: 'missing',
          reason: 'is missing',
          remedy: `say it in this language, too: { ${locale}: ... }`,
        });
  for (const group of ['leadership', 'awards', 'downloads'])
    matchKeys(['press-kit', group, 'items'], ['press', 'id', group]);
}

const PLURAL = /^(zero|one|two|few|many|other)$/;

/** Texts that may wait for their translation: pages in the other language leave them out, or show the name in the first one. */
const MAY_WAIT = /^(branches\.items\.[^.]+\.visit\.|services\.items\.[^.]+(\.(name|description))?$)/;

/**
 * Fields that other languages may omit: spellings of names, keywords, plural forms, descriptions of pictures, and messages that
 * need no other words.
 */
const OPTIONAL_IN_OTHERS =
  /\.(names?|shortName|keywords|zero|one|two|few|many|gallery\.photos\.[^.]+)$|^staff\.messages\./;

type Translated = { locale: string; words: Words; articles: Record<string, unknown> };

/** The placeholders that pages fill in, by text; plural forms count as one text. */
function placeholdersIn(words: Words): Map<string, { path: Path; names: Set<string> }> {
  const found = new Map<string, { path: Path; names: Set<string> }>();
  for (const { path, value } of walk(words)) {
    if (typeof value !== 'string') continue;
    const key = (PLURAL.test(String(path.at(-1))) ? path.slice(0, -1) : path).join('.');
    const { names } = found.get(key) ?? { names: new Set() };
    for (const [name] of value.matchAll(PLACEHOLDER)) names.add(name);
    found.set(key, { path, names });
  }
  return found;
}

/**
 * Reports optional texts and placeholders that not all languages have, because all readers must get the same information.
 * Articles and answers to visitors may be public in one language: `waits` names what lacks a translation.
 */
export function checkTranslated(languages: readonly Translated[], report: Report, waits: Report): void {
  const placeholders = new Map(languages.map(({ locale, words }) => [locale, placeholdersIn(words)]));
  for (const { locale, words, articles } of languages)
    for (const other of languages.filter((one) => one.locale !== locale)) {
      for (const slug of Object.keys(articles))
        if (!(slug in other.articles))
          waits({
            file: `${other.locale}/articles/${slug}.mdx`,
            path: [],
            reason: 'the file is missing; content/{locale} has it',
            values: { locale },
          });
      for (const [key, { path, names }] of placeholders.get(locale) ?? [])
        for (const name of names) {
          const [file, ...inFile] = path;
          const same = placeholders.get(other.locale)?.get(key);
          if (same && !same.names.has(name))
            report({
              file: `${locale}/${String(file)}.yaml`,
              path: inFile,
              other: { file: `${other.locale}/${String(file)}.yaml`, path: same.path.slice(1) as FieldPath },
              reason: 'names {placeholder}, and the same text in content/{locale} does not',
              values: { placeholder: name, locale: other.locale },
              remedy: 'write it in both, where the page fills it in, or in neither',
            });
        }
      for (const { path } of walk(words)) {
        const [name, ...inFile] = path;
        const field = path.at(-1);
        const has = (keys: Path) =>
          keys.reduce<unknown>((value, key) => (value as Words | undefined)?.[key as never], other.words);
        if (typeof field !== 'string' || has(path) !== undefined || has(path.slice(0, -1)) === undefined)
          continue;
        const mayWait = MAY_WAIT.test(path.join('.'));
        if (mayWait || !OPTIONAL_IN_OTHERS.test(path.join('.')))
          (mayWait ? waits : report)({
            file: `${other.locale}/${String(name)}.yaml`,
            path: inFile,
            code: 'missing',
            reason: 'is missing; content/{locale} has it',
            values: { locale },
            remedy: `add the line '${field}:'`,
          });
      }
    }
}

type Found = { file: string; path: Path; value: string };

function checkUnique(found: readonly Found[], report: Report): void {
  const firstWith = new Map<string, string>();
  for (const { file, path, value } of found) {
    const other = firstWith.get(value);
    if (other === undefined) firstWith.set(value, file);
    else {
      const reason = 'is the same as in content/{other}';
      report({ file, path, reason, values: { other }, remedy: 'say what only this page has' });
    }
  }
}

/**
 * Hints at titles and descriptions that search engines would cut, or that two pages share. Two articles of one title are refused.
 * A missing one is reported as missing alone.
 */
export function checkSeo(
  locale: string,
  { words, articles }: LocalizedContent,
  report: Report,
  hint: Report,
): void {
  const ofArticles = (key: 'title' | 'seoTitle' | 'description'): Found[] =>
    Object.entries(articles)
      .map(([slug, matter]) => ({ file: `${locale}/articles/${slug}.mdx`, path: [key], value: matter[key] }))
      .filter(({ value }) => !isMissing(value));
  // Texts with page placeholders ({name}) have no final length yet.
  const ofPages = (part: keyof typeof searchLengths): Found[] =>
    filesOf(locale, { words, articles: {} }).flatMap(({ file, data }) =>
      textsUnder(data, 'seo')
        .filter(({ path, value }) => path.at(-1) === part && !value.includes('{'))
        .map((found) => ({ file, ...found })),
    );
  for (const part of ['title', 'description'] as const) {
    const { least, most } = searchLengths[part];
    const found = [...ofPages(part), ...ofArticles(part === 'title' ? 'seoTitle' : part)];
    for (const { file, path, value } of found) {
      if (value.length >= least && value.length <= most) continue;
      const reason = 'is best with {least} to {most} characters, has {length}';
      const values = { least, most, length: value.length };
      const remedy =
        value.length > most ? `shorten it by ${value.length - most}` : `add ${least - value.length}`;
      hint({ file, path, reason, values, got: value, remedy });
    }
    checkUnique(found, hint);
  }
  checkUnique(ofArticles('title'), report);
}
