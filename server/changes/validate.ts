import type { Values } from '../../contract/findings.ts';
import type { Change } from '../../domain/field-path.ts';
import { isSpan, type Schema } from '../../domain/json-schema.ts';
import { NOT_A_SPAN, readSpan } from '../../domain/span.ts';
import { isOneLine } from '../../domain/text.ts';
import { isArticle } from '../../edition/content/read.ts';

import { LIMITS, placeOf, schemaIn } from './content.ts';

function validateText(value: unknown, { format }: Schema): string | undefined {
  if (typeof value !== 'string') return 'must be a text';
  // U+FFFD is left by half an emoji or a wrong encoding. The content check refuses it.
  if (value.includes('\ufffd')) return 'must not have a character that cannot be read';
  const isMarkdown = format === 'markdown';
  if (value.length > (isMarkdown ? LIMITS.articleCharacters : LIMITS.characters))
    return `must have at most {${isMarkdown ? 'articleCharacters' : 'characters'}} characters`;
  return isMarkdown || isOneLine(value)
    ? undefined
    : 'must be one line, without control and direction characters';
}

/** The first type mismatch in a value. Empty values pass, because drafts may be incomplete; the content check tests patterns. */
function validateValue(schema: Schema, value: unknown): string | undefined {
  if (value === null || value === '') return undefined;
  if (isSpan(schema)) return readSpan(value) ? undefined : NOT_A_SPAN;
  switch (schema.type) {
    case 'array':
    case 'object': {
      const isList = schema.type === 'array';
      if (typeof value !== 'object' || Array.isArray(value) !== isList)
        return isList ? 'must be a list' : 'must be a group of fields';
      const entries = Object.entries(value);
      if (entries.length > LIMITS.entries) return 'must have at most {entries} entries';
      for (const [name, entry] of entries) {
        const child = schemaIn(schema, isList ? Number(name) : name, value);
        const fault = child ? validateValue(child, entry) : 'does not allow this field';
        if (fault) return fault;
      }
      return undefined;
    }
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'number':
    case 'integer':
      return typeof value === 'number' ? undefined : 'must be a number';
    default:
      return validateText(value, schema);
  }
}

/**
 * The reason why a change cannot be saved as a draft; undefined if it can. `LIMITS` has the values of its placeholders. `data`
 * is the file with all drafts applied.
 */
export function validateDraft({ file, path, value }: Change, data: unknown): string | undefined {
  const schema = placeOf(file, path, data);
  if (!schema) return 'does not allow this field';
  if (!path.length && value === null && !isArticle(file)) return 'this page cannot be deleted';
  return validateValue(schema, value);
}

/**
 * The reason why a figure is impossible in its field, with the values of its placeholders. What was saved or published before the
 * field got its bounds stays, for the content check.
 */
export function validateFigure({ file, path, value }: Change, data: unknown): [string, Values] | undefined {
  const schema = placeOf(file, path, data) ?? {};
  const { exclusiveMinimum = -Infinity, minimum = exclusiveMinimum + 1, maximum = Infinity } = schema;
  const { from, to } = (isSpan(schema) && readSpan(value)) || { from: value, to: value };
  if (typeof from !== 'number') return undefined;
  if (schema.type === 'integer' && !Number.isInteger(from)) return ['must be a whole number', {}];
  if (from < minimum) return ['must be at least {minimum}', { minimum }];
  return Number(to ?? from) > maximum ? ['must be at most {maximum}', { maximum }] : undefined;
}
