import { expect, test } from 'vitest';
import { fieldPath } from '../contract/changes.ts';
import {
  applyChange,
  changedBy,
  endsEarly,
  type FieldPath,
  fieldId,
  fieldOf,
  indexedPath,
  isWithin,
  namedPath,
  overlaps,
  photoField,
  valueAt,
} from './field-path.ts';

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
  [['list', 'gone'], null, DATA],
  [['title'], null, { list: DATA.list, days: DATA.days }],
  [['new', 'deep'], 1, { ...DATA, new: { deep: 1 } }],
  [['list', 'a', 'tags', 0], 'x', { ...DATA, list: [{ id: 'a', n: 1, tags: { 0: 'x' } }] }],
  [[], { other: 1 }, { other: 1 }],
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
  expect([isWithin(['a', 'b'], ['a']), isWithin(['a'], ['a', 'b'])]).toEqual([true, false]);
});

test('inserts a new record at its place, and only copies of values', () => {
  const list = [{ id: 'a' }, { id: 'b' }];
  const value = { id: 'c', of: [1] };
  const added = (place?: number | null) => changedBy({ list }, [{ path: ['list', 'c'], value, place }]).list;
  expect(added(1).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  for (const place of [null, undefined]) expect(added(place).at(-1)).toEqual(value);
  expect(added(0)[0]).not.toBe(value);
  expect(changedBy(list, [])).toBe(list);
  expect(applyChange(undefined, { path: ['a'], value: 1 })).toEqual({ a: 1 });
});

test('turns indexes into ids and back', () => {
  expect(indexedPath(DATA, ['list', 'a', 'n'])).toEqual(['list', 0, 'n']);
  expect(indexedPath(DATA, ['list', 'b'])).toEqual(['list', 1]);
  expect(namedPath(DATA, ['list', 0, 'n'])).toEqual(['list', 'a', 'n']);
  expect(namedPath(DATA, ['days', 0])).toEqual(['days', 0]);
  expect(namedPath([{ slug: 's' }, { slot: 't' }, { id: 1 }], [1])).toEqual(['t']);
  expect(namedPath([{ id: 1 }], [0])).toEqual([0]);
});

test('knows a path that continues below a value or in a missing record', () => {
  const early = [
    ['title', 'x'],
    ['list', 'gone', 'n'],
    ['list', 'a', 'n', 'x'],
  ] as const;
  const whole = [['title'], ['list', 'gone'], ['list', 'a', 'n'], ['new', 'deep'], []] as const;
  for (const path of early) expect(endsEarly(DATA, [...path]), `${path}`).toBe(true);
  for (const path of whole) expect(endsEarly(DATA, [...path]), `${path}`).toBe(false);
  expect(endsEarly({ none: null }, ['none', 'x'])).toBe(false);
});

test('names a field by its file and path', () => {
  expect(fieldId('en/home.yaml', ['points', 2, 'title'])).toBe('en/home.yaml:points.2.title');
  expect(fieldOf('en/home.yaml:points.2.title')).toEqual({
    file: 'en/home.yaml',
    path: ['points', 2, 'title'],
  });
  expect(fieldOf('en/a.mdx:')).toEqual({ file: 'en/a.mdx', path: [] });
  expect(fieldOf('f:a1.1a')).toEqual({ file: 'f', path: ['a1', '1a'] });
  expect(photoField('jvc')).toBe('facts/photos.yaml:jvc.photo');
});
