import type { Draft } from '../contract/publishing.ts';
import { nameOfRecord, valueAt } from '../domain/field-path.ts';
import type { Schema } from '../domain/json-schema.ts';
import { isOneLine } from '../domain/text.ts';
import { jsonSchemaOf } from './content.ts';
import { humanize } from './describe.ts';
import { isArticle } from './files.ts';

/** Limits well above the longest values of the content. */
const MOST = { characters: 2_000, articleCharacters: 40_000, entries: 200, nameLength: 100 };

type Change = Pick<Draft, 'file' | 'path' | 'value'>;

const isNameFor = (key: unknown, { pattern = '' }: Schema = {}): key is string =>
  typeof key === 'string' && key.length <= MOST.nameLength && new RegExp(pattern).test(key);

/** The schema of a field or list entry; undefined if the parent schema allows none with that key. */
function schemaIn({ items, prefixItems, ...schema }: Schema, key: string | number, data: unknown) {
  const count = Array.isArray(data) ? data.length : 0;
  if (typeof key === 'number') {
    const most = prefixItems ? prefixItems.length - 1 : Math.min(count, MOST.entries - 1);
    return key < 0 || key > most ? undefined : (prefixItems?.[key] ?? items);
  }
  if (items) {
    const { slug, id, slot } = items.properties ?? {};
    const isKnown = Array.isArray(data) && data.some((entry) => nameOfRecord(entry) === key);
    const isNew = count < MOST.entries && isNameFor(key, slug ?? id ?? slot);
    return (slug ?? id ?? slot) && (isKnown || isNew) ? items : undefined;
  }
  if (Object.hasOwn(schema.properties ?? {}, key)) return schema.properties?.[key];
  return isNameFor(key, schema.propertyNames) ? schema.additionalProperties || undefined : undefined;
}

function validateText(value: unknown, { format }: Schema): string | undefined {
  if (typeof value !== 'string') return 'must be a text';
  // What is left of half an emoji or of a wrong encoding, which the content check refuses.
  if (value.includes('\ufffd')) return 'must not have a character that cannot be read: �';
  const most = format === 'markdown' ? MOST.articleCharacters : MOST.characters;
  if (value.length > most) return `must have at most ${most} characters`;
  if (format === 'markdown' || isOneLine(value)) return undefined;
  return 'must be one line, without control and direction characters';
}

/** The first type mismatch in a value. Empty values pass, because drafts may be incomplete; the content check tests patterns. */
function validateValue(schema: Schema, value: unknown, path: (string | number)[]): string | undefined {
  const at = (fault: string | undefined) =>
    fault && [path.map(String).map(humanize).join(' '), fault].filter(Boolean).join(': ');
  if (value === null || value === '') return undefined;
  switch (schema.type) {
    case 'array':
    case 'object': {
      const isList = schema.type === 'array';
      if (typeof value !== 'object' || Array.isArray(value) !== isList)
        return at(isList ? 'must be a list' : 'must be a group of fields');
      const entries = Object.entries(value);
      if (entries.length > MOST.entries) return at(`must have at most ${MOST.entries} entries`);
      for (const [name, entry] of entries) {
        const key = isList ? Number(name) : name;
        const child = schemaIn(schema, key, value);
        const fault = child
          ? validateValue(child, entry, [...path, key])
          : at(`has no place for '${name.slice(0, MOST.nameLength)}'`);
        if (fault) return fault;
      }
      return undefined;
    }
    case 'boolean':
      return at(typeof value === 'boolean' ? undefined : 'must be true or false');
    case 'number':
    case 'integer':
      return at(typeof value === 'number' ? undefined : 'must be a number');
    default:
      return at(validateText(value, schema));
  }
}

/** Why a change cannot be saved as a draft, or undefined. `data` is the file with all drafts applied. */
export function validateDraft({ file, path, value }: Change, data: unknown): string | undefined {
  let schema = (jsonSchemaOf(file) ?? {}) as Schema;
  for (const [index, key] of path.entries()) {
    const child = schemaIn(schema, key, valueAt(data, path.slice(0, index)));
    if (!child) return `this has no place for '${key}'`;
    schema = child;
  }
  if (!path.length && value === null && !isArticle(file)) return 'the site needs this page';
  return validateValue(schema, value, path);
}
