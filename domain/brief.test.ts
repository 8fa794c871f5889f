import { expect, test } from 'vitest';
import { brief, short, titleOf } from './brief.ts';

test('cuts a long text to one line, but never inside the braces around a fact', () => {
  const exact = 'x'.repeat(48);
  expect(short(' one\n\ttwo\u0000 three ')).toBe('one two three');
  expect(short(exact)).toBe(exact);
  expect(short(`${exact}x`)).toBe(`${'x'.repeat(47)}…`);
  expect(short(`${'x'.repeat(44)} {haircut.price} and more`)).toBe(`${'x'.repeat(44)}…`);
  expect(short(`{a.b} ${'x'.repeat(60)}`)).toBe(`{a.b} ${'x'.repeat(41)}…`);
});

test.each([
  ['a  b', 'a b'],
  [
    ['a  b', 1],
    ['a b', 1],
  ],
  [undefined, null],
  [null, null],
  [0, 0],
  [{ id: 'x', name: 'A  name', title: 'B' }, 'A name'],
  [{ id: 'x', title: 'B' }, 'B'],
  [{ id: 'x', reason: { en: 'Eid' } }, 'Eid'],
  [{ id: 'x', price: 60 }, 'x'],
  [{ from: 'a  b', until: [1] }, ['a b', [1]]],
])('shortens %j to %j', (value, shown) => expect(brief(value)).toEqual(shown));

test.each([
  ['Fade', 'Fade'],
  [undefined, ''],
  [null, ''],
  [{ name: 'N', title: 'T' }, 'N'],
  [{ name: '', title: 'T', question: 'Q' }, 'T'],
  [{ question: 'Q', label: 'L' }, 'Q'],
  [{ answer: 'A', label: 'L' }, 'L'],
  [{ years: 3, answer: 'A' }, 'A'],
  [{ id: 'x', answer: 'A' }, ''],
  [{ years: 3 }, ''],
])('calls the entry %j %j', (entry, title) => expect(titleOf(entry)).toBe(title));
