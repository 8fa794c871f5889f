import { describe, expect, test } from 'vitest';
import { BLANK_DRAFT, normaliseReview, problemsOf, REVIEW_LIMITS } from './reviews.ts';

const draft = { customerName: 'Omar', rating: 5, review: 'Sharp fade.', email: '' };

describe('normalizing a review', () => {
  test('trims, drops an empty email and keeps line breaks', () => {
    expect(
      normaliseReview({ customerName: '  Omar \n Ali ', rating: 4, review: ' one\r\n\r\ntwo ', email: '  ' }),
    ).toEqual({
      customerName: 'Omar Ali',
      rating: 4,
      review: 'one\n\ntwo',
    });
    expect(normaliseReview({ ...draft, email: ' o@x.ae ' }).email).toBe('o@x.ae');
  });

  test('drops characters that databases reject or that disguise text, keeps Arabic and joined emoji', () => {
    expect(normaliseReview({ ...draft, review: 'a\u0000b\u202ec\u0007\ud83d' }).review).toBe('abc\ufffd');
    expect(normaliseReview({ ...draft, review: 'ممتاز 🧔🏽‍♂️' }).review).toBe('ممتاز 🧔🏽‍♂️');
  });

  test('drops invisible tag characters (except in flags) and stacked combining marks', () => {
    const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
    const tidied = (review: string) => normaliseReview({ ...draft, review }).review;
    expect(tidied(`A\u{e0041}\u{e0042} cut ${scotland}\u{e0067}`)).toBe(`A cut ${scotland}`);
    expect(tidied(`e${'\u0301'.repeat(700)}!`)).toBe(`e${'\u0301'.repeat(8)}!`);
    expect(tidied('مُمْتَازٌّ ผู้ใหญ่')).toBe('مُمْتَازٌّ ผู้ใหญ่');
  });
});

describe('validating a review', () => {
  test('accepts a review with or without an email', () => {
    expect(problemsOf(draft)).toEqual({});
    expect(problemsOf({ ...draft, email: ' omar@example.com ' })).toEqual({});
  });

  test('reports fields without visible text in form order', () => {
    expect(problemsOf(BLANK_DRAFT)).toEqual({ customerName: 'blank', review: 'blank' });
    const unseen = { customerName: ' \u200b', rating: Number.NaN, review: '\u2800\n', email: 'omar' };
    expect(Object.entries(problemsOf(unseen))).toEqual([
      ['rating', 'wrong'],
      ['customerName', 'blank'],
      ['review', 'blank'],
      ['email', 'wrong'],
    ]);
  });

  test('rejects anything but whole stars', () => {
    for (const rating of [0, 6, 4.5]) expect(problemsOf({ ...draft, rating })).toEqual({ rating: 'wrong' });
  });

  test('checks limits after normalizing', () => {
    const name = 'n'.repeat(REVIEW_LIMITS.name);
    const text = `${'t'.repeat(REVIEW_LIMITS.text - 2)}\r\nt`;
    expect(problemsOf({ ...draft, customerName: ` ${name} `, review: ` ${text} ` })).toEqual({});
    expect(problemsOf({ ...draft, customerName: `${name}n` })).toEqual({ customerName: 'long' });
    expect(problemsOf({ ...draft, review: `${text}t` })).toEqual({ review: 'long' });
  });
});
