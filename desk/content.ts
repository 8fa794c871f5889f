import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { ContentFile, FieldPath } from '../contract/desk.ts';
import { dubaiDay } from '../domain/dubai-time.ts';
import { FIRST_LANGUAGE } from '../domain/format.ts';
import { walk } from '../edition/content/errors.ts';
import { readFolder } from '../edition/from-folder.ts';
import { firstLanguageFiles, wordFiles } from '../edition/schema/catalogue.ts';
import { factFiles } from '../edition/schema/facts.ts';
import { articleMatter } from '../edition/schema/words/articles.ts';
import type { Names } from './describe.ts';
import { changed, isArticle, nameOfRecord, readData, withChanges } from './files.ts';
import type { Repository } from './repository.ts';

type Change = { path: FieldPath; value: unknown };

const words: Record<string, z.ZodType> = { ...wordFiles, ...firstLanguageFiles };
const facts: Record<string, z.ZodType> = factFiles;
const article = articleMatter.extend({ text: z.string().meta({ format: 'markdown' }) });
const FILE = /^(facts|[a-z]{2,3})\/([\w-]+)\.yaml$/;
const ARTICLE = /^[a-z]{2,3}\/articles\/[a-z0-9]+(-[a-z0-9]+)*\.mdx$/;

function schemaFor(file: string): z.ZodType | undefined {
  if (ARTICLE.test(file)) return article;
  const [, folder, name = ''] = FILE.exec(file) ?? [];
  const schemas = folder === 'facts' ? facts : words;
  return Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}

/** Whether there may be such a file: none of any other name is ever read or written. */
export const isContentFile = (file: string) => schemaFor(file) !== undefined;

const read = (folder: string, file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined);

/** The data of a file as it is public; null where there is none. */
export async function liveData(folder: string, file: string): Promise<unknown> {
  const raw = await read(folder, file);
  return raw === undefined ? null : readData(file, raw);
}

/** Changes to the data of a file that the schema does not take, the first in words. */
export function faultOf(file: string, data: unknown): string | undefined {
  const result = schemaFor(file)?.safeParse(data);
  const issue = result?.error?.issues[0];
  return issue && `${issue.path.join(', ')}: ${issue.message}`;
}

/** Texts, by their path, that have not changed since the same text of the first language did. */
async function outdated(repository: Repository, file: string): Promise<FieldPath[]> {
  const [locale = '', ...rest] = file.split('/');
  if (locale === FIRST_LANGUAGE || locale === 'facts' || isArticle(file)) return [];
  const times = async (path: string) => {
    const raw = (await read(repository.folder, path)) ?? '';
    const [lines, counter] = [await repository.lineTimes(path), new LineCounter()];
    const document = parseDocument(raw, { lineCounter: counter });
    return (at: FieldPath): number | undefined => {
      const node = document.getIn(at, true);
      if (!isNode(node) || !node.range) return undefined;
      const [from, to] = [node.range[0], node.range[1]].map((offset) => counter.linePos(offset).line);
      return Math.max(...lines.slice((from ?? 1) - 1, to));
    };
  };
  const first = await times([FIRST_LANGUAGE, ...rest].join('/'));
  const own = await times(file);
  return [...walk(await liveData(repository.folder, file))].flatMap(({ path, value }) => {
    const at = path as FieldPath;
    return typeof value === 'string' && (first(at) ?? 0) > (own(at) ?? Infinity) ? [at] : [];
  });
}

type Values = Record<string, Record<string, string>>;
let known: { of: string; values: Promise<Values> } | undefined;

/** What texts may name in braces, by language; looked up once for every state of the content, in another process. */
async function factValuesOf(repository: Repository): Promise<Values> {
  const of = `${await repository.head()} ${dubaiDay(new Date())}`;
  if (known?.of !== of) {
    const script = join(import.meta.dirname, 'check.ts');
    const asked = promisify(execFile)(process.execPath, [script, repository.folder, 'facts']);
    // What is wrong in the files is said where they are checked; this one can be edited all the same.
    known = {
      of,
      values: asked.then(
        ({ stdout }) => JSON.parse(stdout),
        () => ({}),
      ),
    };
  }
  return known.values;
}

/** A file as an editor needs it: as it is public, with its drafts, and what checks it. */
export async function contentFile(
  repository: Repository,
  file: string,
  drafts: Change[],
): Promise<ContentFile | undefined> {
  const schema = schemaFor(file);
  if (!schema) return undefined;
  const live = await liveData(repository.folder, file);
  const [folder = ''] = file.split('/');
  const values = await factValuesOf(repository);
  return {
    path: file,
    live,
    draft: drafts.reduce((data, one) => changed(data, one), live),
    schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    facts: values[folder] ?? values[FIRST_LANGUAGE] ?? {},
    outdated: await outdated(repository, file),
  };
}

/** The texts of a content folder with drafts. */
export function draftedFiles(folder: string, drafts: (Change & { file: string })[]): Record<string, string> {
  const files = readFolder(folder);
  for (const [file, ofFile] of Map.groupBy(drafts, (draft) => draft.file)) {
    const text = isContentFile(file) ? withChanges(file, files[file], ofFile) : undefined;
    if (text === undefined) delete files[file];
    else files[file] = text;
  }
  return files;
}

/** The files of a content folder that an editor may open. */
export const contentFiles = (folder: string) => Object.keys(readFolder(folder)).filter(isContentFile).sort();

const MENTION = /\{([\w-]+)\.[\w.-]+\}/g;

/** The files whose texts name a fact in braces, by its first name: 'haircut' of '{haircut.price}'. */
export function mentionsOf(folder: string): Record<string, string[]> {
  const named = Object.entries(readFolder(folder)).flatMap(([file, raw]) =>
    [...new Set([...raw.matchAll(MENTION)].map(([, fact = '']) => fact))].map((fact) => ({ fact, file })),
  );
  const byFact = Map.groupBy(named, ({ fact }) => fact);
  return Object.fromEntries([...byFact].map(([fact, of]) => [fact, of.map(({ file }) => file)]));
}

/** What visitors call what the facts name. */
export async function namesOf(folder: string): Promise<Names> {
  const [services, branches, team] = await Promise.all(
    [`${FIRST_LANGUAGE}/services.yaml`, 'facts/branches.yaml', 'facts/team.yaml'].map((file) =>
      liveData(folder, file),
    ),
  );
  const named = Object.entries(
    (services as { items?: Record<string, { name: string }> } | null)?.items ?? {},
  );
  const records = [branches, team].flatMap((list) => (list ?? []) as { name: string }[]);
  return Object.fromEntries([
    ...named.map(([id, { name }]) => [id, name]),
    ...records.map((record) => [nameOfRecord(record) ?? '', record.name]),
  ]);
}
