import { expect, test } from 'vitest';
import { BLANK_DRAFT, normalizeReview, problemsOf, problemTexts, REVIEW_LIMITS } from './reviews.ts';

const { email: _, ...tidy } = { customerName: 'Omar', rating: 5, review: 'Sharp fade.', email: '' };
const draft = { ...tidy, email: '  ' };
const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';

test.each([
  [{ customerName: '  Omar \n Ali ' }, { customerName: 'Omar Ali' }],
  [{ review: ' one\r\n\r\ntwo ' }, { review: 'one\n\ntwo' }],
  [{ email: ' o@x.ae ' }, { email: 'o@x.ae' }],
  // Characters that databases reject or that disguise text, but not joined emoji, flags, Arabic and Thai marks.
  [{ review: 'a\u0000b\u202ec\u0007\ud83d' }, { review: 'abc\ufffd' }],
  [{ review: 'ممتاز 🧔🏽‍♂️' }, { review: 'ممتاز 🧔🏽‍♂️' }],
  [{ review: `A\u{e0041}\u{e0042} cut ${scotland}\u{e0067}` }, { review: `A cut ${scotland}` }],
  [{ review: `e${'\u0301'.repeat(700)}!` }, { review: `e${'\u0301'.repeat(8)}!` }],
  [{ review: 'مُمْتَازٌّ ผู้ใหญ่' }, { review: 'مُمْتَازٌّ ผู้ใหญ่' }],
])('normalizes %j and omits an empty email', (typed, normalized) => {
  expect(normalizeReview({ ...draft, ...typed })).toEqual({ ...tidy, ...normalized });
});

test('leaves one of several blank lines, and joins the lines after the 40th', () => {
  const reviewOf = (review: string) => normalizeReview({ ...tidy, review }).review;
  expect(reviewOf(`one${'\n \n'.repeat(900)}two`)).toBe('one\n\ntwo');
  const lines = Array.from({ length: 900 }, (_, line) => `${line}`);
  expect(reviewOf(lines.join('\n')).split('\n')).toEqual([...lines.slice(0, 39), lines.slice(39).join(' ')]);
});

const name = 'n'.repeat(REVIEW_LIMITS.customerName);
const text = `${'t'.repeat(REVIEW_LIMITS.review - 2)}\r\nt`;

test.each([
  [draft, {}],
  [{ email: ' omar@example.com ' }, {}],
  [{ rating: 0 }, { rating: 'wrong' }],
  [{ rating: 6 }, { rating: 'wrong' }],
  [{ rating: 4.5 }, { rating: 'wrong' }],
  [BLANK_DRAFT, { customerName: 'blank', review: 'blank' }],
  // In the order of the form.
  [
    { customerName: ' \u200b', rating: Number.NaN, review: '\u2800\n', email: 'omar' },
    { rating: 'wrong', customerName: 'blank', review: 'blank', email: 'wrong' },
  ],
  [{ customerName: ` ${name} `, review: ` ${text} ` }, {}],
  [{ customerName: `${name}n` }, { customerName: 'long' }],
  [{ review: `${text}t` }, { review: 'long' }],
])('validates case %#', (typed, problems) => {
  expect(Object.entries(problemsOf({ ...draft, ...typed }))).toEqual(Object.entries(problems));
});

test('tells each problem in words, with the limit of the field', () => {
  const words = { customerName: { long: '{limit}' }, rating: {}, review: { blank: 'Write' }, email: {} };
  expect(problemTexts(words, { customerName: 'long', review: 'blank', email: 'wrong' })).toEqual({
    customerName: '80',
    review: 'Write',
    email: undefined,
  });
});
