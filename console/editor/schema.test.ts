import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Schema } from '../../domain/json-schema.ts';
import { factFiles } from '../../edition/schema/facts.ts';
import { list, text } from '../../edition/schema/shared.ts';
import { idOf, nameKeyOf, newId, searchLength, withFacts } from './schema.ts';

const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

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
