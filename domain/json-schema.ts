/** The part of JSON Schema that the schemas of the content use. */
export type Schema = {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** 'price' and 'minutes' are an amount or a range of them. */
  format?: string;
  pattern?: string;
  /** The content list that provides the allowed values, such as the branches. */
  choices?: string;
  /** The content list that provides suggestions; other values are allowed. */
  suggest?: string;
  enum?: string[];
  const?: unknown;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | false;
  propertyNames?: Schema;
};

/** A number, or a text that gives a range of numbers. */
export const isSpan = ({ format }: Schema) => format === 'price' || format === 'minutes';

/** The schema of a field or entry; empty if there is none. */
export const childSchema = (schema: Schema, key: string | number): Schema =>
  (typeof key === 'number' ? schema.prefixItems?.[key] : undefined) ??
  schema.items ??
  schema.properties?.[key] ??
  (schema.additionalProperties || {});

/** A group has named fields; entries share a schema; a tuple has a fixed length. */
export function kindOf(schema: Schema): 'group' | 'entries' | 'tuple' | 'value' {
  if (schema.prefixItems) return 'tuple';
  if (schema.items?.choices) return 'value';
  if (schema.type === 'array' || schema.additionalProperties) return 'entries';
  return schema.type === 'object' ? 'group' : 'value';
}

/** A value without its empty texts, groups and lists; null if nothing is left. */
export function withoutBlanks(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value === '' ? null : value;
  const filled = Object.entries(value)
    .map(([key, one]) => [key, withoutBlanks(one)])
    .filter(([, one]) => one !== null);
  return filled.length ? Object.fromEntries(filled) : null;
}

/** The initial value: empty, with a place for every required field. */
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
