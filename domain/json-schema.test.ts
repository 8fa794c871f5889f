import { expect, it } from 'vitest';
import { blank, childSchema, isSpan, kindOf, type Schema } from './json-schema.ts';

const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
const seo: Schema = { type: 'object', properties: { title: text, words: text }, required: ['title'] };
const byName: Schema = { type: 'object', additionalProperties: seo };
const many: Schema = { type: 'array', items: text, minItems: 2 };
const pair: Schema = { type: 'array', prefixItems: [text, number] };
const chosen: Schema = { type: 'array', items: { type: 'string', choices: 'branches' } };

it('tells groups, entries, tuples and values apart by their schema', () => {
  const kinds = [seo, byName, many, pair, chosen, text, {}].map(kindOf);
  expect(kinds).toEqual(['group', 'entries', 'entries', 'tuple', 'value', 'value', 'value']);
});

it('finds the schema of a field or entry', () => {
  expect(childSchema(seo, 'title')).toBe(text);
  expect(childSchema(byName, 'any')).toBe(seo);
  expect(childSchema(many, 7)).toBe(text);
  expect([0, 1, 2].map((at) => childSchema(pair, at))).toEqual([text, number, {}]);
  expect(childSchema({ ...seo, additionalProperties: false }, 'other')).toEqual({});
});

it('begins a new value with a place for every required field', () => {
  const properties = { seo, byName, many, pair, chosen, yes: { type: 'boolean' }, years: number } as const;
  const always: Schema = { type: 'boolean', const: true };
  const schema: Schema = {
    type: 'object',
    properties: { ...properties, always, optional: text },
    required: [...Object.keys(properties), 'always', 'unknown'],
  };
  expect(blank(schema)).toEqual({
    seo: { title: '' },
    byName: {},
    many: ['', ''],
    pair: ['', null],
    chosen: [],
    yes: false,
    years: null,
    always: true,
    unknown: null,
  });
  expect(blank({ type: 'array', items: text })).toEqual([]);
});

it('knows the formats that are a number or a range of them', () => {
  expect(['price', 'minutes', 'date', undefined].map((format) => isSpan({ format }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
