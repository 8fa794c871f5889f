import { expect, it } from 'vitest';
import { z } from 'zod';
import { blank, kindOf, type Schema } from '../../domain/json-schema.ts';
import { factFiles } from '../../edition/schema/facts.ts';
import { list, seo, text } from '../../edition/schema/shared.ts';
import { idOf, nameKeyOf, newId, searchLength, withFacts } from './schema.ts';

const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

it('tells groups, entries, tuples and values apart by their schema', () => {
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

it('begins a new value with a place for every required field', () => {
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

it('finds the field that names the records of a list', () => {
  expect(nameKeyOf(schemaOf(factFiles.branches).items)).toBe('slug');
  expect(nameKeyOf(schemaOf(list(text)).items)).toBeUndefined();
});

it('counts the characters of a text with its facts, as search engines show it', () => {
  expect(withFacts('From {haircut.price} {name}', { 'haircut.price': 'AED 60' })).toBe('From AED 60 {name}');
  expect(searchLength(['items', 'jvc', 'seo', 'title'])?.most).toBe(60);
  expect(searchLength(['description'])).toEqual({ least: 70, most: 160 });
  expect(searchLength(['hero', 'title'])).toBeUndefined();
});

it('turns a name into a free id for files and addresses', () => {
  expect(idOf('  Beards & Summer, 2027 ')).toBe('beards-summer-2027');
  expect(idOf('Naïve Straße, Ångström')).toBe('naive-strasse-angstrom');
  expect([idOf('50'), newId('50', [])]).toEqual(['', 'offer']);
  expect(newId('Fade', ['fade', 'fade-2'])).toBe('fade-3');
  expect(newId('الأب والابن', [])).toBe('offer');
});
