import type { FieldPath } from '../../contract/desk.ts';
import { isEmail, isPhone } from '../../domain/contact.ts';
import { nameOfRecord } from '../../domain/field-path.ts';
import { searchForm } from '../../domain/search-form.ts';

/** The part of JSON Schema that the schemas of the content come to. */
export type Schema = {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  format?: string;
  /** What the content calls it by, such as one of the branches. */
  choices?: string;
  enum?: string[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | false;
};

/** Fields by the name of each, entries of one kind, entries each of its own kind, or one value. */
export function kindOf(schema: Schema): 'group' | 'entries' | 'tuple' | 'value' {
  if (schema.prefixItems) return 'tuple';
  if (schema.items?.choices) return 'value';
  if (schema.type === 'array' || schema.additionalProperties) return 'entries';
  return schema.type === 'object' ? 'group' : 'value';
}

/** The part of a schema that describes what stands at a path. */
export const schemaAt = (schema: Schema, path: FieldPath): Schema =>
  path.reduce<Schema>(
    (at, key) => at.items ?? at.properties?.[key] ?? (at.additionalProperties || {}),
    schema,
  );

/** Whether something has to stand at a path. */
export const isRequired = (schema: Schema, path: FieldPath): boolean => {
  const { properties, required = [] } = schemaAt(schema, path.slice(0, -1));
  return !properties || required.includes(String(path.at(-1)));
};

/** What a new value begins as: nothing is said yet, and everything that must be has its place. */
export function blank(schema: Schema): unknown {
  switch (kindOf(schema)) {
    case 'group':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, blank(schema.properties?.[key] ?? {})]),
      );
    case 'tuple':
      return schema.prefixItems?.map(blank);
    case 'entries':
      if (schema.type === 'object') return {};
      return Array.from({ length: schema.minItems ?? 0 }, () => blank(schema.items ?? {}));
    default:
      if (schema.type === 'array') return [];
      return schema.type === 'boolean' ? (schema.const ?? false) : schema.type === 'string' ? '' : null;
  }
}

/** A name as files and addresses write it. */
export const idOf = (name: string) =>
  name
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';

/** The field that names the records of a list, where one does. */
export const nameKeyOf = ({ properties = {} }: Schema = {}) =>
  ['slug', 'id', 'slot'].find((key) => key in properties);

/** What the words of the desk know a field of a record by: 'team.left'. */
export const fieldName = (file: string, path: FieldPath) =>
  `${/([\w-]+)\.\w+$/.exec(file)?.[1]}.${path.slice(1).join('.')}`;

/** 'callToAction' is 'Call to action', unless the words of the desk call the key or the field otherwise. */
export function labelOf(key: string, names: Record<string, string>, field = ''): string {
  const label = key
    .replace(/\.\w+$/, '')
    .replaceAll('-', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return names[field] ?? names[key] ?? label.slice(0, 1).toUpperCase() + label.slice(1);
}

/** What an entry goes by in a list. */
export function titleOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry ?? '');
  const { name, title, question, label } = entry as Record<string, unknown>;
  const names = [name, title, question, label, nameOfRecord(entry), ...Object.values(entry)];
  return String(names.find((one) => typeof one === 'string' && one) ?? '');
}

const FACT = /\{([\w-]+(?:\.[\w-]+)+)\}/g;

/** A text with what its facts give, and those that nobody knows. */
export function withFacts(text: string, facts: Record<string, string>): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = text.replace(FACT, (whole, name: string) => {
    if (facts[name] === undefined) unknown.push(whole);
    return facts[name] ?? whole;
  });
  return { text: filled, unknown };
}

/** All that somebody may look for in a value, as a search compares it: as it is written, and as it reads. */
export const foundIn = (value: unknown, facts: Record<string, string>): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
        .map((one) => foundIn(one, facts))
        .join('\n')
    : searchForm(`${value ?? ''}\n${withFacts(String(value ?? ''), facts).text}`);

const TITLE = { least: 30, most: 60 };
const DESCRIPTION = { least: 70, most: 160 };
/** How long a text is that search engines show in full, as the check of the content wants it. */
export const searchLength = (path: FieldPath): typeof TITLE | undefined =>
  ({ 'seo.title': TITLE, 'seo.description': DESCRIPTION, seoTitle: TITLE, description: DESCRIPTION })[
    path.length === 1 ? String(path[0]) : path.slice(-2).join('.')
  ];

type Fault = {
  kind: 'empty' | 'few' | 'many' | 'fact' | 'number' | 'least' | 'most' | 'form' | 'tel' | 'email' | 'uri';
  value: string;
};

/** What is wrong with a value, before it is published; `value` is what the words of it name. */
export function faultIn(
  schema: Schema,
  value: unknown,
  { facts, required }: { facts: Record<string, string>; required: boolean },
): Fault | undefined {
  const fault = (kind: Fault['kind'], named: unknown = '') => ({ kind, value: String(named) });
  const { type, format, pattern, minimum, exclusiveMinimum, maximum = Infinity } = schema;
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems = Infinity } = schema;
    if (value.length < minItems) return fault('few', minItems);
    return value.length > maxItems ? fault('many', maxItems) : undefined;
  }
  const isEmpty = !String(value ?? '').trim();
  if (isEmpty) return required ? fault('empty') : undefined;
  if (type === 'number' || type === 'integer') {
    const minimumAllowed = minimum ?? (exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1);
    if (typeof value !== 'number' || (type === 'integer' && !Number.isInteger(value))) return fault('number');
    if (value < minimumAllowed) return fault('least', minimumAllowed);
    return value > maximum ? fault('most', maximum) : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const [unknown] = withFacts(value, facts).unknown;
  // Where there are none, another mistake of the content keeps them away.
  if (unknown && Object.keys(facts).length) return fault('fact', unknown);
  if (format === 'tel') return isPhone(value) ? undefined : fault('tel');
  if (format === 'email') return isEmail(value) ? undefined : fault('email');
  const isWrong = (pattern && !new RegExp(pattern).test(value)) || (format === 'uri' && !URL.canParse(value));
  return isWrong ? fault(format === 'uri' ? 'uri' : 'form') : undefined;
}
