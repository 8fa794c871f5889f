import { expect, test } from 'vitest';
import { edited } from './edit.ts';

test('changes are made at their places, in whatever order they come', () => {
  const edits = [
    { start: 6, end: 11, text: 'there' },
    { start: 0, end: 5, text: 'Hi' },
    { start: 11, end: 11, text: '!' },
  ];
  expect(edited('Hello world', edits)).toBe('Hi there!');
  expect(edited('as it was', [])).toBe('as it was');
});

test('changes that overlap are refused', () => {
  const edits = [
    { start: 0, end: 4, text: '' },
    { start: 3, end: 6, text: '' },
  ];
  expect(() => edited('overlap', edits)).toThrow('overlap at 3');
});
