import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlank } from './blank.ts';

const unseen = {
  'nothing at all': '',
  spaces: ' \t\n\u00a0\u2003\u3000',
  'zero widths': '\u200b\u200c\u200d\u2060\ufeff',
  'direction marks': '\u200e\u200f\u061c\u202e\u2066',
  'control characters': '\u0000\u0007\u001b\u0085',
  'the blank of Braille': '\u2800',
  'Hangul fillers': '\u3164\u115f\uffa0',
  'a soft hyphen and a grapheme joiner': '\u00ad\u034f',
  'variation selectors and tags': '\ufe0f\u{e0041}',
};
const seen = ['a', '.', 'ع', '髪', '🧔🏽‍♂️', '٥', '⠁', '한'];

test.each(Object.entries(unseen))('%s: blank', (_, text) => {
  expect(isBlank(text)).toBe(true);
});

describe('whatever stands together', () => {
  const signs = Object.values(unseen).flatMap((text) => [...text]);
  const invisible = fc.string({ unit: fc.constantFrom(...signs) });

  test('what cannot be seen is blank in any mixture', () => {
    fc.assert(fc.property(invisible, isBlank));
  });

  test('one visible sign among them is enough', () => {
    fc.assert(
      fc.property(
        invisible,
        fc.constantFrom(...seen),
        invisible,
        (before, sign, after) => !isBlank(before + sign + after),
      ),
    );
  });

  test('letters, numbers, punctuation and emoji are never blank', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const shows = /[\p{L}\p{N}\p{P}\p{S}]/u.test(
          text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''),
        );
        if (shows && !/[\u2800\u{1d159}]/u.test(text)) expect(isBlank(text)).toBe(false);
      }),
    );
  });
});
