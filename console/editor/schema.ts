import { ID } from '../../contract/changes.ts';
import type { FieldPath } from '../../domain/field-path.ts';
import { childSchema, type Schema } from '../../domain/json-schema.ts';
import { FACT } from '../../domain/markup.ts';
import { searchLengths } from '../../domain/search-lengths.ts';
import { normalizeForSearch } from '../../domain/search-normalization.ts';
import { humanize } from '../names.ts';

/** The part of a schema that describes the value at a path. */
export const schemaAt = (schema: Schema, path: FieldPath): Schema =>
  path.reduce<Schema>((at, key) => childSchema(at, key), schema);

export const isRequired = (schema: Schema, path: FieldPath): boolean => {
  const { properties, required = [] } = schemaAt(schema, path.slice(0, -1));
  return !properties || required.includes(String(path.at(-1)));
};

/** The id that is made from a name without its accents, or '' if it has no Latin letter. */
export function idOf(name: string): string {
  const id =
    normalizeForSearch(name)
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? '';
  return ID.test(id) ? id : '';
}

/** The id of a new service: its name, with a number if it is taken. */
export function newId(name: string, taken: readonly string[]): string {
  const id = idOf(name) || 'offer';
  const numbered = (number: number) => (number === 1 ? id : `${id}-${number}`);
  let number = 1;
  while (taken.includes(numbered(number))) number += 1;
  return numbered(number);
}

/** The field that names the records of a list, if there is one. */
export const nameKeyOf = ({ properties = {} }: Schema = {}) =>
  ['slug', 'id', 'slot'].find((key) => key in properties);

/** The key under which the console's words describe a field of a record: 'team.left'. Prices on pages are under their page. */
export function fieldKey(file: string, path: FieldPath): string {
  const [, name] = /([\w-]+)\.\w+$/.exec(file) ?? [];
  return `${name}.${path.slice(name === 'page-prices' ? 2 : 1).join('.')}`;
}

/** The label of a field: 'callToAction' becomes 'Call to action', unless the console's words name the key or the field. */
export const labelOf = (key: string, names: Record<string, string>, field = ''): string =>
  names[field] ?? names[key] ?? humanize(key);

/** A text with the values of its facts. Unknown facts stay as they are. */
export const withFacts = (text: string, facts: Record<string, string>) =>
  text.replace(FACT, (whole, name: string) => facts[name] ?? whole);

/** A text split at its facts and placeholders: every second part is the name of one. */
export const factsIn = (text: string) => text.split(/\{([\w.-]+)\}/);

const { title: TITLE, description: DESCRIPTION } = searchLengths;
/** The length that search engines show in full, which the content check requires; undefined for any other field. */
export const searchLength = (path: FieldPath): { least: number; most: number } | undefined =>
  ({ 'seo.title': TITLE, 'seo.description': DESCRIPTION, seoTitle: TITLE, description: DESCRIPTION })[
    path.length === 1 ? String(path[0]) : path.slice(-2).join('.')
  ];
