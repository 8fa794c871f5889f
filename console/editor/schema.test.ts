import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { factFiles } from '../../edition/schema/facts.ts';
import { list, phone, seo, text, url } from '../../edition/schema/shared.ts';
import { blank, faultIn, idOf, kindOf, nameKeyOf, type Schema, searchLength, withFacts } from './schema.ts';

const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

it('knows a group, entries, a tuple and a value by their schema', () => {
  const { properties = {} } = schemaOf(
    z.strictObject({
      seo,
      byName: z.record(z.string(), seo),
      many: list(text),
      pair: z.tuple([text, text]),
      day: text,
    }),
  );
  expect(Object.values(properties).map(kindOf)).toEqual(['group', 'entries', 'entries', 'tuple', 'value']);
});

it('begins a value with a place for everything that must be there', () => {
  const schema = z.strictObject({
    seo,
    points: list(text),
    hidden: z.boolean(),
    years: z.int(),
    badge: text.exactOptional(),
  });
  expect(blank(schemaOf(schema))).toEqual({
    seo: { title: '', description: '' },
    points: [''],
    hidden: false,
    years: null,
  });
});

it('names the records of a list by what paths name them by', () => {
  expect(nameKeyOf(schemaOf(factFiles.branches).items)).toBe('slug');
  expect(nameKeyOf(schemaOf(list(text)).items)).toBeUndefined();
});

describe('says what is wrong with a value before it is published', () => {
  const facts = { 'haircut.price': 'AED 60' };
  const fault = (schema: z.ZodType, value: unknown, required = true) =>
    faultIn(schemaOf(schema), value, { facts, required })?.kind;

  it.each([
    [text, '', 'empty'],
    [text, ' ', 'empty'],
    [text, 'From {haircut.price}', undefined],
    [text, 'From {haircut.prize}', 'fact'],
    [z.int().positive(), 0, 'least'],
    [z.number().max(5), 6, 'most'],
    [z.int(), 'ten', 'number'],
    [z.array(text).min(2).max(5), ['one'], 'few'],
    [z.array(text).max(1), ['one', 'two'], 'many'],
    [z.string().regex(/^[a-z]+$/), 'A', 'form'],
    [phone, '04 123', 'tel'],
    [url, '@jkmasters', 'uri'],
  ])('%#', (schema, value, expected) => expect(fault(schema, value)).toBe(expected));

  it('what may be left out may be empty', () => expect(fault(text, undefined, false)).toBeUndefined());
});

it('counts a text as search engines show it, with its facts', () => {
  expect(withFacts('From {haircut.price} {name}', { 'haircut.price': 'AED 60' }).text).toBe(
    'From AED 60 {name}',
  );
  expect(searchLength(['items', 'jvc', 'seo', 'title'])?.most).toBe(60);
  expect(searchLength(['description'])).toEqual({ least: 70, most: 160 });
  expect(searchLength(['hero', 'title'])).toBeUndefined();
});

it('makes a name for files and addresses of what somebody calls it', () => {
  expect(idOf('  Beards & Summer, 2027 ')).toBe('beards-summer-2027');
});
