import { expect, test } from 'vitest';
import { fieldPath } from '../contract/changes.ts';
import { changedBy, type FieldPath, overlaps, valueAt } from './field-path.ts';

const DATA = { title: 'Home', list: [{ id: 'a', n: 1 }], days: ['Mon'] };

test.each<[path: FieldPath, value: unknown, after: object]>([
  [['list', 'a', 'n'], 2, { ...DATA, list: [{ id: 'a', n: 2 }] }],
  [['list', 'a'], null, { ...DATA, list: [] }],
  [['list', 'b'], { id: 'b' }, { ...DATA, list: [...DATA.list, { id: 'b' }] }],
  [['days', 1_000_000], 'Tue', { ...DATA, days: ['Mon', 'Tue'] }],
  [['days', -3], 'Tue', { ...DATA, days: ['Mon', 'Tue'] }],
  [['days', 7], null, DATA],
  [['list', 'gone', 'n'], 2, DATA],
  [['title', 'x'], 'y', DATA],
  [['list', 'a', 'n', 0], 'y', DATA],
])('applies a change at %j without leaving gaps, on a copy', (path, value, after) => {
  const before = structuredClone(DATA);
  expect(changedBy(DATA, [{ path, value }])).toEqual(after);
  expect(DATA).toEqual(before);
});

test('reads the value at a path', () => {
  expect(valueAt(DATA, ['list', 'a', 'n'])).toBe(1);
  expect(valueAt(DATA, ['list', 'x', 'n'])).toBeUndefined();
});

test.each([[['__proto__', 'x']], [['list', 'constructor', 'prototype', 'x']], [['list', '__proto__']]])(
  'follows no path into the prototype chain: %j',
  (path) => {
    expect(fieldPath.safeParse(path).success).toBe(false);
    expect(changedBy(DATA, [{ path, value: 'bad' }])).toEqual(DATA);
    expect(valueAt(DATA, path)).toBeUndefined();
    expect(({} as { x?: string }).x).toBeUndefined();
  },
);

test('reports paths as overlapping if one is the other or below it', () => {
  expect(overlaps(['a'], ['a', 'b'])).toBe(true);
  expect(overlaps(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(overlaps([], ['a'])).toBe(true);
  expect(overlaps(['a', 'b'], ['a', 'c'])).toBe(false);
});
