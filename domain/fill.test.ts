import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fill } from './fill.ts';

const template = 'Hello JK Masters {branch}, I would like to book {service}. ({branch})';

test('every placeholder is filled, and values are taken as they are', () => {
  expect(fill(template, { branch: 'JVC', service: '$& {branch}' })).toBe(
    'Hello JK Masters JVC, I would like to book $& {branch}. (JVC)',
  );
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (value) => fill('<{name}>', { name: value }) === `<${value}>`,
    ),
  );
});

test('a placeholder without a value is a RangeError that names it', () => {
  expect(() => fill(template, { branch: 'JVC' })).toThrow(/\{service\}/);
  expect(() => fill(template, { branch: 'JVC', service: undefined })).toThrow(RangeError);
  expect(() => fill('{constructor}', {})).toThrow(RangeError);
});
