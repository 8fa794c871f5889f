import { expect, test } from 'vitest';
import { changed, type FieldPath, overlaps } from './field-path.ts';

const DATA = { title: 'Home', list: [{ id: 'a', n: 1 }], days: ['Mon'] };

test.each<[path: FieldPath, value: unknown, after: object]>([
  [['list', 'a', 'n'], 2, { ...DATA, list: [{ id: 'a', n: 2 }] }],
  [['list', 'b'], { id: 'b' }, { ...DATA, list: [...DATA.list, { id: 'b' }] }],
  [['days', 1_000_000], 'Tue', { ...DATA, days: ['Mon', 'Tue'] }],
  [['days', -3], 'Tue', { ...DATA, days: ['Mon', 'Tue'] }],
  [['days', 7], null, DATA],
  [['list', 'gone', 'n'], 2, DATA],
  [['title', 'x'], 'y', DATA],
  [['list', 'a', 'n', 0], 'y', DATA],
  [['__proto__', 'x'], 'y', DATA],
])('applies a change at %j without leaving gaps', (path, value, after) => {
  expect(changed(DATA, { path, value })).toEqual(after);
});

test('reports paths as overlapping if one is the other or below it', () => {
  expect(overlaps(['a'], ['a', 'b'])).toBe(true);
  expect(overlaps(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(overlaps([], ['a'])).toBe(true);
  expect(overlaps(['a', 'b'], ['a', 'c'])).toBe(false);
});
