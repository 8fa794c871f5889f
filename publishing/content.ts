import { join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { ContentFile, Draft, FieldPath } from '../contract/publishing.ts';
import { changed } from '../domain/field-path.ts';
import { cached, FIRST_LANGUAGE } from '../domain/format.ts';
import { ContentError, walk } from '../edition/content/errors.ts';
import { photoFiles } from '../edition/content/photos.ts';
import { readFolder, readText } from '../edition/from-folder.ts';
import { wordFiles } from '../edition/schema/catalogue.ts';
import { factFiles } from '../edition/schema/facts.ts';
import { articleMatter } from '../edition/schema/words/articles.ts';
import { isArticle, readData, withChanges } from './files.ts';
import { refuseLinks } from './folder-problems.ts';
import { Refusal } from './refusal.ts';
import type { Repository } from './repository.ts';

/** The bytes of a drafted photo, in base64. */
export type PhotoValue = { photo: string };
export const isPhoto = (file: string) => file.startsWith('photos/');

const words: Record<string, z.ZodType> = wordFiles;
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

/** The JSON Schema (2020-12) of a file's data; undefined for a file that the site does not read. */
export const jsonSchemaOf = cached((file) => {
  const schema = schemaFor(file);
  return schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
});

/** Whether a path is a known content file. No other file is ever read or written. */
export const isContentFile = (file: string) => schemaFor(file) !== undefined;

/** The published data of a file; null if the file does not exist. */
export async function liveData(folder: string, file: string): Promise<unknown> {
  try {
    const raw = readText(folder, file);
    return raw === undefined ? null : readData(file, raw);
  } catch (error) {
    if (error instanceof ContentError) throw new Refusal(error.findings[0]?.text ?? '', error.findings);
    throw new Refusal(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Returns a function that tells when the value at a path was last changed, in seconds since 1970. */
async function timesOf(repository: Repository, file: string) {
  const raw = readText(repository.folder, file) ?? '';
  const [times, lines] = [await repository.lineTimes(file), new LineCounter()];
  const document = parseDocument(raw, { lineCounter: lines });
  return (path: FieldPath): number | undefined => {
    const node = document.getIn(path, true);
    if (!isNode(node) || !node.range) return undefined;
    const [start, end] = node.range;
    return Math.max(...times.slice(lines.linePos(start).line - 1, lines.linePos(end).line));
  };
}

/** Paths of stale translations: their text in the first language was changed after they were translated. */
async function outdatedPaths(repository: Repository, file: string, live: unknown): Promise<FieldPath[]> {
  const [locale = '', ...rest] = file.split('/');
  if (locale === FIRST_LANGUAGE || locale === 'facts' || isArticle(file)) return [];
  const first = await timesOf(repository, [FIRST_LANGUAGE, ...rest].join('/'));
  const translated = await timesOf(repository, file);
  return walk(live)
    .filter(({ value }) => typeof value === 'string')
    .map(({ path }) => path as FieldPath)
    .filter((path) => (first(path) ?? 0) > (translated(path) ?? Infinity));
}

/** A file as an editor needs it: published data, data with drafts, and schema. `values` comes from factValues. */
export async function contentFile(
  repository: Repository,
  file: string,
  drafts: Draft[],
  values: Record<string, Record<string, string>>,
): Promise<ContentFile | undefined> {
  const schema = jsonSchemaOf(file);
  if (!schema) return undefined;
  const live = await liveData(repository.folder, file);
  const [locale = ''] = file.split('/');
  return {
    path: file,
    live,
    draft: drafts.reduce(changed, live),
    schema,
    facts: values[locale] ?? values[FIRST_LANGUAGE] ?? {},
    outdated: await outdatedPaths(repository, file, live),
  };
}

/** All content files as text, with drafts applied. Without photos. */
export function draftedFiles(folder: string, drafts: Draft[]): Record<string, string> {
  refuseLinks(folder);
  const files = readFolder(folder);
  for (const [file, fileDrafts] of Map.groupBy(drafts, (draft) => draft.file)) {
    const text = isContentFile(file) ? withChanges(file, files[file], fileDrafts) : undefined;
    if (text === undefined) delete files[file];
    else files[file] = text;
  }
  return files;
}

export const publicPhotos = (folder: string) => photoFiles(join(folder, 'photos'));

export const contentFiles = (folder: string) => Object.keys(readFolder(folder)).filter(isContentFile).sort();

const MENTION = /\{([\w-]+)\.([\w.-]+)\}/g;
/** Fields that the index also lists by themselves: few texts that mention a branch depend on its hours. */
const HOURS_FIELDS = ['opens', 'closes', 'hours'];

/** The files that mention each fact: '{haircut.price}' is a mention of 'haircut', '{jvc.opens}' of 'jvc' and 'jvc.opens'. */
export function mentionsOf(folder: string): Record<string, string[]> {
  const mentions: Record<string, string[]> = {};
  for (const [file, raw] of Object.entries(readFolder(folder))) {
    const facts = [...raw.matchAll(MENTION)].flatMap(([, name = '', field = '']) =>
      HOURS_FIELDS.includes(field) ? [name, `${name}.${field}`] : [name],
    );
    for (const fact of new Set(facts)) mentions[fact] = [...(mentions[fact] ?? []), file];
  }
  return mentions;
}
