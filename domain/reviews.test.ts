import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLANK_DRAFT, isSubmittable, normaliseReview, REVIEW_LIMITS } from './reviews.ts';

const draft = { customerName: 'Omar', rating: 5, review: 'Sharp fade.', email: '' };

describe('tidying', () => {
  test('trims, drops an empty email and keeps the lines of a review', () => {
    expect(
      normaliseReview({ customerName: '  Omar \n Ali ', rating: 4, review: ' one\r\n\r\ntwo ', email: '  ' }),
    ).toEqual({
      customerName: 'Omar Ali',
      rating: 4,
      review: 'one\n\ntwo',
    });
    expect(normaliseReview({ ...draft, email: ' o@x.ae ' })?.email).toBe('o@x.ae');
  });

  test('drops what stores refuse and what disguises text, keeps Arabic and joined emoji', () => {
    expect(normaliseReview({ ...draft, review: 'a\u0000b\u202ec\u0007\ud83d' })?.review).toBe('abc\ufffd');
    expect(normaliseReview({ ...draft, review: 'ممتاز 🧔🏽‍♂️' })?.review).toBe('ممتاز 🧔🏽‍♂️');
  });

  test.each(['', '   ', '\n\t', '\u200b\u2060', '\u0000', '\u3164'])(
    'a name or text of %j is blank',
    (blank) => {
      expect(normaliseReview({ ...draft, customerName: blank })).toBeNull();
      expect(normaliseReview({ ...draft, review: blank })).toBeNull();
    },
  );

  test('tidying twice changes nothing more', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (customerName, review) => {
        const once = normaliseReview({ ...draft, customerName, review });
        if (once) expect(normaliseReview(once)).toEqual(once);
      }),
    );
  });
});

describe('may be submitted', () => {
  test('a review with or without email', () => {
    expect(isSubmittable(draft)).toBe(true);
    expect(isSubmittable({ ...draft, email: 'omar@example.com' })).toBe(true);
  });

  test('not the blank form, a bad email or anything but whole stars', () => {
    expect(isSubmittable(BLANK_DRAFT)).toBe(false);
    expect(isSubmittable({ ...draft, email: 'omar' })).toBe(false);
    for (const rating of [0, 6, 4.5]) expect(isSubmittable({ ...draft, rating })).toBe(false);
  });

  test('limits hold after trimming, to the character', () => {
    const name = 'n'.repeat(REVIEW_LIMITS.name);
    const text = 't'.repeat(REVIEW_LIMITS.text);
    expect(isSubmittable({ ...draft, customerName: ` ${name} `, review: ` ${text} ` })).toBe(true);
    expect(isSubmittable({ ...draft, customerName: `${name}n` })).toBe(false);
    expect(isSubmittable({ ...draft, review: `${text}t` })).toBe(false);
  });
});
