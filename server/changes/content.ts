import { z } from 'zod';
import type { ContentFile, Draft, Published } from '../../contract/changes.ts';
import { titleOf } from '../../domain/brief.ts';
import { PHOTOS } from '../../domain/content-files.ts';
import {
  type FieldPath,
  fieldId,
  namedPath,
  nameOfRecord,
  overlaps,
  valueAt,
} from '../../domain/field-path.ts';
import { cached, FIRST_LANGUAGE } from '../../domain/format.ts';
import type { Schema } from '../../domain/json-schema.ts';
import { FACT } from '../../domain/markup.ts';
import { walk } from '../../edition/content/errors.ts';
import { isArticle } from '../../edition/content/read.ts';
import { type Facts, wordFiles } from '../../edition/schema/catalogue.ts';
import { factFiles } from '../../edition/schema/facts.ts';
import { articleFile } from '../../edition/schema/words/articles.ts';
import type { State } from './change.ts';

/** The name of a published or drafted photo in the cache, where the worker process reads it. */
export const photoFile = (hash: string) => `photo-${hash}`;

const words: Record<string, z.ZodType> = wordFiles;
const facts: Record<string, z.ZodType> = factFiles;
const FILE = /^(facts|[a-z]{2,3})\/([\w-]+)\.yaml$/;
const ARTICLE = /^[a-z]{2,3}\/articles\/[a-z0-9]+(-[a-z0-9]+)*\.mdx$/;

function schemaFor(file: string): z.ZodType | undefined {
  if (ARTICLE.test(file)) return articleFile;
  const [, folder, name = ''] = FILE.exec(file) ?? [];
  const schemas = folder === 'facts' ? facts : words;
  return Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}

const jsonSchema = cached(
  (schema: z.ZodType | undefined) =>
    schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema),
);

/** The JSON Schema (2020-12) of a file's data; undefined for a file that the site does not read. */
export const jsonSchemaOf = (file: string): Schema | undefined => jsonSchema(schemaFor(file));

/** Limits well above the longest values of the content. */
export const LIMITS = { characters: 2_000, articleCharacters: 40_000, entries: 200, nameLength: 100 };

const isNameFor = (key: unknown, { pattern = '' }: Schema = {}): key is string =>
  typeof key === 'string' && key.length <= LIMITS.nameLength && new RegExp(pattern).test(key);

/** The schema of a field or list entry; undefined if the parent schema allows none with that key. */
export function schemaIn({ items, prefixItems, ...schema }: Schema, key: string | number, data: unknown) {
  const count = Array.isArray(data) ? data.length : 0;
  if (typeof key === 'number') {
    const most = prefixItems ? prefixItems.length - 1 : Math.min(count, LIMITS.entries - 1);
    return key < 0 || key > most ? undefined : (prefixItems?.[key] ?? items);
  }
  if (items) {
    const { slug, id, slot } = items.properties ?? {};
    const isKnown = Array.isArray(data) && data.some((entry) => nameOfRecord(entry) === key);
    const isNew = count < LIMITS.entries && isNameFor(key, slug ?? id ?? slot);
    return (slug ?? id ?? slot) && (isKnown || isNew) ? items : undefined;
  }
  if (Object.hasOwn(schema.properties ?? {}, key)) return schema.properties?.[key];
  return isNameFor(key, schema.propertyNames) ? schema.additionalProperties || undefined : undefined;
}

/** The schema of a field; undefined if the data has no place for it. */
export function placeOf(file: string, path: FieldPath, data: unknown): Schema | undefined {
  let schema = jsonSchemaOf(file);
  for (const [index, key] of path.entries())
    schema = schema && schemaIn(schema, key, valueAt(data, path.slice(0, index)));
  return schema;
}

/** Whether a path is a known content file. No other file is ever read or written. */
export const isContentFile = (file: string) => schemaFor(file) !== undefined;

type Contents = { live: (file: string) => unknown; published: () => readonly Published[] };

/** A file as an editor needs it: published data and schema. `values` comes from factValues. */
export function contentFile(
  content: Contents,
  file: string,
  values: Record<string, Record<string, string>>,
): ContentFile | undefined {
  const schema = jsonSchemaOf(file);
  if (!schema) return undefined;
  const live = content.live(file);
  const [locale = ''] = file.split('/');
  return {
    path: file,
    live,
    schema,
    facts: values[locale] ?? values[FIRST_LANGUAGE] ?? {},
    outdated: outdatedPaths(content, file, live),
  };
}

/** Paths of stale translations: their text in the first language was changed after they were translated. */
function outdatedPaths(content: Contents, file: string, live: unknown): FieldPath[] {
  const [locale = '', ...rest] = file.split('/');
  if (locale === FIRST_LANGUAGE || locale === 'facts' || isArticle(file)) return [];
  const changesOf = (name: string) => content.published().filter((change) => change.file === name);
  const [original, own] = [changesOf([FIRST_LANGUAGE, ...rest].join('/')), changesOf(file)];
  if (!original.length) return [];
  const last = (changes: typeof own, path: FieldPath) =>
    changes.findLast((change) => overlaps(change.path, path))?.publication ?? 0;
  return walk(live)
    .filter(({ value }) => typeof value === 'string')
    .map(({ path }) => namedPath(live, path as FieldPath))
    .filter((path) => last(original, path) > last(own, path));
}

/** The photos in their slots, by hash. */
export const photosOf = (state: State) =>
  ((state.get(PHOTOS) ?? []) as Facts['photos']).flatMap(({ slot, photo }) => (photo ? { slot, photo } : []));

export const contentFiles = (state: State) => [...state.keys()].filter(isContentFile).sort();

/** What the console calls articles, and list entries in which there are drafts. */
export function namesOf(state: State, drafts: Draft[]): Record<string, string> {
  const articles = contentFiles(state).filter(isArticle);
  const names = new Map(articles.map((file) => [file, titleOf(state.get(file))]));
  for (const { file, path } of drafts)
    for (let length = 1; length < path.length; length += 1) {
      const at = path.slice(0, length);
      if (typeof at.at(-1) === 'number') names.set(fieldId(file, at), titleOf(valueAt(state.get(file), at)));
    }
  return Object.fromEntries(names);
}

/** Fields that the index lists separately, because few texts that mention a branch depend on its hours. */
const HOURS_FIELDS = ['opens', 'closes', 'hours'];

const factsIn = (data: unknown): Set<string> =>
  new Set(
    [...JSON.stringify(data).matchAll(FACT)].flatMap(([, fact = '']) => {
      const [name = '', field = ''] = fact.split('.');
      return HOURS_FIELDS.includes(field) ? [name, fact] : [name];
    }),
  );

/** The files that mention each fact: '{haircut.price}' is a mention of 'haircut', '{jvc.opens}' of 'jvc' and 'jvc.opens'. */
export function mentionsOf(state: State): Record<string, string[]> {
  const mentions: Record<string, string[]> = {};
  for (const file of contentFiles(state))
    for (const fact of factsIn(state.get(file))) mentions[fact] = [...(mentions[fact] ?? []), file];
  return mentions;
}
